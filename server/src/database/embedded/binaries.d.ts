import { type Account } from './account.ts';
export type Binaries = {
  initdb: string;
  postgres: string;
  control: string;
};
/** PostgreSQL's programs for this machine, from the npm package, ready to run. */
export declare function findBinaries(folder: string, account: Account): Promise<Binaries>;
export declare function prepare(native: string, folder: string, account: Account): Promise<Binaries>;
export declare function findPackage(): Promise<string>;
