import { type Society } from './society.ts';
export declare const poolSize = 20;
export interface Running {
    url: string;
    stop(): Promise<void>;
}
/**
 * The portal as it is shipped, but for the limit of requests a minute, which counts as ever and is never reached.
 * Its log, a line a request, goes to a file.
 */
export declare function startPortal(society: Society): Promise<Running>;
/** What the portal is compared with. */
export declare function startBare(society: Society): Promise<Running>;
/** Starts a program that listens where `PORT` says, in a process of its own, and waits until it answers. */
export declare function start(society: Society, file: string, probe: string, settings: Record<string, string>): Promise<Running>;
