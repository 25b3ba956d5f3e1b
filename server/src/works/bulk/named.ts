import type { ErrorCode } from '@omur/contract/platform/errors';
import { readIpiName } from '@omur/contract/people/rules/ipi';
import { readKennitala } from '@omur/contract/people/rules/kennitala';
import { fold } from '@omur/contract/platform/rules/folding';
import type { SheetLine } from '@omur/contract/platform/rules/sheetLines';
import { countedNumbers, fitsName } from '../../people/persons/lookUp.ts';
import type { Queryable } from '../../platform/database/statement.ts';
import { type Actor, isStaff } from '../../platform/sessions/actor.ts';
import { type Named, numberIn } from '../registration/sheetBody.ts';
import * as queries from './checkQueries.ts';

/** Whom a line names: the author’s name where it is one of ours, and what is wrong with how the line names them. */
export interface NamedLine {
  named: Named;
  name: string | null;
  fault?: { column: string; code: ErrorCode; values?: Readonly<Record<string, string>> };
  /** Nothing is said of its numbers: they were too many to look up (S9). */
  isSilent?: boolean;
}

type By = 'author' | 'ipi' | 'kennitala' | 'name';

interface Found extends Record<string, unknown> {
  by: By;
  key: string;
  authorId: number;
  name: string;
  personName: string;
  isTheirs: boolean;
  contractIds: number[];
}

/** What a line says of who its author is. */
interface Saying {
  authorId?: number | undefined;
  kennitala?: string | undefined;
  ipi?: string | undefined;
  name: string;
  /** The cell that says it. */
  column: string;
}

function sayingOf(line: SheetLine): Saying {
  const { author = '', name = '', ssn = '', ipi = '' } = line;
  if (author !== '') {
    const number = numberIn(author);
    const kennitala = readKennitala(number.kennitala ?? '');
    // A name may stand where a number could.
    const isName = Object.keys(number).length === 0;
    return {
      authorId: number.authorId,
      kennitala,
      ipi: readIpiName(number.ipi ?? '').value,
      name: isName ? author : name,
      column: 'author',
    };
  }
  const column = ssn !== '' ? 'ssn' : ipi !== '' ? 'ipi' : 'name';
  return { kennitala: readKennitala(ssn), ipi: readIpiName(ipi).value, name, column };
}

/** Whom each line of many works names, in a few readings for all of them. */
export async function namedIn(
  db: Queryable,
  actor: Actor,
  works: readonly (readonly SheetLine[])[],
): Promise<NamedLine[][]> {
  const sayings = works.map((lines) => lines.map(sayingOf));
  const register = await readRegister(db, actor, sayings.flat());
  return works.map((lines, i) =>
    lines.map((line, n) => nameLine(line, sayings[i]?.[n] ?? sayingOf(line), register)),
  );
}

interface Register {
  isStaff: boolean;
  found: ReadonlyMap<string, readonly Found[]>;
  listed: ReadonlySet<string>;
  /** National IDs that may be told of. */
  counted: ReadonlySet<string>;
}

async function readRegister(db: Queryable, actor: Actor, sayings: readonly Saying[]): Promise<Register> {
  const distinct = <T>(of: (saying: Saying) => T | undefined): T[] => [
    ...new Set(sayings.flatMap((saying) => of(saying) ?? [])),
  ];
  const kennitalas = distinct(({ kennitala }) => kennitala);
  const ipis = distinct(({ ipi }) => ipi);
  const rows = await queries.findNamed.rows<Found>(db, {
    personId: actor.personId,
    isStaff: isStaff(actor),
    authorIds: distinct(({ authorId }) => authorId),
    kennitalas,
    ipis,
    names: distinct(({ name }) => fold(name) || undefined),
  });
  const found = new Map<string, Found[]>();
  for (const row of rows)
    found.set(`${row.by} ${row.key}`, [...(found.get(`${row.by} ${row.key}`) ?? []), row]);
  const isTheirs = (kennitala: string) =>
    found.get(`kennitala ${kennitala}`)?.some((one) => one.isTheirs) ?? false;
  const strange = kennitalas.filter((kennitala) => !isTheirs(kennitala));
  const listed = await queries.findListed.rows<{ nameNumber: string }>(db, { ipis });
  return {
    isStaff: isStaff(actor),
    found,
    listed: new Set(listed.map(({ nameNumber }) => nameNumber)),
    counted: isStaff(actor) ? new Set(strange) : await countedNumbers(db, actor, strange),
  };
}

function nameLine(line: SheetLine, saying: Saying, register: Register): NamedLine {
  const { column, name, kennitala } = saying;
  const unknown: NamedLine = { named: { kind: 'unknown' }, name: null };
  const candidates = candidatesOf(saying, register);
  const [first, second] = candidates;
  const isStrange = kennitala !== undefined && !first?.isTheirs && !register.isStaff;
  if (isStrange && !register.counted.has(kennitala))
    return { ...unknown, isSilent: true, fault: { column, code: 'person.lookedUpTooOften' } };
  // S9: who looks somebody up by national ID knows the name too.
  const isShown = first && !(isStrange && !fits(name, first));
  if (!isShown) return notFound(line, saying, register);
  if (column === 'name' && second)
    return { ...unknown, fault: { column, code: 'bulk.nameOfSeveral', values: { name } } };
  if (column !== 'name' && fold(name) !== '' && !fits(name, first))
    return { ...unknown, fault: { column, code: 'bulk.authorOfOtherName', values: { name: first.name } } };
  return known(line, first);
}

const fits = (typed: string, { name, personName }: Found) =>
  fitsName(typed, name) || fitsName(typed, personName);

function candidatesOf(
  { authorId, kennitala, ipi, name, column }: Saying,
  { found }: Register,
): readonly Found[] {
  const by = (kind: By, key: string | number | undefined) =>
    key === undefined ? undefined : found.get(`${kind} ${key}`);
  const isNumbered = authorId !== undefined || kennitala !== undefined || ipi !== undefined;
  const isName = !isNumbered && (column === 'name' || column === 'author');
  return (
    by('author', authorId) ??
    by('kennitala', kennitala) ??
    by('ipi', ipi) ??
    (isName ? by('name', fold(name)) : undefined) ??
    []
  );
}

/** Nobody of ours: somebody of the IPI register, somebody new, or a number that is nobody’s. */
function notFound(
  { email = '', ssn = '' }: SheetLine,
  { column, ipi, name }: Saying,
  { listed }: Register,
): NamedLine {
  if (column === 'name' && name !== '' && email === '')
    return {
      named: { kind: 'unknown' },
      name: null,
      fault: { column, code: 'bulk.nobodyOfName', values: { name } },
    };
  if (column === 'author')
    return {
      named: { kind: 'unknown' },
      name: null,
      isSilent: true,
      fault: { column, code: 'author.notFound' },
    };
  const isListed = ssn === '' && email === '' && ipi !== undefined && listed.has(ipi);
  return { named: { kind: isListed ? 'listed' : 'unknown' }, name: null };
}

/** The only contract by which the member publishes the author is the one that is meant, unless the line names another. */
function known({ contract = '' }: SheetLine, { authorId, name, contractIds }: Found): NamedLine {
  const typed = /^\d{1,9}$/u.test(contract) ? Number(contract) : undefined;
  const contractId = typed ?? (contractIds.length === 1 ? contractIds[0] : undefined);
  return {
    named: { kind: 'known', authorId, contractId },
    name,
    ...(contract !== '' && typed === undefined && { fault: { column: 'contract', code: 'value.wrongForm' } }),
  };
}
