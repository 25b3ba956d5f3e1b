/** What the address of the card says: the tab, and how its works list stands. */
export interface CardSearch {
  flipi?: string;
  leit?: string;
  hofundur?: number;
  rod?: string;
  /** The fund application that is open. */
  umsokn?: number;
}
