/** What the society sets itself; only its staff may say otherwise (F9.1), and not of a work that they have a part in (R150). */
export const defaultEstimate = '1 1A';
export const defaultWeight = '06';

/** Whether a work has other codes than those, which may multiply its points (R11). */
export const hasOtherCodes = ({ estimate, weight }: { estimate: string; weight: string }): boolean =>
  estimate !== defaultEstimate || weight !== defaultWeight;
