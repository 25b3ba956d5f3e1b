import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { finishedDistribution, importDistribution, rightOf } from '../../../test/distribution.ts';
import { estatesOf } from '../../../test/estates.ts';
import { aPayingSociety } from '../../../test/paying.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';

// Two write off an advance while what would recover it is on its way, or by what one of them saw earlier: the payee keeps both.

let portal: Portal;
let society: Awaited<ReturnType<typeof aPayingSociety>>;
let editor: Someone;
let payee: Someone;
let id: number;
let distribution = 7000;
beforeAll(async () => {
  portal = await aPortal();
  society = await aPayingSociety(portal);
  editor = await portal.someone({ role: 'editor', isPerson: false });
});
afterAll(() => portal.close());
beforeEach(async () => {
  payee = await society.payee();
  const { body } = await society.post('advances', {
    NAFN_NR: payee.personId,
    UPPHAED_FYRIRFRAMGREIDSLU: 1000,
    ENDURHEIMTUHLUTFALL: 50,
    ASTAEDA_FYRIRFRAMGREIDSLU: 'Plata í vinnslu',
  });
  id = body.fyrirframgreidslA_NR;
  await portal.ask(`PATCH /api/money/advances/${id}`, { as: society.bera, body: { SAMTHYKKT: 1 } });
  await society.pay({ LAGMARKSGREIDSLA: 1 });
});

const { anEstate, confirmAndPass } = estatesOf(() => ({ portal, editor, administrator: society.bera }));
const ask = () => society.post(`advances/${id}/writeOff`, { ASTAEDA_AFSKRIFTAR: 'Ekkert á eftir að koma.' });
const decide = (isApproved: 0 | 1 = 1) =>
  portal.ask(`PATCH /api/money/advances/${id}/writeOff`, {
    as: society.bera,
    body: { SAMTHYKKT: isApproved },
  });
const shown = async () =>
  (await portal.ask('GET /api/money/advances', { as: society.bera })).body.find(
    (one: { fyrirframgreidslA_NR: number }) => one.fyrirframgreidslA_NR === id,
  );
/** A file that brings somebody so much, read and not finished; answers its number. */
async function brought(kronur: number, to = payee): Promise<number> {
  distribution += 1;
  const workId = await portal.work({ by: to, title: `Verk ${distribution}` });
  await importDistribution(portal, {
    as: society.anna,
    id: distribution,
    file: `line;right;work;pot;amount\n1;${await rightOf(portal, to)};${workId};Útvarp;${kronur}`,
  });
  return distribution;
}
const finish = (number: number) =>
  portal.ask(`POST /api/distributions/${number}/finish`, { as: society.bera });
/** A file that holds so much for the payee, or lets go of it. */
async function held(kronur: number): Promise<void> {
  distribution += 1;
  const [workId, right] = [
    await portal.work({ by: payee, title: `Verk ${distribution}` }),
    await rightOf(portal, payee),
  ];
  const lines = [`1;1;${right};${workId};Útvarp;${kronur}`, `2;6;${right};;Biðfé;${kronur}`];
  await finishedDistribution(portal, {
    as: society.anna,
    id: distribution,
    file: ['line;type;right;work;pot;amount', ...lines].join('\n'),
  });
}

describe('writing off an advance', () => {
  it('R231 is of what was left when it was asked for: nothing that was recovered since is decided on by who saw more', async () => {
    expect((await ask()).body).toMatchObject({ upphaeD_AFSKRIFTAR: 1000, eftirstodvar: 1000 });
    await society.distribute([[payee, 400]]);
    expect(await shown()).toMatchObject({ upphaeD_AFSKRIFTAR: 1000, eftirstodvar: 800 });
    expect((await decide()).body.Code).toBe('money.writeOffChanged');
    expect((await decide(0)).status).toBe(204);
    expect(await shown()).toMatchObject({ upphaeD_AFSKRIFTAR: null });
    await ask();
    expect((await decide()).status).toBe(204);
    expect(await shown()).toMatchObject({ upphaeD_AFSKRIFTAR: 800, stadA_FYRIRFRAMGREIDSLU: 'writtenOff' });
  });
  it('R231 waits for a distribution that is about to recover it: finished afterwards, that would be the payee’s whole', async () => {
    await ask();
    const waiting = await brought(400);
    expect(await shown()).toMatchObject({ endurheimT_I_VINNSLU: 1 });
    expect((await decide()).body.Code).toBe('money.advanceBeingRecovered');
    await decide(0);
    expect((await ask()).body.Code).toBe('money.advanceBeingRecovered');
    expect((await finish(waiting)).status).toBe(200);
    expect(await shown()).toMatchObject({ endurheimT_I_VINNSLU: 0, eftirstodvar: 800 });
    const cancelled = await brought(10);
    await portal.ask(`POST /api/distributions/${cancelled}/cancel`, { as: society.anna });
    expect((await ask()).status).toBe(200);
    expect((await decide()).status).toBe(204);
  });
  it('R231 does not wait for a distribution that brings only others money', async () => {
    await brought(400, await society.payee());
    expect((await ask()).status).toBe(200);
    expect((await decide()).status).toBe(204);
  });
  it('R231 waits for what a distribution brings the heirs by the right of a payee who has died', async () => {
    const [heir, workId] = [await society.payee(), await portal.work({ by: payee, title: 'Eftirlátið' })];
    await confirmAndPass((await anEstate(payee, [[heir, 100]])).estateId);
    await ask();
    const own = await brought(100, heir);
    expect(await shown()).toMatchObject({ endurheimT_I_VINNSLU: 0 });
    await finish(own);
    const [inherited] = await portal.sql<{ id: number }>(
      'select right_id as id from author_right where author_id = $1 and person_id = $2',
      [payee.authorId, heir.personId],
    );
    distribution += 1;
    await importDistribution(portal, {
      as: society.anna,
      id: distribution,
      file: `line;right;work;pot;used_on;amount\n1;${inherited?.id};${workId};Útvarp;${society.today};100`,
    });
    expect(await shown()).toMatchObject({ endurheimT_I_VINNSLU: 1 });
    expect((await decide()).body.Code).toBe('money.advanceBeingRecovered');
    await portal.ask(`POST /api/distributions/${distribution}/cancel`, { as: society.anna });
    expect((await decide()).status).toBe(204);
  });
  it('R231 shows both what is held for the payee and what they have claimed, and is asked for anew once there is more', async () => {
    await held(300);
    await ask();
    expect(await shown()).toMatchObject({ biduR_GREIDSLUTHEGA: 300, eftirstodvar: 1000 });
    distribution += 1;
    await finishedDistribution(portal, {
      as: society.anna,
      id: distribution,
      file: `line;title;pot;amount\n1;Óþekkt ${distribution};Útvarp;50`,
    });
    const [usage] = await portal.sql<{ id: number }>(
      'select unmatched_usage_id as id from unmatched_usage where distribution_id = $1',
      [distribution],
    );
    const claimed = await portal.ask('POST /api/usageClaims', {
      as: payee,
      body: { OTHEKKT_NOTKUN_NR: usage?.id, VERK_NR: await portal.work({ by: payee, title: 'Þekkt' }) },
    });
    expect(claimed.status).toBe(201);
    expect(await shown()).toMatchObject({ biduR_GREIDSLUTHEGA: 350 });
    expect((await decide()).body.Code).toBe('money.writeOffChanged');
    await decide(0);
    await ask();
    // What waits for the payee no more is nothing that anybody loses by.
    await portal.ask(`DELETE /api/usageClaims/${claimed.body.krafA_NR}`, { as: payee });
    expect(await shown()).toMatchObject({ biduR_GREIDSLUTHEGA: 300 });
    expect((await decide()).status).toBe(204);
  });
  it('R231 is held by the database, which says itself what was left', async () => {
    const write = (columns: string) => portal.sql(`update advance set ${columns} where advance_id = ${id}`);
    const asked = `write_off_asked_by = ${society.anna.userId}, write_off_asked_at = now(), write_off_reason = 'Hætt'`;
    await write(`${asked}, write_off_units = 1, write_off_awaited_units = 99999999`);
    const [kept] = await portal.sql(
      'select write_off_units, write_off_awaited_units from advance where advance_id = $1',
      [id],
    );
    expect(kept).toEqual({ write_off_units: 10_000_000, write_off_awaited_units: 0 });
    for (const change of [
      'write_off_units = 1',
      `write_off_asked_by = ${society.bera.userId}`,
      `write_off_reason = 'Annað'`,
    ])
      await expect(write(change)).rejects.toMatchObject({ constraint: 'advance_stays' });
    const writeOff = () => portal.sql('select write_off_advance($1, $2)', [id, society.bera.userId]);
    const waiting = await brought(400);
    await expect(writeOff()).rejects.toMatchObject({ constraint: 'advance_being_recovered' });
    await finish(waiting);
    await expect(writeOff()).rejects.toMatchObject({ constraint: 'advance_write_off_changed' });
  });
});
