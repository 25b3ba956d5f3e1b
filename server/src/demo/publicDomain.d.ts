import type pg from 'pg';
import type { Circle } from './authors.ts';
/** The composers and poets themselves. Nobody claims for them any more; that they are long dead stands in the notes, for the day is not on file. */
export declare function oldMasters(): Circle;
/** Registers the songs by the very rules that a form is held to, and approves them as staff do. */
export declare function registerPublicDomain(client: pg.Client, masters: Circle): Promise<number[]>;
