/** Placeholder in the configuration for the account that the embedded search does not need. The theme rejects empty values. */
export const embeddedAppId = 'embedded';
