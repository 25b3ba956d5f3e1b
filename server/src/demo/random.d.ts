/** Numbers that look random and are the same every time: mulberry32. */
export declare class Random {
  #private;
  constructor(seed: number);
  /** From 0 up to 1. */
  next(): number;
  whole(least: number, most: number): number;
  chance(part: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** Early entries much oftener than late ones. */
  pickEarly<T>(list: readonly T[]): T;
  /** So many different ones. */
  pickSome<T>(list: readonly T[], count: number): T[];
}
