/** Attribute of plain HTML links, which no component handles: the version that readers prefer from now on if they follow the link. */
export const versionAttribute = 'data-version';
