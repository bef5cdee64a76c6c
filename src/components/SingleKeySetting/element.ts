import { usesSingleKeys, writeSingleKeys } from '../../browser/single-keys';

/** The setting that turns off single-key shortcuts. */
export default class SingleKeySetting extends HTMLElement {
  connectedCallback(): void {
    const { box } = this;
    if (box !== null) box.checked = usesSingleKeys();
    this.addEventListener('change', this);
  }

  handleEvent(): void {
    const { box } = this;
    if (box !== null) writeSingleKeys(box.checked);
  }

  private get box(): HTMLInputElement | null {
    return this.querySelector<HTMLInputElement>('[type="checkbox"]');
  }
}
