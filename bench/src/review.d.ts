import type { Case } from './cases.ts';
import type { Society } from './society.ts';
/** The queue as staff open it. */
export declare function queueCase({ owner }: Society, headers: Record<string, string>): Case;
/** Each work is decided on once, so that every decision is a whole one. Between measurements they are put back in the queue. */
export declare function decisionCase({ owner }: Society, headers: Record<string, string>): Promise<Case>;
