import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filesOf } from '../../../test/files.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';

let portal: Portal;
let member: Someone;
let stranger: Someone;
let staff: Someone;
let colleague: Someone;

beforeAll(async () => {
  portal = await aPortal();
  member = await portal.someone({ name: 'Þórdís Æsa' });
  stranger = await portal.someone({ name: 'Jökull Steinn' });
  staff = await portal.someone({ role: 'editor', isPerson: false, name: 'Ragnar Hólm' });
  colleague = await portal.someone({ role: 'editor', isPerson: false, name: 'Brynja Mist' });
});
afterAll(() => portal.close());

const open = (changes: Record<string, unknown> = {}, as: Someone = member) =>
  portal.ask('POST /api/cases', {
    as,
    body: { EFNI_ERINDIS: 'Vantar flutning', TEXTI_ERINDIS: 'Lagið hljómaði á Rás 1.', ...changes },
  });
const opened = async (changes: Record<string, unknown> = {}, as: Someone = member) =>
  (await open(changes, as)).body.erindI_NR as number;
const write = (id: number, text: unknown, as: Someone) =>
  portal.ask(`POST /api/cases/${id}/messages`, { as, body: { TEXTI_ERINDIS: text } });
const read = (id: number, as: Someone) => portal.ask(`GET /api/cases/${id}`, { as });
const messages = (id: number, as: Someone) => portal.ask(`GET /api/cases/${id}/messages`, { as });
const change = (id: number, body: unknown, as: Someone = staff) =>
  portal.ask(`PATCH /api/desk/cases/${id}`, { as, body });
const inbox = async (query: string, as: Someone = staff) => {
  const { body } = await portal.ask(`GET /api/desk/cases?limit=100${query}`, { as });
  return Array.isArray(body) ? body.map((row) => row.erindI_NR as number) : [];
};
const code = ({ status, body }: { status: number; body: { Code?: string } }) => [status, body.Code];

describe('a case', () => {
  it('H40 is about a work, and waits for the society', async () => {
    const workId = await portal.work({ by: member, title: 'Andvaka' });
    const { status, body } = await open({
      ERINDI_UM: 'work',
      ERINDI_UM_NR: workId,
      ERINDI_AF_SIDU: `/verk/${workId}`,
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      tegunD_ERINDIS: 'message',
      stadA_ERINDIS: 'open',
      efnI_ERINDIS: 'Vantar flutning',
      erindI_UM: 'work',
      erindI_UM_NR: workId,
      erindI_UM_HEITI: 'Andvaka',
      nafN_NR: member.personId,
      mA_SKRIFA: 1,
    });
    expect((await messages(body.erindI_NR, member)).body).toMatchObject([
      { textI_ERINDIS: 'Lagið hljómaði á Rás 1.', eR_FRA_FELAGI: 0, skrifaD_AF: member.name },
    ]);
  });
  it('H40 is about nothing that its member does not see', async () => {
    const performance = { ERINDI_UM: 'livePerformance', ERINDI_UM_NR: 2_000_000_000 };
    expect(code(await open(performance))).toEqual([404, 'case.aboutNotFound']);
    const [contract] = await portal.sql(
      `insert into publishing_contract (publisher_id, author_id, starts_on, ends_on, performance_share)
       values ($1, $2, current_date, current_date + 365, 50) returning contract_id`,
      [stranger.personId, stranger.authorId],
    );
    const about = { ERINDI_UM: 'contract', ERINDI_UM_NR: contract?.['contract_id'] };
    expect(code(await open(about))).toEqual([404, 'case.aboutNotFound']);
    expect((await open(about, stranger)).status).toBe(201);
    expect(code(await open({ ERINDI_UM: 'work', ERINDI_UM_NR: 2_000_000_000 }))).toEqual([
      404,
      'case.aboutNotFound',
    ]);
    expect(code(await open({ ERINDI_UM: 'work' }))).toEqual([404, 'case.aboutNotFound']);
    const line = { ERINDI_UM: 'line', ERINDI_UM_NR: 1, UTHLUTUN_NR: 1, RETTINDI_NR: 1 };
    expect(code(await open(line))).toEqual([404, 'case.aboutNotFound']);
  });
  it('H40 is opened by staff for a member, and by nobody else for another', async () => {
    const id = await opened({ NAFN_NR: member.personId }, staff);
    expect((await read(id, member)).body).toMatchObject({ stadA_ERINDIS: 'answered' });
    expect(code(await open({ NAFN_NR: stranger.personId }))).toEqual([404, 'person.notFound']);
    expect(code(await open({ NAFN_NR: 2_000_000_000 }, staff))).toEqual([404, 'person.notFound']);
    expect((await open({}, staff)).body.Errors).toMatchObject([{ Field: 'NAFN_NR', Code: 'case.nobody' }]);
  });
  it.each(['', '   ', 'x'.repeat(5001), 7])('H41 refuses %j as a message', async (text) => {
    expect((await open({ TEXTI_ERINDIS: text })).status).toBe(422);
    expect((await write(await opened(), text, member)).status).toBe(422);
  });
  it.each(['//evil.example', 'https://evil.example', 'verk'])('H40 refuses %j as a page', async (page) => {
    expect((await open({ ERINDI_AF_SIDU: page })).status).toBe(422);
  });
  it('H41 goes from one side to the other and back, and opens again once it was closed', async () => {
    const id = await opened();
    const state = async () => (await read(id, member)).body.stadA_ERINDIS;
    expect(await state()).toBe('open');
    expect((await write(id, 'Við skoðum það.', staff)).status).toBe(201);
    expect(await state()).toBe('answered');
    await change(id, { STADA_ERINDIS: 'closed' });
    expect(await state()).toBe('closed');
    await write(id, 'Eitt enn.', member);
    expect(await state()).toBe('open');
    expect((await messages(id, member)).body).toHaveLength(3);
  });
  it('H42 is there for its member and for staff, and for nobody else', async () => {
    const id = await opened();
    for (const as of [member, staff, colleague]) expect((await read(id, as)).status).toBe(200);
    expect(code(await read(id, stranger))).toEqual([404, 'case.notFound']);
    expect((await messages(id, stranger)).status).toBe(404);
    expect((await write(id, 'Hæ', stranger)).status).toBe(404);
    expect((await portal.ask(`GET /api/cases/${id}`)).status).toBe(401);
    for (const role of ['member', 'viewer', 'external'] as const) {
      const as = await portal.someone({ role });
      expect((await read(id, as)).status).toBe(404);
      expect((await portal.ask('GET /api/desk/cases', { as })).status).toBe(403);
      expect((await change(id, { STADA_ERINDIS: 'closed' }, as)).status).toBe(403);
    }
    const own = await portal.ask('GET /api/cases', { as: stranger });
    expect(JSON.stringify(own.body)).not.toContain(member.name);
  });
  it('H42, H43 is read and written by who acts for its member, under their own name', async () => {
    const proxy = await portal.someone({ role: 'external', name: 'Hrafnhildur Lóa' });
    await portal.sql('update session set acting_for_user_id = $1 where user_id = $2', [
      member.userId,
      proxy.userId,
    ]);
    const id = await opened({}, proxy);
    expect((await write(id, 'Fyrir hennar hönd.', proxy)).status).toBe(201);
    await write(id, 'Takk.', staff);
    const [first, second, third] = (await messages(id, member)).body;
    for (const one of [first, second])
      expect(one).toMatchObject({ eR_FRA_FELAGI: 0, skrifaD_AF: 'Hrafnhildur Lóa', i_UMBODI: 1 });
    expect(third).toMatchObject({ eR_FRA_FELAGI: 1, skrifaD_AF: null, i_UMBODI: 0 });
    expect((await messages(id, colleague)).body[2]).toMatchObject({ skrifaD_AF: 'Ragnar Hólm' });
  });
  it('H43 tells a member that somebody of the society acted for them, and not who', async () => {
    const administrator = await portal.someone({ role: 'administrator', isPerson: false });
    await portal.sql('update session set acting_for_user_id = $1 where user_id = $2', [
      member.userId,
      administrator.userId,
    ]);
    const id = await opened({}, administrator);
    expect((await messages(id, member)).body).toMatchObject([
      { eR_FRA_FELAGI: 0, skrifaD_AF: null, i_UMBODI: 1 },
    ]);
  });
});

describe('the inbox', () => {
  it('H44 says whose turn it is and who looks after it, and nothing of that to the member', async () => {
    const id = await opened({ EFNI_ERINDIS: 'Umsjón' });
    expect(await inbox('&state=open&assignedTo=0')).toContain(id);
    expect(
      (await change(id, { UMSJONARMADUR_NR: colleague.userId, SVARA_INNAN: '2030-01-05' })).body,
    ).toMatchObject({
      umsjonarmaduR_NR: colleague.userId,
      nafN_UMSJONARMANNS: 'Brynja Mist',
      svarA_INNAN: '2030-01-05',
    });
    expect(await inbox('&assignedTo=0')).not.toContain(id);
    expect(await inbox(`&assignedTo=${colleague.userId}`)).toContain(id);
    expect((await read(id, member)).body).toMatchObject({
      umsjonarmaduR_NR: null,
      nafN_UMSJONARMANNS: null,
      svarA_INNAN: null,
    });
    expect((await change(id, { UMSJONARMADUR_NR: member.userId })).body.Errors).toMatchObject([
      { Code: 'case.notStaff' },
    ]);
    await change(id, { UMSJONARMADUR_NR: null });
    await write(id, 'Svar.', staff);
    expect((await read(id, staff)).body.umsjonarmaduR_NR).toBe(staff.userId);
  });
  it('H44 lists first what is due first', async () => {
    const [later, sooner] = [await opened({ EFNI_ERINDIS: 'Röð' }), await opened({ EFNI_ERINDIS: 'Röð' })];
    await change(later, { SVARA_INNAN: '2026-12-09' });
    await change(sooner, { SVARA_INNAN: '2026-12-01' });
    expect(await inbox('&q=röð')).toEqual([sooner, later]);
  });
  it('H44 finds by subject, member, number and everything written', async () => {
    const id = await opened({ EFNI_ERINDIS: 'Sérstakt umfjöllunarefni' });
    await write(id, 'Svarað með orðinu kríuvarp.', staff);
    for (const words of ['umfjollunarefni', 'KRÍUVARP', String(id)])
      expect(await inbox(`&q=${encodeURIComponent(words)}`)).toContain(id);
    expect(await inbox('&q=thordis')).toContain(id);
    expect(await inbox('&q=ekkertslikt')).toEqual([]);
    const own = await portal.ask('GET /api/cases?q=kríuvarp', { as: member });
    expect(own.body).toMatchObject([{ erindI_NR: id }]);
    expect((await portal.ask('GET /api/cases?q=kríuvarp', { as: stranger })).status).toBe(404);
  });
  it('H45 keeps answers in both languages, each title once', async () => {
    const body = { HEITI_SVARS: 'Úthlutunardagar', SVAR_IS: 'Í desember.', SVAR_EN: 'In December.' };
    const made = await portal.ask('POST /api/desk/cannedAnswers', { as: staff, body });
    expect(made.status).toBe(201);
    const again = { ...body, HEITI_SVARS: 'ÚTHLUTUNARDAGAR' };
    expect((await portal.ask('POST /api/desk/cannedAnswers', { as: staff, body: again })).body.Code).toBe(
      'case.cannedAnswerTitleTaken',
    );
    const path = `/api/desk/cannedAnswers/${made.body.tilbuiD_SVAR_NR}`;
    expect(
      (await portal.ask(`PUT ${path}`, { as: staff, body: { ...body, SVAR_EN: 'Soon.' } })).body.svaR_EN,
    ).toBe('Soon.');
    expect((await portal.ask(`PUT ${path}`, { as: staff, body: { ...body, SVAR_EN: ' ' } })).status).toBe(
      422,
    );
    expect((await portal.ask('GET /api/desk/cannedAnswers', { as: member })).status).toBe(403);
    expect((await portal.ask(`DELETE ${path}`, { as: staff })).status).toBe(204);
    expect((await portal.ask(`DELETE ${path}`, { as: staff })).status).toBe(404);
  });
  it('H46 says by letter that there is an answer, and never what or about what', async () => {
    const id = await opened({ EFNI_ERINDIS: 'Skattskýrslan' });
    await write(id, 'Leyndarmál félagans.', staff);
    const told = await portal.sql(
      `select link, header_is || body_is as words from notification where link = $1`,
      [`/erindi/${id}`],
    );
    const letters = await portal.sql(`select link, subject || body as words from letter where link = $1`, [
      `/erindi/${id}`,
    ]);
    expect([told.length, letters.length]).toEqual([1, 1]);
    expect(JSON.stringify([told, letters])).not.toMatch(/Leyndarmál|Skattskýrslan/);
  });
});

describe('a question to a registrant', () => {
  it('H47 begins a thread, and is answered in it', async () => {
    const workId = await portal.work({ by: member, isApproved: false, title: 'Spurt' });
    await portal.ask(`POST /api/compositions/${workId}/questions`, {
      as: staff,
      body: { SPURNING: 'Hver samdi?' },
    });
    const [row] = await portal.sql('select case_id from work_question where work_id = $1', [workId]);
    const id: number = row?.['case_id'];
    expect((await read(id, member)).body).toMatchObject({
      tegunD_ERINDIS: 'question',
      stadA_ERINDIS: 'answered',
      efnI_ERINDIS: 'Spurt',
      erindI_UM_NR: workId,
    });
    await write(id, 'Jökull.', member);
    const { body } = await portal.ask(`GET /api/compositions/${workId}/questions`, { as: staff });
    expect(body).toMatchObject([{ svar: 'Jökull.', svaraD_AF: member.name }]);
    expect((await change(id, { ER_KVORTUN: 1 })).body.Code).toBe('case.questionStays');
  });
  it('H47 has in the thread what was answered on the page of the work', async () => {
    const workId = await portal.work({ by: member, isApproved: false, title: 'Svarað' });
    const { body } = await portal.ask(`POST /api/compositions/${workId}/questions`, {
      as: staff,
      body: { SPURNING: 'Hver samdi?' },
    });
    await portal.ask(`PATCH /api/questions/${body.spurninG_NR}`, { as: member, body: { SVAR: 'Sólrún.' } });
    const [row] = await portal.sql('select case_id from work_question where work_id = $1', [workId]);
    expect((await messages(row?.['case_id'], member)).body).toMatchObject([
      { eR_FRA_FELAGI: 1, textI_ERINDIS: 'Hver samdi?' },
      { eR_FRA_FELAGI: 0, textI_ERINDIS: 'Sólrún.' },
    ]);
  });
});

describe('what was written and attached', () => {
  it('H51 is changed and removed by nobody, not even by SQL', async () => {
    const id = await opened();
    await expect(
      portal.sql(`update case_message set body = 'Annað' where case_id = $1`, [id]),
    ).rejects.toThrow('stays');
    await expect(portal.sql('delete from case_message where case_id = $1', [id])).rejects.toThrow('stays');
    await expect(portal.sql('delete from member_case where case_id = $1', [id])).rejects.toThrow(
      'case_message_case_id_fkey',
    );
    await expect(
      portal.sql('update member_case set person_id = $2 where case_id = $1', [id, stranger.personId]),
    ).rejects.toThrow('stays');
  });
  it('H41, H51 has files of both sides, which neither takes away', async () => {
    const id = await opened();
    const files = filesOf(portal, 'case', id);
    const own = await files.attach(member, { name: 'Sönnun.pdf' });
    const theirs = await files.attach(staff, { name: 'Svar.pdf' });
    expect((await files.list(member)).body).toHaveLength(2);
    for (const as of [member, staff])
      for (const fileId of [own, theirs])
        expect(code(await files.remove(as, fileId))).toEqual([409, 'file.stays']);
    for (const as of [member, staff]) expect((await files.link(as, own)).status).toBe(200);
    expect((await files.list(stranger)).status).toBe(404);
    expect((await files.link(stranger, own)).status).toBe(404);
    expect((await files.offer(stranger)).status).toBe(404);
    await expect(portal.sql('delete from stored_file where file_id = $1', [own])).rejects.toThrow('stays');
  });
});
