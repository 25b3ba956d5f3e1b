/** How the list of everybody's live performances stands. */
export interface PerformancesSearch {
  leit?: string | undefined;
  sia?: string | undefined;
  rod?: string | undefined;
}
