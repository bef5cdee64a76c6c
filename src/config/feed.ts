/** File name of the feed of changes, below the base path. */
export const feedFile = 'feed.xml';
