import type { UnknownAuthor as Typed } from '@omur/contract/works/rules/registrationValue';
import { readIpiName } from '@omur/contract/people/rules/ipi';
import { readKennitala } from '@omur/contract/people/rules/kennitala';
import type { Queryable } from '../../platform/database/statement.ts';
import { refuse, type FieldRefusal } from '../../platform/refusal.ts';
import { findTaken, insertUnknownAuthor } from './queries.ts';
import type { Author, Row } from './validate.ts';

type UnknownAuthor = Pick<Typed, 'name' | 'email' | 'isForeign'> & {
  kennitala?: string | null | undefined;
  ipiNameNumber?: string | null | undefined;
};
type OnWork = UnknownAuthor & Pick<Typed, 'authorTypeId' | 'shareHundredths' | 'roles'>;

/** What the payload calls a field of one of them. */
type FieldOf = (i: number, name: 'ssn' | 'ipi') => string;
const ofRegistration: FieldOf = (i, name) => `unknownAuthors.${i}.${name}`;

/** Makes authors of those outside the society, unless one of them is in the system already (F5.20, F5.21). */
export async function insertUnknownAuthors(
  db: Queryable,
  unknown: readonly OnWork[],
  fieldOf = ofRegistration,
) {
  if (unknown.length === 0) return [];
  await assertUnknown(db, unknown, fieldOf);
  const rows: Row[] = [];
  for (const [i, one] of unknown.entries()) {
    const { authorTypeId, shareHundredths = Number.NaN, roles } = one;
    const author = await insertOne(db, one).catch((error: unknown) =>
      refuseTakenMeanwhile(error, i, fieldOf),
    );
    rows.push({ author, authorTypeId, shareHundredths, roles });
  }
  return rows;
}

async function insertOne(db: Queryable, one: UnknownAuthor): Promise<Author> {
  const inserted = await insertUnknownAuthor.row<{ authorId: number; displayName: string }>(db, {
    name: one.name.trim(),
    kennitala: kennitalaOf(one),
    email: one.email.trim() || null,
    isForeign: one.isForeign ?? false,
    ipiNameNumber: ipiOf(one),
  });
  if (!inserted) refuse('server.failed');
  return { ...inserted, personId: 0, ipiNameNumber: ipiOf(one), holders: [], heirs: [] };
}

/** Whether none of them is in the system. */
export async function assertUnknown(
  db: Queryable,
  unknown: readonly UnknownAuthor[],
  fieldOf = ofRegistration,
): Promise<void> {
  const isTaken = await findTakenNumbers(db, unknown);
  const fields = unknown.flatMap((one, i) => takenFaults(isTaken, one, (name) => fieldOf(i, name)));
  if (fields.length > 0) refuse('request.invalid', { fields });
}

/** Which national IDs and IPI name numbers of these authors somebody has. */
export async function findTakenNumbers(
  db: Queryable,
  unknown: readonly UnknownAuthor[],
): Promise<ReadonlySet<string>> {
  const kennitalas = [...new Set(unknown.flatMap((one) => kennitalaOf(one) ?? []))];
  const ipis = [...new Set(unknown.flatMap((one) => ipiOf(one) ?? []))];
  if (kennitalas.length + ipis.length === 0) return new Set();
  const taken = await findTaken.row<{ kennitalas: string[]; ipis: string[] }>(db, { kennitalas, ipis });
  return new Set([...(taken?.kennitalas ?? []), ...(taken?.ipis ?? [])]);
}

/** What of an author's numbers is somebody's. National IDs have ten digits and IPI name numbers eleven. */
export const takenFaults = (
  isTaken: ReadonlySet<string>,
  one: UnknownAuthor,
  fieldOf: (name: 'ssn' | 'ipi') => string,
): FieldRefusal[] => [
  ...(isTaken.has(kennitalaOf(one) ?? '') ? [kennitalaExists(fieldOf('ssn'))] : []),
  ...(isTaken.has(ipiOf(one) ?? '') ? [ipiExists(fieldOf('ipi'))] : []),
];

/** Somebody else registered the same author between the look and the write. */
function refuseTakenMeanwhile(error: unknown, i: number, fieldOf: FieldOf): never {
  const { constraint } = error as { constraint?: string };
  if (constraint === 'person_kennitala_unique')
    refuse('request.invalid', { fields: [kennitalaExists(fieldOf(i, 'ssn'))] });
  if (constraint === 'author_ipi_unique')
    refuse('request.invalid', { fields: [ipiExists(fieldOf(i, 'ipi'))] });
  throw error;
}

const kennitalaExists = (field: string): FieldRefusal => ({ field, code: 'person.kennitalaExists' });
const ipiExists = (field: string): FieldRefusal => ({ field, code: 'ipi.exists' });

function kennitalaOf({ kennitala }: UnknownAuthor): string | null {
  return readKennitala(kennitala ?? '') ?? null;
}

function ipiOf({ ipiNameNumber }: UnknownAuthor): string | null {
  return readIpiName(ipiNameNumber ?? '').value ?? null;
}
