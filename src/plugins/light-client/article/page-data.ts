/** Id of the element that holds what the first page needs beside its HTML. */
export const pageDataId = 'page-data';

/** Variable in which scripts of the site hand their modules over. */
export const chunkGlobal = 'docsChunks';
