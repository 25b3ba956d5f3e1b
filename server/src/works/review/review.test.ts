import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkWaitingWorks } from './check.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { setShare } from '../../../test/shares.ts';

interface Waiting {
  verK_NR: number;
  dagS_FYRST_SKRAD: string;
  dagS_SEIN_BREYTT: string;
  abendingar: { tegund: string; lysing: string | null; verk: number[] }[];
}

let portal: Portal;
let member: Someone;
let second: Someone;
let staff: Someone;
let workId: number;

beforeAll(async () => {
  portal = await aPortal();
  [member, second, staff] = await Promise.all([
    portal.someone(),
    portal.someone(),
    portal.someone({ role: 'editor' }),
  ]);
});
beforeEach(async () => {
  await portal.sql(`update work set review = 'approved'`);
  workId = await portal.work({ by: member, isApproved: false, title: `Verk ${Math.random()}` });
});
afterAll(() => portal.close());

const decide = (body: unknown, as = staff, id = workId) =>
  portal.ask(`PATCH /api/compositions/${id}/review`, { as, body });
const queue = async (query = '') =>
  (await portal.ask(`GET /api/compositions/review${query}`, { as: staff })).body as Waiting[];
const lights = async () =>
  (await portal.ask(`GET /api/compositions/${workId}/lights`, { as: member })).body.map(
    (one: Record<string, unknown>) => [one['ljoS_VAR'], one['ljoS_VERDUR'], one['astaeda']],
  );
const stored = async () =>
  (await portal.sql('select review, review_remark from work where work_id = $1', [workId]))[0];

it('H147 the list says when a work was last changed, which a decision from the list goes by', async () => {
  const row = (await queue()).find(({ verK_NR }) => verK_NR === workId);
  const read = row?.dagS_SEIN_BREYTT;
  await portal.sql(
    `update work set last_changed_at = last_changed_at + interval '1 second' where work_id = $1`,
    [workId],
  );
  expect((await decide({ SAMTHYKKT: 1, DAGS_SEIN_BREYTT: read })).status).toBe(412);
  const again = (await queue()).find(({ verK_NR }) => verK_NR === workId);
  expect((await decide({ SAMTHYKKT: 1, DAGS_SEIN_BREYTT: again?.dagS_SEIN_BREYTT })).status).toBe(204);
});

describe('the review queue', () => {
  it('D1 has works that wait, the oldest first, with who registered them', async () => {
    const later = await portal.work({ by: second, isApproved: false });
    const rows = await queue();
    expect(rows.map((row) => row.verK_NR)).toEqual([workId, later]);
    expect(rows[0]).toMatchObject({
      hofundar: member.name,
      skraD_AF: member.name,
      lengd: '3.30',
      abendingar: [],
    });
    expect((await queue('?limit=1')).map((row) => row.verK_NR)).toEqual([workId]);
    expect((await queue('?limit=1&cursor=end')).map((row) => row.verK_NR)).toEqual([later]);
    await decide({ SAMTHYKKT: true });
    expect((await queue()).map((row) => row.verK_NR)).toEqual([later]);
  });
  it('D1 answers 404 when nothing waits', async () => {
    await decide({ SAMTHYKKT: true });
    const { status, body } = await portal.ask('GET /api/compositions/review', { as: staff });
    expect([status, body.Message]).toEqual([404, 'Engin verk bíða afgreiðslu.']);
  });
});

describe('the queue narrowed down', () => {
  const asked = async (query: string) =>
    (await portal.ask(`GET /api/compositions/review?${query}`, { as: staff })).body as Waiting[];
  const numbers = async (query: string) => {
    const rows = await asked(query);
    return Array.isArray(rows) ? rows.map(({ verK_NR }) => verK_NR) : [];
  };
  it('D1 is searched by title, number and author', async () => {
    const other = await portal.work({ by: second, isApproved: false, title: 'Hrímnætur' });
    expect(await numbers('q=hrimnaet')).toEqual([other]);
    expect(await numbers(`q=${workId}`)).toEqual([workId]);
    expect(await numbers(`q=${encodeURIComponent(second.name)}`)).toEqual([other]);
    expect(await numbers('q=ekkert+slikt')).toEqual([]);
  });
  it('D1 tells works with findings from those without, once they have been checked', async () => {
    const odd = await portal.work({ by: member, isApproved: false, others: [second] });
    expect(await numbers('filter=withFindings')).toEqual([workId, odd]);
    expect(await checkWaitingWorks(portal.pool)).toBe(2);
    expect(await checkWaitingWorks(portal.pool)).toBe(0);
    expect(await numbers('filter=withFindings')).toEqual([odd]);
    expect(await numbers('filter=withoutFindings')).toEqual([workId]);
    await setShare(portal, workId, 90);
    expect(await numbers('filter=withoutFindings')).toEqual([]);
  });
  it('D1 checks a work again when another like it comes', async () => {
    const [{ title } = { title: '' }] = await portal.sql('select title from work where work_id = $1', [
      workId,
    ]);
    await checkWaitingWorks(portal.pool);
    const twin = await portal.work({ by: member, isApproved: false, title });
    await checkWaitingWorks(portal.pool);
    await checkWaitingWorks(portal.pool);
    expect(await numbers('filter=withFindings')).toEqual([workId, twin]);
  });
  it('D1 keeps what it found until anything that it rests on changes, also another work', async () => {
    const [{ title } = { title: '' }] = await portal.sql('select title from work where work_id = $1', [
      workId,
    ]);
    const twin = await portal.work({ by: member, title });
    const before = await queue();
    expect(before[0]?.abendingar).toMatchObject([{ tegund: 'sameTitleAndAuthor', verk: [twin] }]);
    await checkWaitingWorks(portal.pool);
    expect(await queue()).toEqual(before);
    await portal.sql(`update work set review = 'withdrawn' where work_id = $1`, [twin]);
    expect((await queue())[0]?.abendingar).toEqual([]);
    await checkWaitingWorks(portal.pool);
    await portal.sql(`update work_author set approval = 'objected' where work_id = $1`, [workId]);
    expect((await queue())[0]?.abendingar).toMatchObject([{ tegund: 'objection' }]);
  });
  it('D1 has works with objections', async () => {
    const odd = await portal.work({ by: member, isApproved: false, others: [second] });
    await portal.sql(`update work_author set approval = 'objected' where work_id = $1 and author_id = $2`, [
      odd,
      second.authorId,
    ]);
    expect(await numbers('filter=withObjections')).toEqual([odd]);
  });
  it('refuses a filter that does not exist', async () =>
    expect((await portal.ask('GET /api/compositions/review?filter=none', { as: staff })).status).toBe(422));
});

describe('who may not', () => {
  it.each(['member', 'viewer', 'external'] as const)('S6 is refused as %s', async (role) => {
    const as = await portal.someone({ role });
    const statuses = await Promise.all([
      portal.ask('GET /api/compositions/review', { as }),
      portal.ask(`GET /api/compositions/${workId}/review`, { as }),
      portal.ask(`GET /api/compositions/${workId}/neighbours`, { as }),
      portal.ask(`PATCH /api/compositions/${workId}/review`, { as, body: { SAMTHYKKT: true } }),
    ]);
    expect(statuses.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
  });
  it('W2 is told to log in when nobody is', async () =>
    expect((await portal.ask(`GET /api/compositions/${workId}/review`)).status).toBe(401));
});

describe('the work under review', () => {
  it('D1 comes whole, with whom to ask', async () => {
    await portal.sql(`insert into work_isrc (work_id, isrc) values ($1, 'ISEAA2102299')`, [workId]);
    await portal.sql('insert into work_title (work_id, title, is_main) values ($1, $2, false)', [
      workId,
      'Vökunótt',
    ]);
    const { status, body } = await portal.ask(`GET /api/compositions/${workId}/review`, { as: staff });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      verK_NR: workId,
      lengd: '3.30',
      searchNames: ['Vökunótt'],
      isrcCodes: ['ISEAA2102299'],
      iswcCodes: [],
      stadA_YFIRFERDAR: 'waiting',
      skraningaradili: member.name,
      abendingar: [],
      authors: [{ hofunduR_NR: member.authorId, hlutfall: 100, stadA_SAMTHYKKIS: 'given', othekktur: 0 }],
    });
    expect((await portal.ask('GET /api/compositions/2000000000/review', { as: staff })).status).toBe(404);
  });
});

describe('a decision', () => {
  it('V4 turns a work that all have approved from red to green, with its cause on record', async () => {
    const { status, text } = await decide({ SAMTHYKKT: 1 });
    expect([status, text]).toEqual([204, '']);
    expect(await lights()).toEqual([
      [null, 2, 'registered'],
      [2, 0, 'approvedByStaff'],
    ]);
    const { body } = await portal.ask(`GET /api/persons/${member.personId}/compositions?q=${workId}`, {
      as: member,
    });
    expect(body.find((row: { verK_NR: number }) => row.verK_NR === workId).ljos).toBe(0);
  });
  it('V4 turns a work from red to yellow while an author’s approval is outstanding', async () => {
    workId = await portal.work({ by: member, isApproved: false, others: [second] });
    await decide({ SAMTHYKKT: true });
    expect((await lights()).at(-1)).toEqual([2, 1, 'approvedByStaff']);
  });
  it('V4 is the society’s to members, and that of one of its staff to staff', async () => {
    await decide({ SAMTHYKKT: true });
    const by = async (reader: Someone) =>
      (await portal.ask(`GET /api/compositions/${workId}/lights`, { as: reader })).body.map(
        (one: Record<string, unknown>) => [one['tegunD_GERANDA'], one['nafn']],
      );
    expect(await by(member)).toEqual([
      ['user', member.name],
      ['society', null],
    ]);
    expect(await by(staff)).toEqual([
      ['user', member.name],
      ['user', staff.name],
    ]);
    await portal.sql(`select refresh_lights(array[$1::integer], 'imported')`, [workId]);
    await portal.sql(`update work_light_change set user_id = null where work_id = $1`, [workId]);
    expect((await by(member))[0]).toEqual(['portal', null]);
  });
  it('V4 keeps a refused work red, with the remark on record', async () => {
    expect((await decide({ SAMTHYKKT: false, ATHUGASEMD: ' Vantar textahöfund. ' })).status).toBe(204);
    expect((await lights()).at(-1)).toEqual([2, 2, 'refusedByStaff']);
    const { body } = await portal.ask(`GET /api/compositions/${workId}/lights`, { as: member });
    expect(body.at(-1)).toMatchObject({ athugasemd: 'Vantar textahöfund.' });
    const [work] = await portal.sql(
      'select review, review_remark, reviewed_by from work where work_id = $1',
      [workId],
    );
    expect(work).toEqual({
      review: 'refused',
      review_remark: 'Vantar textahöfund.',
      reviewed_by: staff.userId,
    });
  });
  it('D1 to refuse needs a remark', async () => {
    for (const ATHUGASEMD of [undefined, null, '  ']) {
      const { status, body } = await decide({ SAMTHYKKT: false, ATHUGASEMD });
      expect(status).toBe(422);
      expect(body.Errors).toMatchObject([{ Field: 'ATHUGASEMD', Code: 'work.remarkMissing' }]);
    }
  });
  it('D1 is made once: anyone who comes second is told who decided, and what', async () => {
    await decide({ SAMTHYKKT: true });
    const refusal = await decide({ SAMTHYKKT: false, ATHUGASEMD: 'Nei' });
    expect([refusal.status, refusal.body.Code]).toEqual([409, 'work.approvedAlready']);
    expect(refusal.body.Message).toContain(`${staff.name} hefur þegar samþykkt verkið (`);
  });
  it('D1 a refusal that came first is told with its remark', async () => {
    await decide({ SAMTHYKKT: false, ATHUGASEMD: 'Vantar textahöfund.' });
    const { status, body } = await decide({ SAMTHYKKT: true });
    expect([status, body.Code]).toEqual([409, 'work.refusedAlready']);
    expect(body.Message).toMatch(/hefur þegar hafnað verkinu \(.+\): Vantar textahöfund\./);
    expect(await stored()).toMatchObject({ review: 'refused', review_remark: 'Vantar textahöfund.' });
  });
  it('D1, V11, V13 is refused when the registration has changed since it was read', async () => {
    const { body: read } = await portal.ask(`GET /api/compositions/${workId}/review`, { as: staff });
    await portal.sql('update work set title = $1, last_changed_at = now() where work_id = $2', [
      'Annað heiti',
      workId,
    ]);
    const { status, body } = await decide({ SAMTHYKKT: true, DAGS_SEIN_BREYTT: read.dagS_SEIN_BREYTT });
    expect([status, body.Code]).toEqual([412, 'work.changedMeanwhile']);
    expect(await stored()).toMatchObject({ review: 'waiting' });
    const { body: again } = await portal.ask(`GET /api/compositions/${workId}/review`, { as: staff });
    expect(again.heitI_VERKS).toBe('Annað heiti');
    expect((await decide({ SAMTHYKKT: true, DAGS_SEIN_BREYTT: again.dagS_SEIN_BREYTT })).status).toBe(204);
  });
  it('D1 is made once though two come at once', async () => {
    const other = await portal.someone({ role: 'administrator' });
    const answers = await Promise.all([
      decide({ SAMTHYKKT: true }),
      decide({ SAMTHYKKT: false, ATHUGASEMD: 'Nei' }, other),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409]);
    expect(await lights()).toHaveLength(2);
  });
  it('is for works that exist', async () =>
    expect((await decide({ SAMTHYKKT: true }, staff, 2_000_000_000)).status).toBe(404));
});
