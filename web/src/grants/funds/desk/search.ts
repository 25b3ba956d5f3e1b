/** How the applications of a period stand, and the one that is open. */
export interface PeriodSearch {
  leit?: string | undefined;
  stada?: string | undefined;
  rod?: string | undefined;
  umsokn?: number | undefined;
}
