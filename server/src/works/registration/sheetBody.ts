import type { NewWork } from '@omur/contract/works/registration';
import { readIpiName } from '@omur/contract/people/rules/ipi';
import { readKennitala } from '@omur/contract/people/rules/kennitala';
import { findTypedAuthorType } from '@omur/contract/people/rules/typedAuthorTypes';
import { plainWork } from '@omur/contract/platform/fields/plainWork';
import { type PlainField, readPlain } from '@omur/contract/platform/plainFields';
import { codeMeant } from '@omur/contract/platform/rules/codeNames';
import { readTypedShare } from '@omur/contract/platform/rules/shares';
import { listIn, type SheetLine } from '@omur/contract/platform/rules/sheetLines';
import { singleRoles } from '@omur/contract/works/rules/roles';
import { authorColumns } from '@omur/contract/platform/fields/sheetColumns';
import { type Queryable } from '../../platform/database/statement.ts';
import { refuse } from '../../platform/refusal.ts';
import type { SheetWork } from './sheet.ts';
import { findIpiName, findSheetAuthor } from './sheetBodyQueries.ts';

type Body = Pick<NewWork, 'authors'> &
  Required<{ [K in 'unknownAuthors' | 'ipiAuthors']: NonNullable<NewWork[K]> }>;

/** Whom a line names: an author of ours, a writer whom the IPI register has, or somebody who is typed in. */
export type Named =
  | { kind: 'known'; authorId: number; contractId?: number | undefined }
  | { kind: 'listed' }
  | { kind: 'unknown' };

/** What a form would have sent for the lines of a work, and the line of each author by their place in the payload. */
export function bodyOfLines(
  lines: readonly SheetLine[],
  named: readonly Named[],
): { body: NewWork; lineOf: ReadonlyMap<string, number> } {
  const [first = {}] = lines;
  const body: Body = { authors: [], unknownAuthors: [], ipiAuthors: [] };
  const lineOf = new Map<string, number>();
  lines.forEach((line, i) => {
    if (!authorColumns.some((column) => line[column])) return;
    const key = addAuthor(body, line, named[i] ?? { kind: 'unknown' });
    if (!lineOf.has(key)) lineOf.set(key, i);
  });
  const performer = first['performer'] ?? null;
  return {
    body: {
      title: first['title'] ?? '',
      duration: first['length'] ?? '',
      ...plainOfSheet(first),
      ...body,
      otherTitles: listIn(first['other_titles'] ?? '').map((title) => ({ title })),
      isrcs: listIn(first['isrc'] ?? '').map((isrc) => ({ isrc, performer })),
    },
    lineOf,
  };
}

/** The same for a work of the sheet that the command reads. */
export async function bodyOf(db: Queryable, { lines }: SheetWork): Promise<NewWork> {
  const cells = lines.map(({ plain, line: _line, ...own }) => ({ ...own, ...plain }));
  const named: Named[] = [];
  for (const line of cells) named.push(await findNamed(db, line));
  return bodyOfLines(cells, named).body;
}

/** What its columns say of a work's plain fields. A choice may be written by its code or by what it is called. */
function plainOfSheet(line: SheetLine): Partial<NewWork> {
  const said = Object.entries<PlainField>(plainWork).flatMap(([name, field]) => {
    const cell = line[field.sheetColumn ?? ''];
    if (cell === undefined) return [];
    const typed = field.input === 'choice' ? (codeMeant(field.list, cell) ?? cell) : cell;
    return [[name, readPlain(field, typed)]];
  });
  return Object.fromEntries(said) as Partial<NewWork>;
}

/** Adds the author of a line, and answers the place in the payload. */
function addAuthor(body: Body, line: SheetLine, named: Named): string {
  const role = {
    name: line['name'] || line['author'] || '',
    // Neither is ever right; the rules of registration say which is wrong, and of whom.
    authorTypeId: findTypedAuthorType(line['type'] ?? '')?.id ?? 0,
    shareHundredths: readTypedShare(line['share'] ?? '') ?? Number.NaN,
  };
  if (named.kind === 'known') {
    const { authorId, contractId } = named;
    const before = body.authors.findIndex((one) => one.authorId === authorId);
    const there = body.authors[before];
    if (there && isOtherRole(there, role)) addRole(there, role);
    else return `authors.${body.authors.push({ authorId, contractId, ...role }) - 1}`;
    return `authors.${before}`;
  }
  const { ipi = '', ssn = '', email = '' } = line;
  if (named.kind === 'listed')
    return `ipiAuthors.${body.ipiAuthors.push({ ...role, ipiNameNumber: ipi }) - 1}`;
  const unknown = { ...role, kennitala: ssn, ipiNameNumber: ipi, email, isForeign: ssn === '' };
  return `unknownAuthors.${body.unknownAuthors.push(unknown) - 1}`;
}

type Role = Pick<NewWork['authors'][number], 'authorTypeId' | 'shareHundredths' | 'roles'>;
const rolesOf = ({ authorTypeId, shareHundredths, roles }: Role) =>
  roles ?? [{ authorTypeId, shareHundredths }];

/** X63: a second line of the same author, in another role. The same role again is refused as any author who stands there twice. */
const isOtherRole = (before: Role, { authorTypeId }: Role) =>
  [...rolesOf(before), { authorTypeId }].every(({ authorTypeId: type }) => singleRoles.includes(type)) &&
  !rolesOf(before).some((role) => role.authorTypeId === authorTypeId);

function addRole(before: Role, { authorTypeId, shareHundredths }: Role): void {
  before.roles = [...rolesOf(before), { authorTypeId, shareHundredths }];
  before.shareHundredths += shareHundredths;
}

/** An author typed in with a number that the society knows is that author, so that a sheet can name a newcomer on many works. */
async function findNamed(db: Queryable, line: SheetLine): Promise<Named> {
  const { author = '', ssn = '', email = '', ipi = '' } = line;
  const asked = author === '' ? { kennitala: ssn, ipi } : numberIn(author);
  const found = await findSheetAuthor.row<{ authorId: number }>(db, {
    authorId: asked.authorId ?? null,
    kennitala: readKennitala(asked.kennitala ?? '') ?? null,
    ipiNameNumber: readIpiName(asked.ipi ?? '').value ?? null,
  });
  if (found) return { kind: 'known', ...found };
  if (author !== '') refuse('author.notFound');
  // X35: somebody abroad whom the IPI register knows needs no more than the number.
  const nameNumber = readIpiName(ipi).value;
  const isListed =
    ssn === '' &&
    email === '' &&
    nameNumber !== undefined &&
    (await findIpiName.row(db, { nameNumber })) !== undefined;
  return { kind: isListed ? 'listed' : 'unknown' };
}

/** Ten digits are a kennitala, eleven an IPI name number, and up to nine an author's own number. */
export function numberIn(text: string): { authorId?: number; kennitala?: string; ipi?: string } {
  const digits = text.replace(/[\s.-]/g, '');
  if (!/^\d+$/.test(digits)) return {};
  if (digits.length >= 11) return { ipi: digits };
  return digits.length === 10 ? { kennitala: digits } : { authorId: Number(digits) };
}
