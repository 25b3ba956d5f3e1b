import type { Request } from 'autocannon';
import type { Society } from './society.ts';
import type { Running } from './servers.ts';
/** One thing to measure: the same rows, asked of the portal and of the bare server. */
export interface Case {
    name: string;
    portal: Request[];
    bare: Request[];
    /** The least share of the bare server's throughput that is good enough. */
    aim: number;
    /** Makes the society ready for a measurement, and as it was once all are done. */
    before?: () => Promise<void>;
    after?: () => Promise<void>;
}
export declare const words: {
    rare: string;
    common: string;
    prefix: string;
    two: string;
    misspelt: string;
};
export interface Cast {
    publisherId: number;
    publisherToken: string;
    cases: Case[];
}
export declare function castCases(society: Society, portal: Running): Promise<Cast>;
