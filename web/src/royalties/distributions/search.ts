/** How the desk of distributions stands: the tab, what is being made, and the pot that is open. */
export interface DistributionsSearch {
  flipi?: string | undefined;
  nytt?: string | undefined;
  leidrettir?: number | undefined;
  pottur?: number | undefined;
}
