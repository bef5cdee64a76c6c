/** The rows for errors whose messages nobody knows before they happen: where a method has others, and where it has none. They answer no question, so the search leaves them out. */
export const unknownErrors = {
  others: 'Other errors, with messages made at run time',
  all: 'Errors with messages made at run time',
} as const;
