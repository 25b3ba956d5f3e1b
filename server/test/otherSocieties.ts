import { expect } from 'vitest';
import { answerMembers } from './bankOutcomes.ts';
import { baseNumberOf, nameNumberOf } from './ipi.ts';
import type { chances } from './moneyWorld.ts';
import { type aPayingSociety, camt054 } from './paying.ts';
import type { Portal, Someone } from './portal.ts';

/** The IPI register says that an author has a society for a right between two days. */
export async function joinSociety(
  portal: Portal,
  { authorId }: { authorId: number },
  societyCode: number,
  {
    right = 'PR',
    from = '1990-01-01',
    until = null,
  }: { right?: string; from?: string; until?: string | null } = {},
): Promise<void> {
  const number = nameNumberOf(700_000 + authorId);
  const [file] = await portal.sql<{ id: number }>(
    `insert into ipi_import (file_name, file_bytes, announced_by) select 'ipi.csv', 1, min(user_id) from app_user returning ipi_import_id as id`,
  );
  await portal.sql(
    `with party as (
       insert into ipi_party (base_number) values ($1) on conflict do nothing returning party_id
     )
     insert into ipi_name (name_number, party_id, name_kind, name, added_by)
     select $2, p.party_id, 'PA', a.display_name, $3 from party p, author a where a.author_id = $4`,
    [baseNumberOf(700_000 + authorId), number, file?.id, authorId],
  );
  await portal.sql('update author set ipi_name_number = $2 where author_id = $1', [authorId, number]);
  await portal.sql(
    `insert into ipi_membership (party_id, society_code, right_code, role_code, starts_on, ends_on, added_by)
     select party_id, $2, $3, 'CA', $4, $5, $6 from ipi_name where name_number = $1`,
    [number, societyCode, right, from, until, file?.id],
  );
}

/** From a day on the register names another society, for the days after it alone. */
export async function leaveSociety(
  portal: Portal,
  { authorId }: { authorId: number },
  until: string,
): Promise<void> {
  await portal.sql(
    `update ipi_membership m set ends_on = $2 from ipi_name n join author a on a.ipi_name_number = n.name_number
     where a.author_id = $1 and m.party_id = n.party_id and m.ends_on is null`,
    [authorId, until],
  );
}

/** An account abroad of a society, entered by one and approved by the other four days ago. */
export async function giveForeignAccount(
  portal: Portal,
  societyCode: number,
  [asks, approves]: readonly [Someone, Someone],
): Promise<void> {
  await portal.sql(
    `insert into foreign_account (payee_id, iban, bic, currency, street, town, country_code, asked_by)
     select payee_id, 'DE89370400440532013000', 'COBADEFFXXX', 'EUR', 'Hauptstraße 1', 'Berlin', 'DE', $2 from payee where society_code = $1`,
    [societyCode, asks.userId],
  );
  await portal.sql(
    `update foreign_account set state = 'active', decided_by = $1, decided_at = now(), counts_from = now() + interval '3 days' where state = 'waiting'`,
    [approves.userId],
  );
  await portal.sql(`alter table foreign_account disable trigger foreign_account_stays;
    update foreign_account set decided_at = decided_at - interval '4 days', counts_from = counts_from - interval '4 days' where state = 'active';
    alter table foreign_account enable trigger foreign_account_stays`);
}

/**
 * Lines of a run that pay an author of another society to anybody else than that society, or a society for an author who is not
 * its own: by the register as it is today, which the run has just read.
 */
export const misdirected = (portal: Portal, id: number) =>
  portal.sql(
    `with said as (
       select l.statement_line_id, s.author_id, h.society_code as credited, h.person_id,
         (select m.society_code from ipi_membership m join ipi_name n using (party_id) join author a on a.ipi_name_number = n.name_number
           where a.author_id = s.author_id and m.right_code = 'PR' and m.starts_on <= l.used_on and coalesce(m.ends_on, 'infinity') >= l.used_on) as due
       from run_line l join run_share s on (s.distribution_id, s.work_id, s.used_on, s.country_id, s.kept_usage_id)
         = (l.distribution_id, l.work_id, coalesce(l.shared_on, l.used_on), l.country_id, coalesce(l.kept_usage_id, 0))
       join author_right h using (right_id)
       where l.distribution_id = $1 and l.finding is null and l.corrected_line_id is null and (h.author_id is not null or h.society_code is not null)
     )
     select * from said where credited is distinct from due`,
    [id],
  );

interface World {
  portal: Portal;
  society: Awaited<ReturnType<typeof aPayingSociety>>;
  authors: readonly Someone[];
}

/** Two of five authors are of other societies, of which one is a payee from the start and the other from the second round on. */
export function abroad({ portal, society, authors }: World) {
  const [gema, koda] = [35, 40];
  const [third, fourth] = [authors[3] as Someone, authors[4] as Someone];
  const credited = async (code: number) =>
    Object.values(
      (
        await portal.sql(
          `select sum(e.units)::text from ledger_entry e join ledger_account a using (ledger_account_id) join payee y using (payee_id)
           where y.society_code = $1`,
          [code],
        )
      )[0] ?? {},
    )[0];
  return {
    async begin() {
      await joinSociety(portal, third, koda);
      await joinSociety(portal, fourth, gema);
      await society.post('societies', { FELAG_KODI: gema });
      await giveForeignAccount(portal, gema, [society.anna, society.bera]);
    },
    /** In the last round an author leaves a society in the middle of the year; what was credited stays where it is (R63). */
    async turn(round: number, year: number) {
      if (round === 1) await society.post('societies', { FELAG_KODI: koda });
      if (round !== 2) return;
      const before = await credited(gema);
      expect(before).not.toBeNull();
      const kept = `select from unmatched_usage where society_code = ${koda} limit 1`;
      const paid = `select from statement_line join author_right using (right_id) where society_code = ${koda} limit 1`;
      expect([await portal.sql(kept), await portal.sql(paid)]).toEqual([[{}], [{}]]);
      await leaveSociety(portal, fourth, `${year}-06-30`);
      await joinSociety(portal, fourth, koda, { from: `${year}-07-01` });
      expect(await credited(gema)).toBe(before);
    },
    /** Balances are paid, and the bank answers what it will of members; in the first round what a society was paid comes back. */
    async pay(round: number, chance: ReturnType<typeof chances>) {
      const { run } = await society.pay({ LAGMARKSGREIDSLA: 1 });
      await answerMembers({ portal, society, chance }, run);
      const [sent] = await portal.sql<{ id: string; kronur: number }>(
        `select m.end_to_end_id as id, (m.paid_units / 10000)::integer as kronur from payment m join payee y using (payee_id)
         where m.pay_run_id = $1 and y.society_code = $2`,
        [run, gema],
      );
      if (round > 0 || !sent) return;
      const { status, text } = await society.answer(camt054([[sent.id, sent.kronur, 'AC04']]));
      if (status !== 200) throw new Error(text);
    },
  };
}
