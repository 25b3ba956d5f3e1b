/** How the list of cue sheets stands, and what is being made. */
export interface CueSheetsSearch {
  leit?: string | undefined;
  rod?: string | undefined;
  nytt?: string | undefined;
}
