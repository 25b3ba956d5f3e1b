/** The account PostgreSQL runs under where it is not our own: it refuses to run as root. */
export type Account =
  | {
      uid: number;
      gid: number;
    }
  | undefined;
/** As root: the owner of the folder, or `nobody` when that is root as well. */
export declare function findAccount(folder: string): Promise<Account>;
/**
 * Makes the folder and returns its real path. Below a closed folder such as /root the other account could not reach
 * it; then the data goes to /var/lib/omur, and the folder becomes a link to it.
 */
export declare function makeReachable(folder: string, account: Account): Promise<string>;
/** A folder that only the account of PostgreSQL may enter. */
export declare function makePrivate(folder: string, account: Account): Promise<string>;
export declare function give(file: string, account: Account): Promise<void>;
/** Whether the account may pass through the folder and all above it. */
export declare function canReach(folder: string, account: NonNullable<Account>): Promise<boolean>;
