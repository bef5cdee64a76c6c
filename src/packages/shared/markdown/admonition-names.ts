/** Keywords of `:::` blocks that the theme draws as admonitions (Docusaurus 3 defaults). */
export const admonitionNames = [
  'secondary',
  'info',
  'success',
  'danger',
  'note',
  'tip',
  'warning',
  'important',
  'caution',
] as const;
