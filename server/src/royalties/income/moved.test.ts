import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';

// An administrator with works that share a pool, and colleagues who register what came in.

let portal: Portal;
let writer: Someone;
let anna: Someone;
let bera: Someone;
beforeAll(async () => {
  portal = await aPortal();
  writer = await portal.someone({ role: 'administrator' });
  anna = await portal.someone({ role: 'administrator', withoutAuthor: true });
  bera = await portal.someone({ role: 'administrator', isPerson: false });
});
afterAll(() => portal.close());

const post = (path: string, body: object, as: Someone) => portal.ask(`POST /api/money/${path}`, { as, body });
let references = 0;
const anIncome = () => ({
  GREIDANDI: 'Öldurás',
  TEGUND_GREIDANDA: 'broadcaster',
  FLOKKUR_UTHLUTUNAR_NR: 1,
  TIMABIL_UTHLUTUNAR: 'Árið 2025',
  UPPHAED_I_GJALDMIDLI: 1000,
  DAGS_MOTTEKID: '2026-02-01',
  TILVISUN: `M-${++references}`,
});
type Income = ReturnType<typeof anIncome>;
const register = (income: object, as: Someone) => post('income', income, as);
const problemOf = async (income: object, as: Someone) => (await register(income, as)).body.Errors?.[0]?.Code;

/** An income that `registers` has registered and `reverses` has taken back. */
async function takenBack(registers: Someone, reverses: Someone): Promise<Income> {
  const income = anIncome();
  const { body } = await register(income, registers);
  const reason = { ASTAEDA_BAKFAERSLU: 'Rangur flokkur' };
  expect((await post(`income/${body.tekjuR_NR}/reverse`, reason, reverses)).status).toBe(201);
  return income;
}

it('R134 who takes back what another registered does not register it otherwise, for the pool that their works share', async () => {
  const income = await takenBack(anna, writer);
  for (const change of [
    { FLOKKUR_UTHLUTUNAR_NR: 2 },
    { TIMABIL_UTHLUTUNAR: 'Árið 2026' },
    { TEGUND_GREIDANDA: 'venue' },
    { DAGS_MOTTEKID: '2026-02-02' },
    { UPPHAED_I_GJALDMIDLI: 999 },
    { GJALDMIDILL: 'EUR', GENGI: 150 },
    { FLOKKUR_UTHLUTUNAR_NR: 2, GREIDANDI: 'öldurás.', TILVISUN: `m ${references}` },
  ])
    expect([change, await problemOf({ ...income, ...change }, writer)]).toEqual([
      change,
      'money.incomeMoved',
    ]);
  const sheet = (category: number) =>
    post(
      'income/sheets',
      {
        TEKJUSKRA: `payer;kind;category;period;amount;received;reference\nÖldurás;broadcaster;${category};Árið 2025;1000;2026-02-01;${income.TILVISUN}`,
        ER_GEYMT: 0,
      },
      writer,
    );
  expect([(await sheet(2)).body.fjoldI_GALLA, (await sheet(1)).body.fjoldI_GALLA]).toEqual([1, 0]);
  const unasked = portal.sql(
    `insert into income (payer_name, payer_kind, category_id, period_id, gross_amount, received_on, reference, registered_by)
     select payer_name, payer_kind, 2, period_id, gross_amount, received_on, reference, $2 from income where reference = $1 and reverses is null`,
    [income.TILVISUN, writer.userId],
  );
  await expect(unasked).rejects.toMatchObject({ constraint: 'income_moved_by_another' });
  expect((await register({ ...income, FLOKKUR_UTHLUTUNAR_NR: 2 }, bera)).status).toBe(201);
});
it('R134 nor by registering it as it was first, and taking that back as their own', async () => {
  const income = await takenBack(anna, writer);
  const again = await register(income, writer);
  expect(again.status).toBe(201);
  const reason = { ASTAEDA_BAKFAERSLU: 'Aftur' };
  expect((await post(`income/${again.body.tekjuR_NR}/reverse`, reason, writer)).status).toBe(201);
  expect(await problemOf({ ...income, FLOKKUR_UTHLUTUNAR_NR: 2 }, writer)).toBe('money.incomeMoved');
});
it('R134 a mistake of their own is put right by who made it, and one of another’s by who had made it', async () => {
  const own = await takenBack(writer, writer);
  expect((await register({ ...own, FLOKKUR_UTHLUTUNAR_NR: 2 }, writer)).status).toBe(201);
  const another = await takenBack(anna, writer);
  expect((await register({ ...another, FLOKKUR_UTHLUTUNAR_NR: 2 }, anna)).status).toBe(201);
});
it('R134 whose income another takes back is told, with the reason; who takes back their own is not', async () => {
  const told = async (): Promise<{ header: string; body: string }[]> => {
    const { status, body } = await portal.ask(`GET /api/persons/${anna.personId}/notifications`, {
      as: anna,
    });
    return status === 404 ? [] : body;
  };
  const before = (await told()).length;
  await takenBack(anna, anna);
  expect(await told()).toHaveLength(before);
  const { TILVISUN: reference } = await takenBack(anna, writer);
  const [newest] = await told();
  expect(newest?.header).toBe('Tekjur bakfærðar: Öldurás');
  expect(newest?.body).toContain(reference);
  expect(newest?.body).toContain('Rangur flokkur');
});
