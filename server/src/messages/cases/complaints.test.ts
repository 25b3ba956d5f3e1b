import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filesOf } from '../../../test/files.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';

let portal: Portal;
let member: Someone;
let staff: Someone;

beforeAll(async () => {
  portal = await aPortal();
  member = await portal.someone({ name: 'Þórdís Æsa' });
  staff = await portal.someone({ role: 'editor', isPerson: false });
});
afterAll(() => portal.close());

const open = async (as: Someone, changes: Record<string, unknown> = { ER_KVORTUN: 1 }) =>
  (
    await portal.ask('POST /api/cases', {
      as,
      body: { EFNI_ERINDIS: 'Of seint greitt', TEXTI_ERINDIS: 'Úthlutun barst mánuði of seint.', ...changes },
    })
  ).body;
const complain = async (as: Someone = member) => (await open(as)).erindI_NR as number;
const change = (id: number, body: unknown) => portal.ask(`PATCH /api/desk/cases/${id}`, { as: staff, body });
const decide = (id: number, as: Someone = staff, reasons: unknown = 'Frestur var ekki haldinn.') =>
  portal.ask(`POST /api/desk/cases/${id}/decision`, {
    as,
    body: { NIDURSTADA_KVORTUNAR: 'upheld', ROKSTUDNINGUR: reasons },
  });

describe('a complaint', () => {
  it('H48 is acknowledged at once, both ways, with the day by which it is answered', async () => {
    await portal.sql(
      `insert into notification_setting (person_id, kind, channel) values ($1, 'complaint', 'none')`,
      [member.personId],
    );
    const body = await open(member);
    const [days] = await portal.sql(`select current_date::text as today, (current_date + 30)::text as last`);
    expect(body).toMatchObject({
      tegunD_ERINDIS: 'complaint',
      dagS_KVORTUNAR: days?.['today'],
      frestuR_KVORTUNAR: days?.['last'],
    });
    const link = `/erindi/${body.erindI_NR}`;
    expect(await portal.sql('select kind from notification where link = $1', [link])).toEqual([
      { kind: 'complaint' },
    ]);
    const letters = await portal.sql('select body from letter where link = $1', [link]);
    expect(letters).toMatchObject([{ body: expect.not.stringContaining('mánuði of seint') }]);
  });
  it('H48 is what staff say it is, and stays one from that day', async () => {
    const { erindI_NR: id } = await open(member, {});
    expect((await change(id, { ER_KVORTUN: 1 })).body).toMatchObject({ tegunD_ERINDIS: 'complaint' });
    expect((await change(id, { ER_KVORTUN: 0 })).body.Code).toBe('case.complaintStays');
    await expect(
      portal.sql(`update member_case set complained_on = current_date + 10 where case_id = $1`, [id]),
    ).rejects.toThrow('keeps its day');
    await expect(
      portal.sql(`update member_case set case_kind = 'message', complained_on = null where case_id = $1`, [
        id,
      ]),
    ).rejects.toThrow('keeps its day');
  });
  it('H49 ends with reasons and not otherwise', async () => {
    const id = await complain();
    expect((await change(id, { STADA_ERINDIS: 'closed' })).body.Code).toBe('case.complaintUndecided');
    await expect(
      portal.sql(`update member_case set case_state = 'closed', closed_at = now() where case_id = $1`, [id]),
    ).rejects.toThrow('member_case_complaint_answered');
    for (const empty of ['', '  ']) expect((await decide(id, staff, empty)).status).toBe(422);
    const { status, body } = await decide(id);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      stadA_ERINDIS: 'closed',
      nidurstadA_KVORTUNAR: 'upheld',
      rokstudningur: 'Frestur var ekki haldinn.',
      mA_SKRIFA: 0,
    });
    expect((await portal.ask(`GET /api/cases/${id}`, { as: member })).body.rokstudningur).toBe(
      'Frestur var ekki haldinn.',
    );
  });
  it('H49 is answered once and for good', async () => {
    const id = await complain();
    const answers = await Promise.all([decide(id), decide(id)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    const write = await portal.ask(`POST /api/cases/${id}/messages`, {
      as: member,
      body: { TEXTI_ERINDIS: 'Nei.' },
    });
    expect(write.body.Code).toBe('case.mayNotWrite');
    expect((await filesOf(portal, 'case', id).offer(member)).body.Code).toBe('file.mayNotAttach');
    expect((await change(id, { STADA_ERINDIS: 'open' })).body.Code).toBe('case.decidedAlready');
    await expect(
      portal.sql(`update member_case set reasons = 'Annað' where case_id = $1`, [id]),
    ).rejects.toThrow('is decided');
  });
  it('H49 is not answered by who complains, nor by a member, nor where there is none', async () => {
    const ofStaff = await portal.someone({ role: 'editor' });
    const id = await complain(ofStaff);
    expect((await decide(id, ofStaff)).body.Code).toBe('case.own');
    await expect(
      portal.sql(
        `update member_case set outcome = 'upheld', reasons = 'x', decided_by = $2, decided_at = now(), case_state = 'closed',
           closed_at = now() where case_id = $1`,
        [id, ofStaff.userId],
      ),
    ).rejects.toThrow('is who complained');
    expect((await decide(id, member)).status).toBe(403);
    expect((await decide((await open(member, {})).erindI_NR)).body.Code).toBe('case.notComplaint');
    expect((await decide(2_000_000_000)).status).toBe(404);
  });
  it('H50 stands in the register with its days, its outcome and the reasons', async () => {
    const id = await complain();
    await decide(id);
    const late = await complain();
    await portal.sql('alter table member_case disable trigger member_case_stays');
    await portal.sql(`update member_case set complained_on = current_date - 31 where case_id = $1`, [late]);
    await portal.sql('alter table member_case enable trigger member_case_stays');
    const file = await portal.app.inject({
      method: 'GET',
      url: '/api/desk/complaints.xlsx',
      headers: { authorization: `Bearer ${staff.token}`, 'accept-language': 'en' },
    });
    expect(file.statusCode).toBe(200);
    const rows = await readSheet(file.rawPayload);
    const row = (number: number) => rows.find(([first]) => Number(first) === number);
    expect(row(id)).toEqual(
      expect.arrayContaining(['Þórdís Æsa', 'Upheld', 'Frestur var ekki haldinn.', 'No']),
    );
    expect(row(late)).toEqual(expect.arrayContaining(['Yes']));
    expect((await portal.ask('GET /api/desk/complaints.xlsx', { as: member })).status).toBe(403);
  });
});
