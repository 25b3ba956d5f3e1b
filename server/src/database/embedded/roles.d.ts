import pg from 'pg';
import { type Passwords } from './passwords.ts';
export declare const databaseName = 'omur';
/** Makes the roles and the database where they are missing. Run at every start, so a first one may be cut short. */
export declare function provideDatabase(superuser: pg.ClientConfig, passwords: Passwords): Promise<void>;
/** Only the application and the owner enter the database, and the application makes no tables there, not even temporary ones. */
export declare function grantEntry(database: string, applicationRole: string): string;
