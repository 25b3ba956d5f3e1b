/** What the address of the review desk says: the tab, the chosen work or proposal, and how the queue is narrowed down. */
export interface ReviewSearch {
  flipi?: string;
  verk?: number;
  tillaga?: number;
  leit?: string;
  sia?: string;
}
