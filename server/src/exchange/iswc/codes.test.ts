import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type IswcAgency, iswcNumbered } from '../../../test/iswcAgency.ts';
import { anIswcWorld, type IswcWorld } from '../../../test/iswcWorld.ts';
import type { Portal } from '../../../test/portal.ts';
import { lookAtChanged } from './queue.ts';

let world: IswcWorld;
let portal: Portal;
let agency: IswcAgency;
beforeAll(async () => {
  world = await anIswcWorld();
  ({ portal, agency } = world);
});
beforeEach(() => world.reset());
afterAll(() => world.close());

describe('changes of a work that has an ISWC', () => {
  it('X51 are sent once, and not if they say nothing new', async () => {
    const [workId = 0] = await world.works(['Fyrir']);
    await world.run();
    await portal.sql(`update work set title = 'Eftir' where work_id = $1`, [workId]);
    await world.run();
    expect(agency.log.filter((line) => line.includes('/submission/'))).toEqual([
      'POST /submission/batch 207',
      'PUT /submission/batch 207',
    ]);
    expect(agency.works.get(String(workId))?.title).toBe('EFTIR');
    await portal.sql(`update work set title = 'EFTIR' where work_id = $1`, [workId]);
    await portal.sql(`update work set title = 'Eftir' where work_id = $1`, [workId]);
    await world.run();
    expect(agency.log.filter((line) => line.includes('/submission/'))).toHaveLength(2);
    expect(await world.states()).toEqual({ done: 2 });
  });
  it('X51 that come while the answer is under way follow it', async () => {
    const [workId = 0] = await world.works(['Í loftinu']);
    agency.next = ['breakAfter'];
    await world.run();
    await portal.sql(`update work set title = 'Lent' where work_id = $1`, [workId]);
    await world.run();
    await world.run();
    expect(agency.works.get(String(workId))?.title).toBe('LENT');
    expect(await world.states()).toEqual({ done: 2 });
  });
  it('X51 a work that is refused as it stands is sent again once it has changed', async () => {
    const [workId = 0] = await world.works(['Ósamþykkt']);
    agency.refused.set('OSAMTHYKKT', { code: '201', message: 'Nei' });
    await world.run();
    await portal.sql('insert into iswc_changed_work values ($1)', [workId]);
    await world.run();
    expect(agency.log.filter((line) => line.includes('/submission/'))).toHaveLength(1);
    await portal.sql(`update work set title = 'Samþykkt' where work_id = $1`, [workId]);
    await world.run();
    expect(await world.states()).toEqual({ done: 1, rejected: 1 });
  });
  it('X50 a work that stopped being green is dropped at the door', async () => {
    const [workId = 0] = await world.works(['Rautt aftur']);
    await lookAtChanged(portal.pool, world.sending.settings);
    expect(await world.states()).toEqual({ waiting: 1 });
    await portal.sql('update work set light = 2 where work_id = $1', [workId]);
    await world.run();
    expect(await portal.sql('select state, answer_code from iswc_request')).toEqual([
      { state: 'dropped', answer_code: 'notEligible' },
    ]);
    expect(agency.taken.size).toBe(0);
  });
});

describe('the ISWCs of a work', () => {
  it('X52 a code that the agency replaces is archived, and leads to the new one', async () => {
    const [workId = 0] = await world.works(['Sameinað']);
    await world.run();
    const first = iswcNumbered(workId);
    agency.gives.set('SAMEINAD II', iswcNumbered(1));
    agency.works.delete(String(workId));
    await portal.sql(`update work set title = 'Sameinað II' where work_id = $1`, [workId]);
    // An update names the code that we know; here the agency answers with another.
    agency.ignoresPreferred = true;
    await world.run();
    agency.ignoresPreferred = false;
    expect(await world.codesOf(workId)).toEqual([
      { iswc: first, status: 'archived', source: 'agency', linked_to: iswcNumbered(1) },
      { iswc: iswcNumbered(1), status: 'preferred', source: 'agency', linked_to: null },
    ]);
  });
  it('X52 a code that somebody typed is not sent along, and the same from the agency confirms it', async () => {
    const [workId = 0] = await world.works(['Vélritað']);
    const typed = iswcNumbered(workId);
    await portal.sql('insert into work_iswc (work_id, iswc) values ($1, $2)', [workId, typed]);
    await world.run();
    expect(JSON.stringify(agency.bodies)).not.toContain(typed);
    expect(await portal.sql('select iswc, status, source, is_verified from work_iswc')).toEqual([
      { iswc: typed, status: 'preferred', source: 'agency', is_verified: true },
    ]);
  });
  it('X52 a typed code that differs stays until staff have decided', async () => {
    const [workId = 0] = await world.works(['Ósammála']);
    await portal.sql(`insert into work_iswc (work_id, iswc) values ($1, 'T0345246801')`, [workId]);
    await world.run();
    expect(await world.codesOf(workId)).toEqual([
      { iswc: 'T0345246801', status: 'preferred', source: 'typed', linked_to: null },
    ]);
    expect(await portal.sql('select kind, agency_iswc from iswc_question')).toEqual([
      { kind: 'differs', agency_iswc: iswcNumbered(workId) },
    ]);
  });
  it('X52 a code that another work of ours has moves by nobody’s hand but that of staff', async () => {
    const [first = 0, second = 0] = await world.works(['Eigandi', 'Annar']);
    await portal.sql(`insert into work_iswc (work_id, iswc, is_verified) values ($1, 'T0345246801', true)`, [
      first,
    ]);
    await portal.sql('delete from iswc_changed_work where work_id = $1', [first]);
    agency.gives.set('ANNAR', 'T0345246801');
    await world.run();
    expect(await world.codesOf(second)).toEqual([]);
    expect(await portal.sql('select work_id, kind, candidates from iswc_question')).toEqual([
      { work_id: second, kind: 'elsewhere', candidates: [{ workId: first }] },
    ]);
  });
  it('X52 a work has one preferred code at most, whoever writes', async () => {
    const [workId = 0] = await world.works(['Eitt']);
    await portal.sql(
      `insert into work_iswc (work_id, iswc) values ($1, 'T0345246801'), ($1, 'T9110536293')`,
      [workId],
    );
    expect((await world.codesOf(workId)).map(({ status }) => status)).toEqual(['preferred', 'archived']);
    await expect(
      portal.sql(`update work_iswc set status = 'preferred' where work_id = $1`, [workId]),
    ).rejects.toThrow('work_iswc_one_preferred');
    await portal.sql(`delete from work_iswc where iswc = 'T0345246801'`);
    expect((await world.codesOf(workId)).map(({ status }) => status)).toEqual(['preferred']);
  });
  it('X53 a work has one request under way at most, whoever writes', async () => {
    const [workId = 0] = await world.works(['Ein beiðni']);
    await portal.sql(`insert into iswc_request (work_id, kind) values ($1, 'add')`, [workId]);
    await expect(
      portal.sql(`insert into iswc_request (work_id, kind) values ($1, 'add')`, [workId]),
    ).rejects.toThrow('iswc_request_open');
  });
});
