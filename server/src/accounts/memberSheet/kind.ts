import { NewMember } from '@omur/contract/accounts/users';
import { memberForm } from '@omur/contract/accounts/rules/memberForm';
import * as people from '@omur/contract/platform/fields/people';
import { plainMember } from '@omur/contract/platform/fields/plainPerson';
import { fold } from '@omur/contract/platform/rules/folding';
import { dayOfCell, type SheetLine } from '@omur/contract/platform/rules/sheetLines';
import { decoded } from '../../platform/bulk/decoded.ts';
import {
  type Alike,
  type Checked,
  faultsAt,
  firstAtEachCell,
  type SheetKind,
} from '../../platform/bulk/kind.ts';
import type { Queryable } from '../../platform/database/statement.ts';
import { type FieldRefusal, Refusal, refuse } from '../../platform/refusal.ts';
import { type Actor, isStaff } from '../../platform/sessions/actor.ts';
import { findUnknown } from '../../works/authorMerge/lock.ts';
import { addMember } from '../users/addMember.ts';
import { checkMember } from '../users/memberRules.ts';
import { headings } from './headings.ts';
import { findNamesakes } from './queries.ts';

/** The column of each field of the payload. */
const columns: Readonly<Record<string, string>> = {
  [people.kennitala.wire]: 'ssn',
  [people.name.wire]: 'name',
  [plainMember.artistName.wire]: 'artist_name',
  [people.email.wire]: 'email',
  [people.phone.wire]: 'phone',
  [people.street.wire]: 'street',
  [people.postalCode.wire]: 'postal_code',
  [people.foreignAddress.wire]: 'foreign_address',
  [people.societyCode.wire]: 'society',
  [people.ipiNameNumber.wire]: 'ipi',
  [people.mandateOn.wire]: 'mandate_on',
  ER_HOFUNDUR: 'is_author',
  OTHEKKTUR_HOFUNDUR_NR: 'unknown_author',
  SENDA_BOD: 'invite',
};

/** Where what is refused without a field is shown. */
const ofCode: Readonly<Record<string, string>> = {
  'session.forbidden': 'invite',
  'member.joinTakesTwo': 'unknown_author',
  'user.exists': 'invite',
};

const cellOf: Checked['cellOf'] = (field, code) => ({
  lineNumber: 0,
  sheetColumn: columns[field] ?? ofCode[code] ?? (/^(?:join|author)\./u.test(code) ? 'unknown_author' : null),
});

/** O195: members to be, each by the rules of one (D1, M14). */
async function checkMembers(
  db: Queryable,
  actor: Actor,
  entries: readonly (readonly SheetLine[])[],
): Promise<Checked[]> {
  const lines = entries.map(([line = {}]) => line);
  const names = [...new Set(lines.flatMap(({ name = '' }) => fold(name) || []))];
  const namesakes = await findNamesakes.rows<Alike & { folded: string } & Record<string, unknown>>(db, {
    names,
  });
  const byName = Map.groupBy(namesakes, ({ folded }) => folded);
  const checked: Checked[] = [];
  for (const line of lines)
    checked.push(await checkLine(db, actor, line, byName.get(fold(line['name'] ?? '')) ?? []));
  return checked;
}

async function checkLine(
  db: Queryable,
  actor: Actor,
  line: SheetLine,
  namesakes: readonly Alike[],
): Promise<Checked> {
  const { body, refusals } = decoded(NewMember, payloadOf(line));
  const wrong = body ? await wrongIn(db, actor, body) : { refusals, unknown: undefined };
  return {
    knownNames: [null],
    faults: firstAtEachCell(faultsAt(wrong.refusals, cellOf)),
    // The author whom they turned out to be is meant, and no other of that name.
    alike: namesakes.filter(({ id }) => id !== wrong.unknown?.personId).map(({ id, name }) => ({ id, name })),
    cellOf,
    send: async ({ db: tx, actor: by, config }) => {
      const { personId } = await addMember(
        { db: tx, actor: by, body: body ?? refuse('request.malformed') },
        config,
      );
      return { personId };
    },
  };
}

/** What adding one would refuse, before it is added. */
async function wrongIn(db: Queryable, { role }: Actor, body: NewMember) {
  const mayNot: FieldRefusal[] =
    body.isInvited && role !== 'administrator' ? [{ field: 'SENDA_BOD', code: 'session.forbidden' }] : [];
  try {
    const unknown = body.unknownAuthorId ? await findUnknown(db, body.unknownAuthorId) : undefined;
    await checkMember(db, body, unknown);
    return { unknown, refusals: mayNot };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { code, values, fields } = error;
    return {
      unknown: undefined,
      refusals: [...mayNot, ...(fields.length > 0 ? fields : [{ field: '', code, values }])],
    };
  }
}

function payloadOf(line: SheetLine): Record<string, unknown> {
  const { mandate_on = '', is_author = '', invite = '', society = '', unknown_author = '' } = line;
  const typed = Object.fromEntries(
    Object.entries(columns).flatMap(([field, column]) => (line[column] ? [[field, line[column]]] : [])),
  );
  return {
    [people.kennitala.wire]: '',
    [people.name.wire]: '',
    ...typed,
    ...(mandate_on && { [people.mandateOn.wire]: dayOfCell(mandate_on) }),
    ...(is_author && { ER_HOFUNDUR: yesOrNo(is_author) }),
    ...(invite && { SENDA_BOD: yesOrNo(invite) }),
    ...(society && { [people.societyCode.wire]: numberOr(society) }),
    ...(unknown_author && { OTHEKKTUR_HOFUNDUR_NR: numberOr(unknown_author) }),
    ...(line['foreign_address'] && { [people.isAddressForeign.wire]: true }),
  };
}

const numberOr = (cell: string) => (/^\d{1,9}$/u.test(cell) ? Number(cell) : cell);

/** As people write it in either language; anything else is refused as it is. */
function yesOrNo(cell: string): boolean | string {
  const typed = fold(cell);
  if (['ja', 'yes', 'x', '1', 'true'].includes(typed)) return true;
  return ['nei', 'no', '0', 'false'].includes(typed) ? false : cell;
}

export const membersKind: SheetKind = {
  form: memberForm,
  headings,
  // S8: as oneself alone, never while acting for another.
  mayUse: (actor) => isStaff(actor) && actor.userId === actor.realUserId,
  check: checkMembers,
  // Who they are is on file from then on, and nobody else’s sheet keeps it.
  keptColumns: ['name'],
};
