import { makeElement } from '../../browser/elements/make-element';
import { usesSingleKeys, writeSingleKeys } from '../../browser/single-keys';

/** The setting that turns off single-key shortcuts. */
export default makeElement((element, signal) => {
  const box = element.querySelector('input');
  if (box === null) return;
  box.checked = usesSingleKeys();
  box.addEventListener('change', () => writeSingleKeys(box.checked), { signal });
});
