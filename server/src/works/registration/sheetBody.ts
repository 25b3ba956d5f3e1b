import type { NewWork } from '@omur/contract/works/registration';
import { findAuthorTypeByCode } from '@omur/contract/people/rules/authorTypes';
import { readIpiName } from '@omur/contract/people/rules/ipi';
import { readKennitala } from '@omur/contract/people/rules/kennitala';
import { plainWork } from '@omur/contract/platform/fields/plainWork';
import { type PlainField, readPlain } from '@omur/contract/platform/plainFields';
import { singleRoles } from '@omur/contract/works/rules/roles';
import { readShare } from '@omur/contract/platform/rules/shares';
import { type Queryable } from '../../platform/database/statement.ts';
import { refuse } from '../../platform/refusal.ts';
import { listIn, type SheetLine, type SheetWork } from './sheet.ts';
import { findIpiName, findSheetAuthor } from './sheetBodyQueries.ts';

type Body = Pick<NewWork, 'authors'> &
  Required<{ [K in 'unknownAuthors' | 'ipiAuthors']: NonNullable<NewWork[K]> }>;

/** What a form would have sent for the work. */
export async function bodyOf(db: Queryable, { lines }: SheetWork): Promise<NewWork> {
  const [first] = lines;
  const body: Body = { authors: [], unknownAuthors: [], ipiAuthors: [] };
  for (const line of lines) await addAuthor(db, body, line);
  return {
    title: first.title,
    duration: first.length,
    ...plainOfSheet(first),
    ...body,
    otherTitles: listIn(first.other_titles).map((title) => ({ title })),
    isrcs: listIn(first.isrc).map((isrc) => ({ isrc, performer: first.plain['performer'] })),
  };
}

/** What its columns say of a work's plain fields. */
function plainOfSheet({ plain }: SheetLine): Partial<NewWork> {
  const said = Object.entries<PlainField>(plainWork).flatMap(([name, field]) => {
    const cell = plain[field.sheetColumn ?? ''];
    return cell === undefined ? [] : [[name, readPlain(field, cell)]];
  });
  return Object.fromEntries(said) as Partial<NewWork>;
}

/** An author typed in with a number that the society knows is that author, so that a sheet can name a newcomer on many works. */
async function addAuthor(db: Queryable, body: Body, line: SheetLine): Promise<void> {
  const role = {
    name: line.name || line.author,
    // Neither is ever right; the rules of registration say which is wrong, and of whom.
    authorTypeId: findAuthorTypeByCode(line.type.toUpperCase())?.id ?? 0,
    shareHundredths: readShare(line.share) ?? Number.NaN,
  };
  const authorId = await findAuthorId(db, line);
  const before = body.authors.find((one) => one.authorId === authorId);
  if (before && isOtherRole(before, role)) addRole(before, role);
  else if (authorId !== undefined) body.authors.push({ authorId, ...role });
  else if (line.author !== '') refuse('author.notFound');
  else if (line.ssn === '' && line.email === '' && (await isListedWriter(db, line.ipi)))
    body.ipiAuthors.push({ ...role, ipiNameNumber: line.ipi });
  else
    body.unknownAuthors.push({
      ...role,
      kennitala: line.ssn,
      ipiNameNumber: line.ipi,
      email: line.email,
      isForeign: line.ssn === '',
    });
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

/** X35: somebody abroad whom the IPI register knows needs no more than the number. */
async function isListedWriter(db: Queryable, ipi: string): Promise<boolean> {
  const nameNumber = readIpiName(ipi).value;
  return nameNumber !== undefined && (await findIpiName.row(db, { nameNumber })) !== undefined;
}

async function findAuthorId(db: Queryable, line: SheetLine): Promise<number | undefined> {
  const asked = line.author === '' ? { kennitala: line.ssn, ipi: line.ipi } : numberIn(line.author);
  const found = await findSheetAuthor.row<{ authorId: number }>(db, {
    authorId: asked.authorId ?? null,
    kennitala: readKennitala(asked.kennitala ?? '') ?? null,
    ipiNameNumber: readIpiName(asked.ipi ?? '').value ?? null,
  });
  return found?.authorId;
}

/** Ten digits are a kennitala, eleven an IPI name number, and up to nine an author's own number. */
function numberIn(text: string): { authorId?: number; kennitala?: string; ipi?: string } {
  const digits = text.replace(/[\s.-]/g, '');
  if (!/^\d+$/.test(digits)) return {};
  if (digits.length >= 11) return { ipi: digits };
  return digits.length === 10 ? { kennitala: digits } : { authorId: Number(digits) };
}
