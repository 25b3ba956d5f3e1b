import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { iswcNumbered } from '../../../test/iswcAgency.ts';
import { anIswcWorld, type IswcWorld } from '../../../test/iswcWorld.ts';
import type { Portal, Someone } from '../../../test/portal.ts';

let world: IswcWorld;
let portal: Portal;
let staff: Someone;
beforeAll(async () => {
  world = await anIswcWorld();
  ({ portal } = world);
  staff = await portal.someone({ role: 'editor', isPerson: false });
});
beforeEach(() => world.reset());
afterAll(() => world.close());

const make = (kind = 'add') =>
  portal.ask('POST /api/iswc/files', { as: staff, body: { BEIDNIR_I_SKRA: kind } });
const fetchFile = async (fileId: number) =>
  (await portal.ask(`GET /api/iswc/files/${fileId}`, { as: staff })).text;
const receive = (file: object, isTrial = false) =>
  portal.ask('POST /api/iswc/files/received', {
    as: staff,
    body: {
      HEITI_SKRAR: 'iswc.json',
      SKRA: JSON.stringify({ fileHeader: { submittingAgency: '315', receivingAgency: '077' }, ...file }),
      PROFUN: isTrial,
    },
  });
const outcomes = (answer: { body: { linur: { nidurstada: string }[] } }) =>
  answer.body.linur.map(({ nidurstada }) => nidurstada);

/** A file with works of these titles, and how the agency acknowledges one of its lines. */
async function sent(titles: readonly string[]) {
  const ids = await world.works(titles);
  const { body } = await make();
  const file = JSON.parse(await fetchFile(body.iswC_SKRA_NR));
  const acknowledge = (at: number, changes: object = {}) => ({
    originalFileCreationDateTime: file.fileHeader.fileCreationDateTime,
    originalSubmissionId: file.addSubmissions[at].submissionId,
    originalTransactionType: 'AddSubmission',
    preferredIswc: iswcNumbered(ids[at] ?? 0),
    agency: '077',
    workcode: String(ids[at]),
    transactionStatus: 'FullyAccepted',
    ...changes,
  });
  return { ids, file, fileId: body.iswC_SKRA_NR as number, acknowledge };
}

describe('a file for the agency', () => {
  it('X57 holds what waits, once, and can be fetched again as it was', async () => {
    const { ids, file, fileId } = await sent(['Skrá eitt', 'Skrá tvö']);
    expect(file).toMatchObject({
      fileHeader: { submittingAgency: '077', submittingSourcedb: 77, receivingAgency: '315' },
      addSubmissions: [
        {
          agency: '077',
          sourcedb: 77,
          workcode: String(ids[0]),
          category: 'DOM',
          originalTitle: 'SKRA EITT',
          otherTitles: [{ title: 'Skrá eitt', type: 'OL' }],
          interestedParties: [{ name: 'THORDIS ONDOLFSDOTTIR', nameNumber: 199, role: 'CA' }],
        },
        { workcode: String(ids[1]) },
      ],
    });
    expect(JSON.stringify(file)).not.toContain('previewDisambiguation');
    expect((await make()).body.Code).toBe('iswc.nothingToSend');
    expect(JSON.parse(await fetchFile(fileId))).toEqual(file);
    await world.run();
    expect([await world.states(), world.agency.taken.size]).toEqual([{ filed: 2 }, 0]);
    expect((await portal.ask('GET /api/iswc/files', { as: staff })).body).toMatchObject([
      { stefna: 'out', fjoldI_FAERSLNA: 2, fjoldI_OSVARADRA: 2, skrA_GERD_AF: staff.name },
    ]);
  });
  it('X57 an update names the code that the agency gave', async () => {
    const { ids, acknowledge } = await sent(['Til uppfærslu']);
    await receive({ acknowledgements: [acknowledge(0)] });
    await portal.sql(`update work set title = 'Uppfært' where work_id = $1`, [ids[0]]);
    const { body } = await make('update');
    expect(JSON.parse(await fetchFile(body.iswC_SKRA_NR)).updateSubmissions).toMatchObject([
      { preferredIswc: iswcNumbered(ids[0] ?? 0), originalTitle: 'UPPFAERT' },
    ]);
  });
});

describe('a file of the agency', () => {
  it('X57 is tried, then taken in, and changes nothing when it comes again', async () => {
    const { ids, acknowledge } = await sent(['Gefið', 'Neitað']);
    const errors = [{ errorNumber: 104, errorMessage: 'No' }];
    const file = {
      acknowledgements: [
        acknowledge(0),
        acknowledge(1, { transactionStatus: 'Rejected', errorMessages: errors, preferredIswc: null }),
      ],
    };
    const trial = await receive(file, true);
    expect([trial.body.eR_LESIN, outcomes(trial), await world.states()]).toEqual([
      0,
      ['given', 'rejected'],
      { filed: 2 },
    ]);
    expect(outcomes(await receive(file))).toEqual(['given', 'rejected']);
    expect(await world.states()).toEqual({ done: 1, rejected: 1 });
    expect(await world.codesOf(ids[0] ?? 0)).toMatchObject([
      { iswc: iswcNumbered(ids[0] ?? 0), status: 'preferred', source: 'file' },
    ]);
    expect((await receive(file)).body).toMatchObject({ eR_LESIN: 0, eR_THEGAR_LESIN: 1, linur: [] });
    // The same lines in another file.
    expect(outcomes(await receive({ acknowledgements: file.acknowledgements.toReversed() }))).toEqual([
      'unknown',
      'unknown',
    ]);
  });
  it('X57 counts only for the file, the work and the society that it names, and with a sound code', async () => {
    const { acknowledge } = await sent(['Rétt', 'Rangt']);
    const file = {
      acknowledgements: [
        acknowledge(0, { originalFileCreationDateTime: '2020-01-01T00:00:00Z' }),
        acknowledge(0, { workcode: '1' }),
        acknowledge(0, { agency: '128' }),
        acknowledge(0, { originalSubmissionId: 999_999 }),
        acknowledge(1, { preferredIswc: 'T0000000011' }),
      ],
    };
    expect(outcomes(await receive(file))).toEqual(['unknown', 'unknown', 'unknown', 'unknown', 'malformed']);
    expect(await world.states()).toEqual({ filed: 2 });
    expect(await portal.sql('select from work_iswc')).toEqual([]);
    const wrong = await portal.ask('POST /api/iswc/files/received', {
      as: staff,
      body: {
        HEITI_SKRAR: 'a.json',
        SKRA: '{"fileHeader":{"receivingAgency":"128"},"notifications":[]}',
        PROFUN: true,
      },
    });
    expect(wrong.body.Code).toBe('iswc.fileUnreadable');
  });
  it('X57 a notification replaces the agency’s own code, asks about another’s, and is heeded by its date', async () => {
    const [merged = 0, typed = 0] = await world.works(['Runnið saman', 'Vélritað']);
    await world.run();
    const before = iswcNumbered(merged);
    await portal.sql(`update work_iswc set source = 'typed' where work_id = $1`, [typed]);
    const note = (workId: number, preferredIswc: string, processingDate: string) => ({
      preferredIswc,
      agency: '077',
      workcode: String(workId),
      processingDate,
    });
    const old = note(merged, 'T0345246801', '2020-01-01T00:00:00Z');
    expect(outcomes(await receive({ notifications: [old] }))).toEqual(['same']);
    const now = new Date(Date.now() + 60_000).toISOString();
    const file = {
      notifications: [
        note(merged, 'T0345246801', now),
        note(typed, 'T9110536293', now),
        note(999_999, 'T9110536293', now),
        { ...note(typed, 'T9110536293', now), agency: '128' },
        {
          ...note(merged, 'T0345246801', now),
          workflowTaskId: 77,
          workflowStatus: 0,
          originalTransactionType: 'MergeSubmission',
        },
      ],
    };
    expect(outcomes(await receive(file))).toEqual(['changed', 'question', 'notOurs', 'notOurs', 'task']);
    expect(await world.codesOf(merged)).toMatchObject([
      { iswc: before, status: 'archived', linked_to: 'T0345246801' },
      { iswc: 'T0345246801', status: 'preferred', source: 'file' },
    ]);
    expect(await portal.sql('select task_id, task_type from iswc_task')).toEqual([
      { task_id: 77, task_type: 'MergeApproval' },
    ]);
  });
});
