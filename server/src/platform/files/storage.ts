import type { FileType } from '@omur/contract/platform/fileRules';
import { Refusal } from '../refusal.ts';

/** What an address to send a file to is good for: exactly this. */
export interface Upload {
  key: string;
  type: FileType;
  sizeBytes: number;
}

/** What an address to read a file at answers with. */
export interface Reading {
  key: string;
  type: FileType;
  /** The name to save it by. */
  name: string;
  /** Browsers save it at once, instead of showing it. */
  isToSave: boolean;
}

/** What lies in storage under a key. */
export interface Kept {
  sizeBytes: number;
  /** So much of its beginning as tells what it is. */
  start: Uint8Array;
}

/** Where the content of files lies. Its addresses are signed and short-lived; anyone who holds one needs no session. */
export interface Storage {
  /** An address for one `PUT` of exactly this, which storage refuses where something lies already. */
  uploadUrl(upload: Upload, validSeconds: number): Promise<string>;
  readUrl(reading: Reading, validSeconds: number): Promise<string>;
  find(key: string): Promise<Kept | undefined>;
  /** The whole of a file that is small enough to be looked at. */
  read(key: string): Promise<Uint8Array | undefined>;
  remove(key: string): Promise<void>;
  /** Clears away what was left by uploads that broke off, where storage does not by itself. */
  tidy?(): Promise<void>;
}

/** Storage cannot be reached, or does not do what it should. */
export class StorageUnavailable extends Refusal {
  constructor(cause: unknown) {
    super('file.storageUnavailable');
    this.cause = cause;
  }
}

/** `inline`, or `attachment`, with the name as RFC 8187 spells it. Without a blank, which signed addresses spell in two ways. */
export function dispositionOf({ name, isToSave }: Pick<Reading, 'name' | 'isToSave'>): string {
  const spelled = encodeURIComponent(name).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${isToSave ? 'attachment' : 'inline'};filename*=UTF-8''${spelled}`;
}
