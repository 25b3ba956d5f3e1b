import type { Random } from './random.ts';
import type { DemoWork } from './works.ts';
/** Who made a work, and in what parts. */
export type Split = readonly (readonly [authorId: number, authorTypeId: number, shareHundredths: number])[];
export interface Registration {
  split: Split;
  registeredAt: Date;
  /** Null: carried over from older records, with everything approved. */
  registrant: {
    userId: number;
    kennitala: string;
    authorIds: readonly number[];
  } | null;
  /** How far it has come. */
  stage: 'settled' | 'waitingForStaff' | 'waitingForAuthors' | 'objected' | 'refused';
  remark?: string;
  title?: string;
}
/** A work that came of a registration. Its number is given when all are known, in the order of their dates. */
export declare function compose(
  random: Random,
  { split, registeredAt, registrant, stage, ...told }: Registration,
): DemoWork;
/** Gives works their numbers, in the order in which they were registered, their artists, and those that are settled their codes. */
export declare function numbered(
  random: Random,
  works: readonly DemoWork[],
  firstId: number,
  nameOf: (authorId: number) => string,
): DemoWork[];
