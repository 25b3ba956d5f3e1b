import { expect } from 'vitest';
import { bringContractsUpToDate } from '../src/publishing/contracts/deadlines.ts';
import { changeContract } from './agreements.ts';
import { aContract } from './contracts.ts';
import type { aPayingSociety } from './paying.ts';
import type { Portal, Someone } from './portal.ts';

interface Society {
  portal: Portal;
  society: Awaited<ReturnType<typeof aPayingSociety>>;
}

/** A publisher has a part of all that an author is due for uses from April of a year on (R1). */
export async function publishOne(
  { portal, society }: Society,
  author: Someone,
  year: number,
): Promise<Someone> {
  const publisher = await society.payee();
  await aContract(portal, {
    publisher,
    author,
    staff: society.anna,
    UPPHAF_SAMNINGS: `${year}-04-01`,
    PERFORMANCE_SHARE: 33.33,
  });
  return publisher;
}

/** A publisher has a part of what an author is due from March of a year on, at home and abroad not the same, in Europe but for Denmark (X42). */
export const publishInEurope = async (
  { portal, society }: Society,
  author: Someone,
  year: number,
): Promise<number> =>
  aContract(portal, {
    publisher: await society.payee(),
    author,
    staff: society.anna,
    UPPHAF_SAMNINGS: `${year}-03-01`,
    PERFORMANCE_SHARE: 21.43,
    MECHANICAL_SHARE: 44.44,
    SVAEDI: [2120, -208],
  });

/** A publisher had a part of what an author was due in a year, for which nothing is collected any more (X43). */
export async function publishUntilCollected(
  { portal, society }: Society,
  author: Someone,
  year: number,
): Promise<number> {
  const contractId = await aContract(portal, {
    publisher: await society.payee(),
    author,
    staff: society.anna,
    UPPHAF_SAMNINGS: `${year}-01-01`,
    LOK_SAMNINGS: `${year}-12-31`,
  });
  await bringContractsUpToDate(portal.pool);
  const INNHEIMTA_TIL = `${year + 1}-06-30`;
  const { status, text } = await changeContract(portal, { contractId, as: society.anna, INNHEIMTA_TIL });
  if (status !== 200) throw new Error(text);
  return contractId;
}

/** A payee pays tax abroad, of whom two have decided that so much is withheld (R25). */
export async function payTaxAbroad(
  { portal, society }: Society,
  { personId }: Someone,
  percent: number,
): Promise<void> {
  await portal.sql(
    `insert into payee (person_id, residence) values ($1, 'foreign') on conflict (person_id) do update set residence = 'foreign'`,
    [personId],
  );
  const rule = await society.post('rules', {
    TEGUND_REGLU: 'withholding',
    SKATTALEG_HEIMILISFESTI: 'foreign',
    FORM_GREIDSLUTHEGA: 'person',
    PROSENTA: percent,
    REGLA_GILDIR_FRA: '2020-01-01',
  });
  const path = `PATCH /api/money/rules/${rule.body.reglA_NR}`;
  const { status, text } = await portal.ask(path, { as: society.bera, body: { SAMTHYKKT: 1 } });
  if (status !== 204) throw new Error(text);
}

/** The publisher has been paid by its own right, after April alone, and what was withheld stands where the tax is owed, to the eyrir. */
export async function publishedAndTaxed({ portal }: Society, publisher: Someone): Promise<void> {
  const lines = await portal.sql(
    `select count(*)::integer as count, min(extract(month from l.used_on))::integer as first from statement_line l join author_right r using (right_id)
     where r.person_id = $1 and r.author_id is null and l.amount > 0`,
    [publisher.personId],
  );
  expect(lines).toEqual([{ count: expect.any(Number), first: expect.any(Number) }]);
  expect(lines[0]?.['count']).toBeGreaterThan(0);
  expect(lines[0]?.['first']).toBeGreaterThan(3);
  const [tax] = await portal.sql(
    `select (select sum(withheld_units) from payment where state in ('sent', 'paid'))::float as withheld,
       (select sum(e.units) from ledger_entry e join ledger_account using (ledger_account_id) where kind = 'withheldTax')::float as owed`,
  );
  expect(tax?.['owed']).toBeGreaterThan(0);
  expect(tax?.['owed']).toBe(tax?.['withheld']);
}
