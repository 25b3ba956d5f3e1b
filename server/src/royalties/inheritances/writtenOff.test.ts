import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aDivision } from '../../../test/inheritances.ts';
import { aPayingSociety } from '../../../test/paying.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';

let portal: Portal;
let society: Awaited<ReturnType<typeof aPayingSociety>>;
let dead: Someone;
let heir: Someone;
let estateId: number;
/** The distribution that corrections take from, and give back to. */
let corrected: number;

beforeAll(async () => {
  portal = await aPortal();
  society = await aPayingSociety(portal);
  [dead, heir] = [await society.payee(), await society.payee()];
  corrected = await society.distribute([[dead, 700]]);
  estateId = await aDivision({ portal, society }, dead, [[heir, 100]]);
  await inherit();
  await correct(-300);
  const { body } = await society.post('advances', {
    NAFN_NR: dead.personId,
    UPPHAED_FYRIRFRAMGREIDSLU: 300,
    ENDURHEIMTUHLUTFALL: 100,
    ASTAEDA_FYRIRFRAMGREIDSLU: 'Leiðrétting eftir andlát',
  });
  const advance = `advances/${body.fyrirframgreidslA_NR}`;
  await approve(advance);
  await society.post(`${advance}/writeOff`, { ASTAEDA_AFSKRIFTAR: 'Ekkert á eftir að koma.' });
  await approve(`${advance}/writeOff`);
});
afterAll(() => portal.close());

const correct = (kronur: number, of = corrected) =>
  society.distribute([[dead, kronur]], { LEIDRETTIR_UTHLUTUN_NR: of });
async function approve(path: string): Promise<void> {
  const { status, text } = await portal.ask(`PATCH /api/money/${path}`, {
    as: society.bera,
    body: { SAMTHYKKT: 1 },
  });
  if (status !== 204) throw new Error(text);
}
/** What the one who died has goes to the heir. */
async function inherit(): Promise<void> {
  await society.post('inheritances', { DANARBU_NR: estateId });
  const [made] = await portal.sql<{ id: number }>(
    'select max(inheritance_id) as id from inheritance where estate_id = $1',
    [estateId],
  );
  await approve(`inheritances/${made?.id}`);
}
/** In krónur: of the one who died, of the heir, and what the society has written off, below zero. */
async function whereItIs() {
  const [row] = await portal.sql<{ kronur: number }>(
    `select coalesce(sum(e.units) / 10000, 0)::float as kronur from ledger_entry e join ledger_account a using (ledger_account_id) where a.kind = 'writtenOff'`,
  );
  const balances = [(await society.balanceOf(dead)).inneign, (await society.balanceOf(heir)).inneign];
  return [...balances, row?.kronur];
}

describe('what was written off of somebody who has died', () => {
  it('R37, R74 is the society’s loss, and the heirs keep what they had', async () => {
    expect(await whereItIs()).toEqual([0, 700, -300]);
  });
  it('R102 is not made up for by other money: neither by a distribution nor by a correction of another', async () => {
    const other = await society.distribute([[dead, 40]]);
    await correct(25, other);
    expect(await whereItIs()).toEqual([65, 700, -300]);
    await inherit();
    expect(await whereItIs()).toEqual([0, 765, -300]);
  });
  it('R102 is made up for first when the correction is taken back: two corrections give heirs nothing a second time', async () => {
    await correct(100);
    expect(await whereItIs()).toEqual([0, 765, -200]);
    await correct(250);
    // Fifty more than was taken are the estate's.
    expect(await whereItIs()).toEqual([50, 765, 0]);
    await inherit();
    expect(await whereItIs()).toEqual([0, 815, 0]);
    await correct(10);
    expect(await whereItIs()).toEqual([10, 815, 0]);
    expect(await portal.sql('select sum(units)::float as sum from ledger_entry')).toEqual([{ sum: 0 }]);
  });
  it('R102 is as the ledger has it: nobody notes a part of it as made up for without booking it', async () => {
    await expect(
      portal.sql(
        `insert into advance_recovery select advance_id, $1, 100 from advance where state = 'writtenOff' and units > 100`,
        [corrected],
      ),
    ).rejects.toThrow('not booked as it is');
  });
});
