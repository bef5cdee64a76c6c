/** Marks links with the version that readers who follow them want from now on, where they stay HTML and no component hears of it. */
export const versionAttribute = 'data-version';
