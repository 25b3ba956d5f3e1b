import type { Role } from '@omur/contract/values';
export declare const demoPassword = 'Hljomfall-2026';
/** A person of the demo society. Left out: nothing is on file. */
export interface DemoPerson {
  personId: number;
  name: string;
  kennitala?: string;
  genderId?: number;
  artistName?: string;
  honorific?: string;
  diedOn?: string;
  email?: string;
  phone?: string;
  street?: string;
  postalCode?: string;
  foreignAddress?: string;
  societyCode?: number;
  notes?: string;
  bankAccount?: [bank: string, ledger: string, account: string];
}
export interface DemoUser {
  userId: number;
  kennitala: string;
  name: string;
  role: Role;
  person?: DemoPerson;
}
export declare const demoUsers: readonly DemoUser[];
/** Þórdís's late father, whose rights she and her sister hold, and a composer of background music by the thousand. */
export declare const others: readonly DemoPerson[];
export declare const ragnarId = 2;
export declare const katlaId = 1;
export declare const userOf: {
  readonly thordis: 3;
  readonly jokull: 4;
  readonly solrun: 5;
  readonly amelie: 10;
};
