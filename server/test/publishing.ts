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

/** Lines that paid the publisher for a use before April, and tax that does not stand where it is owed, to the eyrir. */
export const wronglyPublishedOrTaxed = (portal: Portal, { personId }: Someone) =>
  portal.sql(
    `select l.distribution_id, l.used_on::text, null as withheld, null as owed from statement_line l join author_right r using (right_id)
     where r.person_id = $1 and r.author_id is null and l.amount > 0 and extract(month from l.used_on) <= 3
     union all
     select null, null, t.withheld, t.owed from (
       select (select coalesce(sum(withheld_units), 0) from payment where state in ('sent', 'paid')) as withheld,
         (select coalesce(sum(e.units), 0) from ledger_entry e join ledger_account using (ledger_account_id) where kind = 'withheldTax') as owed) t
     where t.withheld <> t.owed`,
    [personId],
  );

/** Whether the publisher has been paid by its own right, and tax was withheld. */
export async function publishedAndTaxed(portal: Portal, { personId }: Someone) {
  const [found] = await portal.sql(
    `select exists (select from statement_line l join author_right r using (right_id)
         where r.person_id = $1 and r.author_id is null and l.amount > 0) as published,
       exists (select from payment where withheld_units > 0 and state in ('sent', 'paid')) as taxed`,
    [personId],
  );
  return found;
}
