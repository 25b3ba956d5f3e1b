import type { Case } from './cases.ts';
import type { Society } from './society.ts';
/** The list of the person with most of them, a performance with a long set list, and the registration of one. */
export declare function performanceCases(society: Society, token: string): Promise<Case[]>;
