import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type IswcAgency, iswcNumbered } from '../../../test/iswcAgency.ts';
import { anIswcWorld, type IswcWorld } from '../../../test/iswcWorld.ts';
import type { Portal } from '../../../test/portal.ts';
import { aServerProcess } from '../../../test/serverProcess.ts';
import { factsOf } from './facts.ts';
import { exchange, inTurn } from './job.ts';

let world: IswcWorld;
let portal: Portal;
let agency: IswcAgency;
beforeAll(async () => {
  world = await anIswcWorld();
  ({ portal, agency } = world);
});
beforeEach(() => world.reset());
afterAll(() => world.close());

describe('a day with the agency', () => {
  it('X53, X54 of fifty works 45 get an ISWC, three a reason, one a question, and one whose line broke is sent no second time', async () => {
    const ids = await world.works(Array.from({ length: 50 }, (_, i) => `Lag númer ${i + 1}`));
    for (const n of [7, 19, 33]) agency.refused.set(`LAG NUMER ${n}`, { code: '104', message: `Nei ${n}` });
    world.similarTo('LAG NUMER 42');
    agency.next = [undefined, 'breakAfter'];
    const inTwo = { ...world.sending, settings: { ...world.sending.settings, batchSize: 49 } };
    await exchange(inTwo);
    expect(agency.log.slice(0, 2)).toEqual(['POST /submission/batch 207', 'POST /submission/batch broken']);
    expect(await world.states()).toEqual({ done: 45, question: 1, rejected: 3, sending: 1 });
    expect(await portal.sql('select from work_iswc')).toHaveLength(45);
    await exchange(inTwo);
    expect(await world.states()).toEqual({ done: 46, question: 1, rejected: 3 });
    expect(agency.log).toContain('POST /iswc/searchByAgencyWorkCode/batch 207');
    expect([agency.taken.size, world.isEachTakenOnce()]).toEqual([46, true]);
    expect(agency.log.filter((line) => line.startsWith('POST /submission'))).toHaveLength(2);
    const given = await portal.sql(
      `select work_id, iswc, status, source, is_verified from work_iswc order by work_id`,
    );
    expect(given[0]).toEqual({
      work_id: ids[0],
      iswc: iswcNumbered(ids[0] ?? 0),
      status: 'preferred',
      source: 'agency',
      is_verified: true,
    });
    expect(
      await portal.sql(
        `select answer_code, answer_message from iswc_request where state = 'rejected' order by 2`,
      ),
    ).toEqual([19, 33, 7].map((n) => ({ answer_code: '104', answer_message: `Nei ${n}` })));
    expect(await portal.sql('select kind, candidates from iswc_question')).toEqual([
      {
        kind: 'match',
        candidates: [
          {
            iswc: 'T0345246801',
            title: 'LAG NUMER 42',
            otherTitles: [],
            parties: [{ name: 'ONNUR', ipiNameNumber: '00000000297', role: 'CA' }],
          },
        ],
      },
    ]);
    await world.run();
    expect(world.isEachTakenOnce()).toBe(true);
    expect(await portal.sql('select from work_iswc')).toHaveLength(46);
  });
  it('X50, X51, X61 a version says what it derives from, and is sent again when that changes', async () => {
    const [source = 0, version = 0] = await world.works(['Frumlag', 'Útsetning']);
    const derivedFrom = async () => (await factsOf(portal.pool, [version])).get(version)?.derivedFrom;
    const state = (set: string) => portal.sql(`update work set ${set} where work_id = $1`, [version]);
    expect(await derivedFrom()).toBeNull();
    await state(`version_type = 'MOD'`);
    expect(await derivedFrom()).toEqual([]);
    await state(`source_work_id = ${source}`);
    expect(await derivedFrom()).toEqual([{ iswc: null, title: 'Frumlag' }]);
    await world.run();
    expect(await derivedFrom()).toEqual([{ iswc: iswcNumbered(source), title: 'Frumlag' }]);
    await state(`source_work_id = null, source_title = 'Annarra lag', source_iswc = 'T0345246801'`);
    expect(await derivedFrom()).toEqual([{ iswc: 'T0345246801', title: 'Annarra lag' }]);
    await world.run();
    expect(agency.log.filter((line) => line.includes(`/submission`)).length).toBeGreaterThan(1);
  });
  it('X53 a line that breaks before the agency has taken anything loses nothing', async () => {
    await world.works(['Fyrra', 'Seinna']);
    agency.next = ['breakBefore'];
    await world.run();
    expect(await world.states()).toEqual({ sending: 2 });
    await world.run();
    expect(await world.states()).toEqual({ waiting: 2 });
    expect(agency.taken.size).toBe(0);
    await world.dueNow();
    await world.run();
    expect(await world.states()).toEqual({ done: 2 });
    expect([agency.taken.size, world.isEachTakenOnce()]).toEqual([2, true]);
  });
  it('X53 what an answer leaves out is asked about, and of an unreadable answer all of it', async () => {
    const [first = 0, second = 0] = await world.works(['Með', 'Án']);
    agency.forgets.add(String(second));
    await world.run();
    expect(await world.states()).toEqual({ done: 1, sending: 1 });
    await world.run();
    expect(await world.states()).toEqual({ done: 2 });
    expect(agency.taken).toEqual(new Map([first, second].map((id) => [String(id), 1])));
    const [third = 0] = await world.works(['Bilun']);
    agency.next = [{ status: 500 }];
    await world.run();
    expect(await world.states()).toEqual({ done: 2, sending: 1 });
    await world.run();
    await world.dueNow();
    await world.run();
    expect(await world.states()).toEqual({ done: 3 });
    expect(agency.taken.get(String(third))).toBe(1);
  });
  it('X53 a service that wants to be left alone is, for as long as it says', async () => {
    await world.works(['Róleg']);
    agency.next = [{ status: 429, headers: { 'retry-after': '900' } }];
    await world.run();
    expect(await world.states()).toEqual({ waiting: 1 });
    const [{ seconds } = { seconds: 0 }] = await portal.sql(
      'select extract(epoch from paused_until - now())::integer as seconds from iswc_agency',
    );
    expect(seconds).toBeGreaterThan(890);
    await world.dueNow();
    await world.run();
    expect(agency.log).toEqual(['POST /submission/batch 429']);
    await portal.sql('update iswc_agency set paused_until = null');
    await world.run();
    expect(await world.states()).toEqual({ done: 1 });
  });
  it('X53 one work that the service cannot read holds up no other', async () => {
    await world.works(['Gott lag', 'Bad batch', 'Annað gott']);
    await world.run();
    expect(await world.states()).toEqual({ done: 2, rejected: 1 });
    expect(await portal.sql(`select answer_code from iswc_request where state = 'rejected'`)).toEqual([
      { answer_code: 'HTTP 400' },
    ]);
    expect(world.isEachTakenOnce()).toBe(true);
  });
  it('X58 a key that is refused stops the exchange for an hour, and stands in no table', async () => {
    await world.works(['Lykill']);
    await exchange({ ...world.sending, service: { ...world.sending.service, key: 'rangur-lykill' } });
    expect(await world.states()).toEqual({ waiting: 1 });
    expect(await portal.sql('select pause_reason from iswc_agency')).toEqual([{ pause_reason: 'key' }]);
    const kept = await portal.sql(
      `select (select json_agg(b)::text from iswc_batch b) || (select json_agg(a)::text from iswc_agency a) as all`,
    );
    expect(JSON.stringify(kept)).not.toContain('rangur-lykill');
  });
  it('X54 where the agency only looks first, the code is asked for once it has found nothing', async () => {
    agency.givesOnPreview = false;
    await world.works(['Skoðað']);
    await world.run();
    agency.givesOnPreview = true;
    expect(await world.states()).toEqual({ done: 1 });
    expect(agency.log.filter((line) => line.startsWith('POST /submission'))).toHaveLength(2);
    expect(world.isEachTakenOnce()).toBe(true);
  });
  it('X53 two servers never speak to the agency at once', async () => {
    let other: boolean | undefined;
    expect(
      await inTurn(portal.pool, async () => {
        other = await inTurn(portal.pool, async () => undefined);
      }),
    ).toBe(true);
    expect(other).toBe(false);
    expect(await inTurn(portal.pool, async () => undefined)).toBe(true);
  });
});

it('X53 a server that is killed after sending leaves nothing to be sent twice', async () => {
  const ids = await world.works(['Fallið 1', 'Fallið 2', 'Fallið 3']);
  const settings = { JOB_WORKERS: '1', ISWC_URL: agency.url, ISWC_KEY: agency.key };
  const first = await aServerProcess(portal.database, settings);
  const isTaken = new Promise<void>((resolve) => {
    agency.whenTaken = async () => {
      await first.kill();
      resolve();
    };
  });
  await portal.sql(`select graphile_worker.add_job('exchangeIswcs')`);
  await isTaken;
  agency.whenTaken = undefined;
  expect(await world.states()).toEqual({ sending: 3 });
  await portal.sql('update iswc_batch set ask_at = now()');
  const second = await aServerProcess(portal.database, settings);
  await portal.sql(`select graphile_worker.add_job('exchangeIswcs')`);
  await expect.poll(() => world.states(), { timeout: 30_000, interval: 100 }).toEqual({ done: 3 });
  await second.stop();
  expect(agency.taken).toEqual(new Map(ids.map((id) => [String(id), 1])));
}, 60_000);
