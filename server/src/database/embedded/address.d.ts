import type { ClientConfig } from 'pg';
import { type Account } from './account.ts';
type Address = {
  host: string;
  port: number;
  socketFolder?: string;
};
export declare const socketFolderPrefix = 'omur-socket-';
/** A unix socket in a folder of its own, and no TCP. Windows has TCP on the loopback address instead. */
export declare function chooseAddress(account: Account): Promise<Address>;
/** The address as one line, for tools that take a URL. */
export declare function toUrl(connection: ClientConfig): string;
export {};
