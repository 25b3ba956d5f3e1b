/** The planned day that is open, or being made. */
export interface PlannedDaysSearch {
  dagur?: number | undefined;
  nytt?: boolean | undefined;
}
