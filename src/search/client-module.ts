/** Client module: the search opens with its field, which is on the page before any script (`interface/search-field.ts`). */
import { connectSearch } from './interface/connect';

if (typeof document !== 'undefined') connectSearch();
