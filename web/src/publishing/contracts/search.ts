/** How the list of contracts stands: the tab, a search, and the order. */
export interface ContractsSearch {
  flipi?: string | undefined;
  leit?: string | undefined;
  rod?: string | undefined;
}
