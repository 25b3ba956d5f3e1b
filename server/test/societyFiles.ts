import Papa from 'papaparse';
import yauzl from 'yauzl';
import { filesOf, sendFolder } from '../src/exchange/societyFiles/sendFolder.ts';
import type { SourceFile } from '../src/exchange/societyFiles/stage.ts';
import type { Portal, Someone } from './portal.ts';
import { aWorkbook } from './workbook.ts';

/** A file of another system, by its name without the ending, with its lines. */
export const textFile = (kind: string, ...lines: readonly string[]): SourceFile =>
  fileOf(`${kind}.csv`, Buffer.from(lines.join('\n')));

export const fileOf = (fileName: string, bytes: Buffer): SourceFile => ({
  fileName,
  sizeBytes: bytes.length,
  pieces: async function* () {
    yield bytes;
  },
  openZip: () => yauzl.fromBufferPromise(bytes, { lazyEntries: true, autoClose: false }),
});

async function textOf(file: SourceFile): Promise<string> {
  const read: Buffer[] = [];
  for await (const piece of file.pieces()) read.push(piece);
  return Buffer.concat(read).toString();
}

/** The same as a workbook, all of it as text. */
export async function asWorkbook(file: SourceFile): Promise<SourceFile> {
  const { data } = Papa.parse<string[]>(await textOf(file), { delimiter: ';', skipEmptyLines: true });
  return fileOf(file.fileName.replace(/csv$/u, 'xlsx'), await aWorkbook(data));
}

/** The files of a folder, with some lines of them replaced. */
export const withChanges = async (
  folder: string,
  changes: Record<string, (text: string) => string>,
): Promise<SourceFile[]> =>
  Promise.all(
    (await filesOf(folder)).map(async (file) => {
      const change = changes[file.fileName];
      return change ? fileOf(file.fileName, Buffer.from(change(await textOf(file)))) : file;
    }),
  );

/** Sends files as the command does, and has them checked. Answers the number of the import. */
export const sendSociety = (
  portal: Portal,
  { userId }: Someone,
  files: readonly SourceFile[],
  takesTwo = true,
): Promise<number> => sendFolder(portal.pool, files, { name: 'Gamla kerfið', takesTwo, userId });

/** What is wrong with files that were sent: place, column and sentence. */
export async function problemsOf(portal: Portal, as: Someone, id: number): Promise<unknown[][]> {
  const { body } = await portal.ask(`GET /api/migrations/${id}/problems`, { as, language: 'en' });
  const problems: Record<string, unknown>[] = Array.isArray(body) ? body : [];
  return problems.map((one) => [
    `${String(one['heitI_SKRAR'])}:${String(one['linA_I_SKRA'])}`,
    one['dalkur'],
    one['abending'],
  ]);
}

/** How much there is here, and how much of it is on record as changed. */
export const countsOf = async (portal: Portal) =>
  (
    await portal.sql(`select (select count(*) from person)::integer as persons, (select count(*) from work)::integer as works,
      (select count(*) from statement_line)::integer as lines, (select count(*) from member_note)::integer as notes,
      (select count(*) from change_record where table_name <> 'society_import')::integer as changes`)
  )[0];
