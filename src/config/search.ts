/** Stands in the configuration for the account that the embedded search does not need; the theme refuses empty values. */
export const embeddedAppId = 'embedded';
