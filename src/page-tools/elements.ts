import { make } from '../browser/make';

/** Creates a button with a click handler. */
export function makeButton(label: string, className: string, press: () => void): HTMLButtonElement {
  const button = make('button', { type: 'button', class: className }, label);
  button.addEventListener('click', press);
  return button;
}
