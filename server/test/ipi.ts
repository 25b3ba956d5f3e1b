import { ipiPartBytes } from '@omur/contract/people/ipi';
import { ipiNameCheckDigits } from '@omur/contract/people/rules/ipi';
import { weightedCheckDigit } from '@omur/contract/platform/rules/checkDigit';
import { checkFile } from '../src/people/ipi/check.ts';
import { takeFile } from '../src/people/ipi/take.ts';
import type { Answer, Portal, Someone } from './portal.ts';

export const ipiHeader = 'name_number;base_number;name;first_name;kind;society;right;role;from;to';

/** A sound name number of invented people: the digits before the check digits. */
export const nameNumberOf = (n: number): string => {
  const digits = String(n).padStart(9, '0');
  return `${digits}${ipiNameCheckDigits(digits)}`;
};
export const baseNumberOf = (n: number): string => {
  const digits = String(n).padStart(9, '0');
  return `I-${digits}-${weightedCheckDigit(digits, 2)}`;
};

/** Announces a file and sends it; answers its import. */
export async function sendIpiFile(portal: Portal, as: Someone, text: string): Promise<number> {
  const bytes = Buffer.from(text);
  const announced = await portal.ask('POST /api/ipi/imports', {
    as,
    body: { HEITI_SKRAR: 'ipi.csv', STAERD: bytes.length },
  });
  if (announced.status !== 201) throw new Error(`The file was not announced: ${announced.text}`);
  const id = announced.body.ipI_INNLESTUR_NR as number;
  for (let at = 0; at < bytes.length; at += ipiPartBytes) {
    const part = await portal.ask(`PUT /api/ipi/imports/${id}/parts/${at / ipiPartBytes + 1}`, {
      as,
      body: { INNIHALD: bytes.subarray(at, at + ipiPartBytes).toString('base64') },
    });
    if (part.status !== 204) throw new Error(`The part was refused: ${part.text}`);
  }
  return id;
}

/** Sends a file and has it checked, as the job does; answers its report. */
export async function checkedIpiFile(portal: Portal, as: Someone, lines: readonly string[]): Promise<Answer> {
  const id = await sendIpiFile(portal, as, [ipiHeader, ...lines].join('\n'));
  const asked = await portal.ask(`POST /api/ipi/imports/${id}/check`, { as });
  if (asked.status !== 200) return asked;
  await checkFile(portal.pool, id);
  return portal.ask(`GET /api/ipi/imports/${id}`, { as });
}

export async function takeIpi(portal: Portal, as: Someone, id: number, body = {}): Promise<Answer> {
  const asked = await portal.ask(`POST /api/ipi/imports/${id}/take`, { as, body });
  if (asked.status !== 200) return asked;
  await takeFile(portal.pool, id);
  return portal.ask(`GET /api/ipi/imports/${id}`, { as });
}

/** The same, taken. */
export async function takenIpiFile(portal: Portal, as: Someone, lines: readonly string[]): Promise<Answer> {
  const checked = await checkedIpiFile(portal, as, lines);
  const taken = await takeIpi(portal, as, checked.body.ipI_INNLESTUR_NR);
  if (taken.body?.stadA_INNLESTRAR !== 'taken') throw new Error(`Not taken: ${checked.text} ${taken.text}`);
  return taken;
}

export interface Typed {
  society: number;
  rights?: readonly string[];
  from?: string;
  to?: string | null;
  isRemoval?: boolean;
}

/** One of the staff types a membership of a party (X150). */
export const typeMembership = (
  portal: Portal,
  as: Someone,
  partyId: number,
  { society, rights = ['PR'], from = '2001-01-01', to = null, isRemoval = false }: Typed,
): Promise<Answer> =>
  portal.ask(`POST /api/ipi/parties/${partyId}/memberships`, {
    as,
    body: {
      FELAG_KODI: society,
      IPI_RETTIR: rights,
      IPI_HLUTVERK: 'CA',
      FELAGI_FRA: from,
      FELAGI_TIL: to,
      ER_FELLD_NIDUR: isRemoval ? 1 : 0,
    },
  });

let lastParty = 500;
/** A party that no test has had, of which the register knows the name alone; an author of ours, if one is given. */
export async function aParty(portal: Portal, as: Someone, of?: Someone) {
  lastParty += 1;
  const number = nameNumberOf(lastParty);
  const name = of?.name ?? `Alva ${lastParty}`;
  await portal.sql('insert into ipi_import (file_name, file_bytes, announced_by) values ($1, 1, $2)', [
    'ipi.csv',
    as.userId,
  ]);
  const [party] = await portal.sql<{ party_id: number }>(
    `with party as (insert into ipi_party (base_number) values ($1) returning party_id)
     insert into ipi_name (name_number, party_id, name_kind, name, added_by)
     select $2, party_id, 'PA', $3, (select max(ipi_import_id) from ipi_import) from party returning party_id`,
    [baseNumberOf(lastParty), number, name],
  );
  if (of)
    await portal.sql('update author set ipi_name_number = $2 where author_id = $1', [of.authorId, number]);
  return { partyId: party?.party_id as number, number, base: baseNumberOf(lastParty), name };
}
