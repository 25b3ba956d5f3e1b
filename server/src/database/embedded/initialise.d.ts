import { type Account } from './account.ts';
type Plan = {
  initdb: string;
  folder: string;
  account: Account;
  password: string;
  isTemporary: boolean;
};
/** PostgreSQL and its tools get no variable that could change what they do, and none of our secrets. */
export declare const cleanEnvironment: NodeJS.ProcessEnv;
/** The folder of PostgreSQL's data, made at the first start. It takes its name only when it is complete. */
export declare function initialise(plan: Plan): Promise<string>;
export {};
