/** How the search for unmatched usage stands. */
export interface UnmatchedSearch {
  flipi?: string | undefined;
  leit?: string | undefined;
}
