import { make } from '../browser/make';

/** Makes a button that does something at once. */
export function makeButton(label: string, className: string, press: () => void): HTMLButtonElement {
  const button = make('button', { type: 'button', class: className }, label);
  button.addEventListener('click', press);
  return button;
}
