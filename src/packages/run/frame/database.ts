/** Puts databases into memory. */
import 'fake-indexeddb/auto';
