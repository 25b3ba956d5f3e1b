import { expect } from 'vitest';
import type { chances } from './moneyWorld.ts';
import type { aPayingSociety } from './paying.ts';
import type { Portal, Someone } from './portal.ts';

interface Society {
  portal: Portal;
  society: Awaited<ReturnType<typeof aPayingSociety>>;
}

type Heirs = readonly (readonly [Someone, number])[];

/** An estate whose division one administrator has entered, and another has not confirmed yet; answers its number. */
export async function aProposedDivision(
  { portal, society: { anna } }: { portal: Portal; society: Pick<Society['society'], 'anna'> },
  dead: Pick<Someone, 'personId'>,
  heirs: Heirs,
): Promise<number> {
  const [made] = await portal.sql<{ id: number }>(
    `insert into estate (deceased_name, died_on, reported_by, person_id) values ('Sólrún', current_date - 40, $1, $2) returning estate_id as id`,
    [anna.userId, dead.personId],
  );
  const id = made?.id ?? 0;
  for (const [{ personId }, share] of heirs)
    await portal.sql('insert into estate_heir values ($1, $2, $3)', [id, personId, share]);
  await portal.sql(
    `update estate set state = 'proposed', basis = 'probate', counts_from = died_on, proposed_by = $2, proposed_at = now() where estate_id = $1`,
    [id, anna.userId],
  );
  return id;
}

/** An estate whose division two administrators have decided on; answers its number. */
export async function aDivision(of: Society, dead: Someone, heirs: Heirs): Promise<number> {
  const {
    portal,
    society: { bera },
  } = of;
  const id = await aProposedDivision(of, dead, heirs);
  await portal.sql(
    `update estate set state = 'confirmed', decided_by = $2, decided_at = now() - interval '4 days', passes_from = now() - interval '1 day'
     where estate_id = $1`,
    [id, bera.userId],
  );
  await portal.sql(`update estate set state = 'done', passed_at = now() where estate_id = $1`, [id]);
  await portal.sql('update person set died_on = current_date - 40 where person_id = $1', [dead.personId]);
  return id;
}

/** What is waiting for payment, by category, and beside each balance what the report makes of it. */
const waiting = async (portal: Portal) =>
  (
    await portal.sql<{ of_category: unknown; uneven: number }>(
      `with w as (select payee_id, category_id, sum(brought - paid) as units from paid_by_category(current_date) group by 1, 2)
       select (select json_agg(c order by c.category_id) from (select category_id, sum(units)::text as units from w group by 1 having sum(units) <> 0) c)
           as of_category,
         (select count(*)::integer from (select payee_id, sum(units) as units from w group by 1) s
           full join (select a.payee_id, sum(e.units) as units from ledger_account a join ledger_entry e using (ledger_account_id)
             where a.kind = 'payable' group by 1) b using (payee_id)
           where coalesce(s.units, 0) <> coalesce(b.units, 0)) as uneven`,
    )
  )[0];

/** Somebody dies who had money of two categories; their heirs have all of it, to the eyrir, and each category what it had (H103, H104). */
export async function inheritSome({
  portal,
  society,
  chance,
}: Society & { chance: ReturnType<typeof chances> }): Promise<void> {
  // They owe nothing: what somebody owes takes what they get of any category.
  const [dead, ...of] = await Promise.all([1, 2, 3, 4].map(() => society.payee()));
  if (!dead) throw new Error('There are four.');
  for (const category of [1, 2, 1])
    await society.distribute([[dead, (1 + chance.upTo(1e6)) / 100]], { FLOKKUR_UTHLUTUNAR_NR: category });
  const [first, rest] = [1 + chance.upTo(5000), 1 + chance.upTo(4998)];
  const shares = [first, rest, 10_000 - first - rest].map((one) => one / 100);
  const estateId = await aDivision(
    { portal, society },
    dead,
    of.map((heir, at) => [heir, shares[at] ?? 0] as const),
  );
  const before = await waiting(portal);
  expect((await society.post('inheritances', { DANARBU_NR: estateId })).status).toBe(204);
  const [asked] = await portal.sql<{ id: number; units: string }>(
    'select inheritance_id as id, units from inheritance where estate_id = $1',
    [estateId],
  );
  const { status, text } = await portal.ask(`PATCH /api/money/inheritances/${asked?.id}`, {
    as: society.bera,
    body: { SAMTHYKKT: 1 },
  });
  if (status !== 204) throw new Error(text);
  expect(await waiting(portal)).toEqual({ of_category: before?.of_category, uneven: 0 });
  expect((await society.balanceOf(dead)).inneign).toBe(0);
  const parts = await portal.sql<{ units: string }>(
    'select sum(units)::text as units from inheritance_part where inheritance_id = $1 group by person_id',
    [asked?.id],
  );
  expect(parts.reduce((sum, { units }) => sum + Number(units), 0)).toBe(Number(asked?.units));
}
