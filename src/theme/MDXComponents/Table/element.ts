import { makeElement } from '../../../browser/elements/make-element';
import { tableName, watchScroller } from '../../../browser/watch-scrollers';

/** The frame of a table, which takes the keyboard focus only while it scrolls, and then has a name. */
export default makeElement((frame, signal) => signal.addEventListener('abort', watchScroller(frame, tableName)));
