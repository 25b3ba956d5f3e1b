/** Ends a PostgreSQL that an earlier run left behind on this cluster, and clears a mark that only looks alive. */
export declare function endOrphan(cluster: string): Promise<void>;
/** The process number of the PostgreSQL that runs on this cluster now. */
export declare function findServer(cluster: string): Promise<number | undefined>;
