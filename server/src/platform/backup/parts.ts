import * as z from 'zod';

const format = 'omur-backup-1';

/** How a backup begins: what it was made with, and what it holds. */
export const Beginning = z.object({
  format: z.literal(format),
  madeAt: z.iso.datetime(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
});
export type Beginning = z.output<typeof Beginning>;

/** How it ends. One without it is cut off. */
export const Ending = z.object({
  rows: z.record(z.string(), z.int()),
  sequences: z.array(z.object({ name: z.string(), lastValue: z.string(), isCalled: z.boolean() })),
  files: z.int(),
  /** The money in it (O73). Absent in backups of earlier releases. */
  sums: z.optional(z.record(z.string(), z.string())),
  /** Absent in backups from before they were signed, and where nothing was given to sign with. */
  signature: z.optional(z.string()),
});
export type Ending = z.output<typeof Ending>;

export const beginningName = 'backup.json';
export const endingName = 'end.json';
/** The text of a table in the form of COPY, in parts. */
export const tablePart = (table: string, part: number) => `tables/${table}/${part}`;
export const tableOf = (name: string) => /^tables\/(.+)\/\d+$/.exec(name)?.[1];
/** A stored file by its number; its name and owner stand in its row. */
export const filePart = (fileId: number) => `files/${fileId}`;
export const fileOf = (name: string) => Number(/^files\/(\d+)$/.exec(name)?.[1] ?? 0);

export const begins = (content: Omit<Beginning, 'format'>) => ({
  name: beginningName,
  content: json({ format, ...content } satisfies Beginning),
});
export const ends = (content: Ending) => ({ name: endingName, content: json(content) });

const json = (value: unknown) => Buffer.from(`${JSON.stringify(value, null, 1)}\n`);
