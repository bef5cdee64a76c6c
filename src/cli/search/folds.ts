/** Number of parts for cross-validation. Each part is once the one that was not used for tuning. */
export const folds = 5;

/** Assigns a query to a part. All queries of a thread are in the same part, in all versions. */
export function foldOf({ query, source = query }: { readonly query: string; readonly source?: string }): number {
  return [...source].reduce((sum, character) => (sum * 31 + (character.codePointAt(0) ?? 0)) % 10_007, 7) % folds;
}
