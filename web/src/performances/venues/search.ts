/** How the lists of venues and festivals stand, the one that is open, and what is being made. */
export interface PlacesSearch {
  flipi?: string | undefined;
  leit?: string | undefined;
  sia?: string | undefined;
  rod?: string | undefined;
  stadur?: number | undefined;
  hatid?: number | undefined;
  nytt?: string | undefined;
}
