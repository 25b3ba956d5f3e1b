import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { IswcAgency } from '../../../test/iswcAgency.ts';
import { anIswcWorld, type IswcWorld } from '../../../test/iswcWorld.ts';
import type { Portal, Someone } from '../../../test/portal.ts';

let world: IswcWorld;
let portal: Portal;
let agency: IswcAgency;
let staff: Someone;
let stranger: Someone;
beforeAll(async () => {
  world = await anIswcWorld();
  ({ portal, agency } = world);
  staff = await portal.someone({ role: 'editor' });
  stranger = await portal.someone();
});
beforeEach(() => world.reset());
afterAll(() => world.close());

const ask = (call: string, body?: unknown, as = staff) =>
  portal.ask(call, { as, ...(body !== undefined && { body }) });

describe('tasks of other agencies', () => {
  const aTask = (number: number, workId: number, days = 0) =>
    agency.tasks.push({
      workflowTaskId: number,
      workflowType: 'MergeApproval',
      status: 'Outstanding',
      createdDate: new Date(Date.now() - days * 86_400_000).toISOString(),
      originatingSociety: '128',
      iswcMetadata: {
        iswc: 'T9110536293',
        originalTitle: 'SAMEINAST',
        interestedParties: [{ name: 'ONNUR', nameNumber: 297, role: 'C' }],
        works: [{ agency: '077', workcode: String(workId) }],
      },
    });

  it('X56 are listed by deadline and answered once, with a note that is no longer than 200', async () => {
    const [workId = 0] = await world.works(['Sameinast']);
    aTask(11, workId);
    aTask(12, workId, 3);
    await world.run();
    const { body } = await ask('GET /api/iswc/tasks');
    expect(body.map((one: { iswC_VERKEFNI_NR: number }) => one.iswC_VERKEFNI_NR)).toEqual([12, 11]);
    expect(body[0]).toMatchObject({
      tegunD_VERKEFNIS: 'MergeApproval',
      frA_AGENCY: '128',
      verK_NR: workId,
      heitI_HJA_OKKUR: 'Sameinast',
      adilar: [{ nafn: 'ONNUR', ipI_NUMER: '00000000297', hlutverK_HJA_AGENCY: 'C' }],
    });
    const decide = (note: string, as = staff) =>
      ask('PATCH /api/iswc/tasks/12', { SAMTHYKKT: 0, ATHUGASEMD_TIL_AGENCY: note }, as);
    expect((await decide('x'.repeat(201))).status).toBe(422);
    expect((await decide('Nei', stranger)).status).toBe(403);
    expect((await decide('Annað verk.')).status).toBe(204);
    expect((await decide('Aftur')).body.Code).toBe('iswc.taskClosed');
    await world.run();
    await world.run();
    expect(agency.log.filter((line) => line.startsWith('PATCH'))).toEqual(['PATCH /iswc/workflowTasks 200']);
    expect(agency.tasks[1]).toMatchObject({ status: 'Rejected', workflowMessage: 'Annað verk.' });
    expect((await ask('GET /api/iswc/tasks?AFGREIDD=1')).body).toMatchObject([
      { akvordun: 'Rejected', afgreitT_AF: staff.name, skilaD_KL: expect.any(String) },
    ]);
  });
  it('X56 a decision whose line broke is told no second time if it arrived', async () => {
    aTask(13, 0);
    await world.run();
    await ask('PATCH /api/iswc/tasks/13', { SAMTHYKKT: 1 });
    agency.next = ['breakAfter'];
    await world.run();
    await portal.sql('update iswc_task set try_at = now()');
    await world.run();
    expect(agency.log.filter((line) => line.startsWith('PATCH'))).toEqual([
      'PATCH /iswc/workflowTasks broken',
    ]);
    expect(
      await portal.sql('select agency_state, delivered_at is not null as is_told from iswc_task'),
    ).toEqual([{ agency_state: 'Approved', is_told: true }]);
  });
  it('X56 that others have closed are closed here, and editors are reminded once of what runs out', async () => {
    aTask(14, 0, 25);
    await world.run();
    agency.log.length = 0;
    await world.run();
    await world.run();
    expect(
      await portal.sql(`select link from notification where person_id = $1 and kind = 'iswcTask'`, [
        staff.personId,
      ]),
    ).toEqual([{ link: '/iswc?flipi=verkefni' }]);
    agency.tasks.length = 0;
    await portal.sql('update iswc_agency set tasks_read_at = null');
    await world.run();
    expect((await ask('GET /api/iswc/tasks')).body.Code).toBe('iswc.noTasks');
    expect((await ask('PATCH /api/iswc/tasks/14', { SAMTHYKKT: 1 })).body.Code).toBe('iswc.taskClosed');
  });
});
