import type { Case } from './cases.ts';
import type { Society } from './society.ts';
/** The list of a publisher's contracts, and the works of an author that are outside one: first and last page of each. */
export declare function contractCases({ owner }: Society, asPublisher: Record<string, string>, asStaff: Record<string, string>): Promise<Case[]>;
