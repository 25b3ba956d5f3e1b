import { type DemoWork, type LightChange } from './works.ts';
type Judged = Pick<
  DemoWork,
  'review' | 'remark' | 'reviewedAt' | 'reviewedBy' | 'registeredBy' | 'registeredAt' | 'authors'
>;
/** What was carried over from older records came with its light. */
export declare function importedHistory(work: Judged): LightChange[];
/** The lights a work has had, told from when staff and each author answered (V4). */
export declare function historyOf(work: Judged): LightChange[];
export {};
