import type { NewWork } from '@omur/contract/registration';
import { readIpiName } from '@omur/contract/rules/ipi';
import { readKennitala } from '@omur/contract/rules/kennitala';
import type { Queryable } from '../database/statement.ts';
import { refuse, type FieldRefusal } from '../refusal.ts';
import { findTaken, insertUnknownAuthor } from './queries.ts';
import type { Author } from './register.ts';

type UnknownAuthor = NonNullable<NewWork['unknownAuthors']>[number];

/** Makes authors of those outside the society, unless one of them is in the system already (F5.20, F5.21). */
export async function insertUnknownAuthors(db: Queryable, unknown: readonly UnknownAuthor[]) {
  if (unknown.length === 0) return [];
  await refuseTaken(db, unknown);
  const rows: { author: Author; authorTypeId: number; shareHundredths: number }[] = [];
  for (const one of unknown) {
    const { authorTypeId, shareHundredths } = one;
    rows.push({ author: await insertOne(db, one), authorTypeId, shareHundredths });
  }
  return rows;
}

async function insertOne(db: Queryable, one: UnknownAuthor): Promise<Author> {
  const displayName = one.name.trim();
  const inserted = await insertUnknownAuthor.row<{ authorId: number }>(db, {
    name: displayName,
    kennitala: kennitalaOf(one),
    email: one.email.trim(),
    isForeign: one.isForeign ?? false,
    ipiNameNumber: ipiOf(one),
  });
  return { authorId: inserted?.authorId ?? refuse('server.failed'), personId: 0, displayName, holders: [] };
}

async function refuseTaken(db: Queryable, unknown: readonly UnknownAuthor[]): Promise<void> {
  const kennitalas = unknown.flatMap((one) => kennitalaOf(one) ?? []);
  const ipis = unknown.flatMap((one) => ipiOf(one) ?? []);
  const taken = await findTaken.row<{ kennitalas: string[]; ipis: string[] }>(db, { kennitalas, ipis });
  const fields = unknown.flatMap((one, i): FieldRefusal[] => [
    ...(taken?.kennitalas.includes(kennitalaOf(one) ?? '') ? [at(i, 'ssn', 'person.kennitalaExists')] : []),
    ...(taken?.ipis.includes(ipiOf(one) ?? '') ? [at(i, 'ipi', 'ipi.exists')] : []),
  ]);
  if (fields.length > 0) refuse('request.invalid', { fields });
}

const at = (i: number, name: string, code: FieldRefusal['code']) => ({ field: `unknownAuthors.${i}.${name}`, code });

function kennitalaOf({ kennitala }: UnknownAuthor): string | null {
  return readKennitala(kennitala ?? '') ?? null;
}

function ipiOf({ ipiNameNumber }: UnknownAuthor): string | null {
  return readIpiName(ipiNameNumber ?? '').value ?? null;
}
