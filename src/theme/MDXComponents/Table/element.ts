import { tableName, watchScroller } from '../../../browser/watch-scrollers';

/** The frame of a table, which takes the keyboard focus only while it scrolls, and then has a name. */
export default class ScrollableTable extends HTMLElement {
  private stop: (() => void) | undefined;

  connectedCallback(): void {
    this.stop = watchScroller(this, tableName);
  }

  disconnectedCallback(): void {
    this.stop?.();
  }
}
