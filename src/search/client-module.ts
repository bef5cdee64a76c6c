/** Client module: connects the dialog to the search field, which works before any other script runs (`interface/search-field.ts`). */
import { connectSearch } from './interface/connect';

if (typeof document !== 'undefined') connectSearch();
