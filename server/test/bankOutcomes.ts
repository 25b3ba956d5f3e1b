import { expect } from 'vitest';
import type { chances } from './moneyWorld.ts';
import { type aPayingSociety, camt053, camt054, giveAccount, pain002 } from './paying.ts';
import type { Portal } from './portal.ts';

interface World {
  portal: Portal;
  society: Awaited<ReturnType<typeof aPayingSociety>>;
  chance: ReturnType<typeof chances>;
}
interface Sent extends Record<string, unknown> {
  id: string;
  person: number;
  kronur: number;
  is_only_tax: boolean;
}

/**
 * What the bank says of each payment of a run to a member: it is paid, rejected, or paid and sent back, or nothing is said. Who was not paid
 * gives another account. Some withheld tax stays: of payments that withhold any, one at least arrives or is on its way.
 */
export async function answerMembers({ portal, society, chance }: World, run: number): Promise<void> {
  const { oneOf, upTo } = chance;
  const sent = await portal.sql<{ id: string }>(
    `select end_to_end_id as id from payment join payee y using (payee_id)
     where pay_run_id = $1 and state = 'sent' and y.person_id is not null order by payment_id`,
    [run],
  );
  const wanted = new Map<string, string>();
  for (const { id } of sent) {
    const [payment] = await portal.sql<Sent>(
      `select m.end_to_end_id as id, y.person_id as person, (m.paid_units / 10000)::integer as kronur,
         m.withheld_units > 0 and not exists (select from payment o where o.withheld_units > 0 and o.state in ('sent', 'paid')
           and o.payment_id <> m.payment_id) as is_only_tax
       from payment m join payee y using (payee_id) where m.end_to_end_id = $1`,
      [id],
    );
    if (!payment) continue;
    const outcome = payment.is_only_tax
      ? oneOf(['paid', 'sent'] as const)
      : oneOf(['paid', 'sent', 'rejected', 'returned'] as const);
    wanted.set(id, outcome);
    for (const xml of answers(payment, outcome, oneOf([camt053, camt054]))) {
      const { status, text } = await society.answer(xml);
      if (status !== 200 && status !== 201) throw new Error(text);
    }
    if (outcome === 'rejected' || outcome === 'returned')
      await giveAccount(portal, payment.person, String(100_000 + upTo(899_999)));
  }
  const states = await portal.sql<{ id: string; state: string }>(
    'select end_to_end_id as id, state from payment where end_to_end_id = any ($1)',
    [[...wanted.keys()]],
  );
  expect(new Map(states.map(({ id, state }) => [id, state]))).toEqual(wanted);
  expect(await onItsWay(portal)).toEqual([]);
}

function answers(
  { id, kronur }: Sent,
  outcome: string,
  statement: typeof camt054 | typeof camt053,
): string[] {
  if (outcome === 'paid') return [statement([[id, -kronur]])];
  if (outcome === 'rejected') return [pain002([[id, 'RJCT', 'AC04']])];
  if (outcome === 'returned') return [statement([[id, -kronur]]), statement([[id, kronur, 'AC01']])];
  return [];
}

/** The account of money in transit, where it is not what payments on their way come to. */
const onItsWay = (portal: Portal) =>
  portal.sql(
    `select * from (
       select (select coalesce(sum(paid_units), 0) from payment where state = 'sent') as sent,
         (select coalesce(sum(e.units), 0) from ledger_entry e join ledger_account using (ledger_account_id) where kind = 'inTransit') as booked) t
     where sent <> booked`,
  );
