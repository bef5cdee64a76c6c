import { make } from '../../browser/make';

/** Makes a quiet button of the panel. @param press called when the reader presses it */
export function makeButton(label: string, press: () => void): HTMLButtonElement {
  const button = make('button', { type: 'button', class: 'button button--link' }, label);
  button.addEventListener('click', press);
  return button;
}
