import type { Portal } from '../portal.ts';

/** Balances of two who have died, asked for by the first; the heirs of the other have theirs, and it was brought more since. */
export async function makeInheritances(portal: Portal, [asks, decides]: readonly number[]) {
  const make = async (name: string) => {
    const [estate] = await portal.sql<{ estate_id: number; payee_id: number }>(
      `with dead as (insert into person (name) values ($1) returning person_id),
         payee_of as (insert into payee (person_id) select person_id from dead returning payee_id)
       insert into estate (deceased_name, died_on, reported_by, person_id) select $1, current_date - 40, $2, person_id from dead
       returning estate_id, (select payee_id from payee_of)`,
      [name, asks],
    );
    const { estate_id: estateId, payee_id: payeeId } = estate ?? { estate_id: 0, payee_id: 0 };
    await portal.sql(
      `with heir as (insert into person (name) values ('Dagur Nói') returning person_id)
       insert into estate_heir select $1, person_id, 100 from heir`,
      [estateId],
    );
    await portal.sql(
      `update estate set state = 'proposed', basis = 'probate', counts_from = died_on, proposed_by = $2, proposed_at = now() where estate_id = $1`,
      [estateId, asks],
    );
    await portal.sql(
      `update estate set state = 'confirmed', decided_by = $2, decided_at = now() - interval '4 days', passes_from = now() - interval '1 day'
       where estate_id = $1`,
      [estateId, decides],
    );
    await portal.sql(`update estate set state = 'done', passed_at = now() where estate_id = $1`, [estateId]);
    const bring = () =>
      portal.sql(
        `select book('opening', current_date, 1, null, null, null, array[row('opening', 1, null, null, null, -10000)::ledger_line,
           row('payable', null, null, null, $1, 10000)::ledger_line])`,
        [payeeId],
      );
    await bring();
    const [asked] = await portal.sql<{ id: number }>(
      'insert into inheritance (estate_id, units, asked_by) values ($1, 10000, $2) returning inheritance_id as id',
      [estateId, asks],
    );
    return { estateId, id: asked?.id ?? 0, bring };
  };
  const [waiting, passed] = [await make('Sólrún Harpa'), await make('Vébjörn')];
  await portal.sql('select pass_balance($1, $2)', [passed.id, decides]);
  await passed.bring();
  return { inheritanceId: waiting.id, activeInheritanceId: passed.id, inheritedEstateId: passed.estateId };
}
