import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { done } from '../../../test/doneBy.ts';
import { aPortal, aRegistration, type Portal, type Someone } from '../../../test/portal.ts';
import { importUsage } from '../../../test/usage.ts';
import { matchAgain } from './again.ts';

const hits = [
  'Gærdagurinn langi',
  'Stjörnuglópur',
  'Fjallasýn að vori',
  'Hrafnaþing',
  'Óskalagið',
  'Bláa höfnin',
];
let portal: Portal;
let member: Someone;
let staff: Someone;
/** An editor who writes music. */
let writer: Someone;
let workId: number;
let count = 0;
/** A title that nothing else has, and that is on no work yet. */
let claimed = '';

beforeAll(async () => {
  portal = await aPortal();
  member = await portal.someone({ name: 'Natan Kolbeinsson' });
  staff = await portal.someone({ role: 'editor', isPerson: false });
  writer = await portal.someone({ role: 'editor', name: 'Sólrún Vídalín' });
});
beforeEach(async () => {
  count += 1;
  claimed = hits[count - 1] ?? '';
  workId = await portal.work({ by: member, title: `Kynleg lækning ${count}` });
});
afterAll(() => portal.close());

const add = (title: string, as = member, work = workId) =>
  portal.ask(`POST /api/compositions/${work}/searchnames`, { as, body: { HEITI_VERKS: title } });
const titlesOf = async (work = workId) =>
  (
    await portal.sql(
      'select title, is_verified from work_title where work_id = $1 and not is_main order by work_title_id',
      [work],
    )
  ).map(({ title, is_verified: isVerified }) => [title, isVerified]);
const decide = (isApproved: boolean, as = staff, work = workId, title = claimed) =>
  portal.ask('PATCH /api/codes', {
    as,
    body: { VERK_NR: work, TEGUND_KODA: 'title', KODI: title, SAMTHYKKT: isApproved },
  });
const waiting = async () => {
  const { body } = await portal.ask('GET /api/codes', { as: staff });
  return Array.isArray(body) ? body.map((row) => [row.tegunD_KODA, row.kodi, row.verK_NR]) : body.Code;
};
/** What a title of a log is found as, after the night. */
const found = async (title: string) => {
  await matchAgain(portal.pool);
  return (await portal.sql('select work_id from usage_item where title = $1', [title]))[0]?.work_id;
};
const played = (titles: readonly string[]) => {
  const lines = titles.map((title) => `2026-05-10;${title};${member.name}\n`);
  return importUsage(portal, { as: staff, file: `date;title;performer\n${lines.join('')}` });
};

it('R171 a title that a member adds to an approved work finds no usage, neither as it is nor nearly, until staff confirm it', async () => {
  expect((await add(claimed)).body).toEqual({ heitI_VERKS: claimed });
  expect(await titlesOf()).toEqual([[claimed, false]]);
  await played([claimed, `${claimed}x`, `Kynleg lækning ${count}`]);
  expect(await found(claimed)).toBeNull();
  expect(await found(`${claimed}x`)).toBeNull();
  expect(await found(`Kynleg lækning ${count}`)).toBe(workId);
  expect(await waiting()).toEqual([['title', claimed, workId]]);

  expect((await decide(true)).status).toBe(204);
  expect(await waiting()).toBe('code.noneWaiting');
  expect(await found(claimed)).toBe(workId);
  expect(await found(`${claimed}x`)).toBe(workId);
  const told = await portal.ask(`GET /api/persons/${member.personId}/notifications`, { as: member });
  expect(told.body[0].header).toBe(`Heiti staðfest: ${claimed}`);
});

it('R171 people find the work by it meanwhile, and members are refused what staff decide', async () => {
  await add(claimed);
  const { body } = await portal.ask(`GET /api/compositions?name=${encodeURIComponent(claimed)}`, {
    as: writer,
  });
  expect(JSON.stringify(body)).toContain(`Kynleg lækning ${count}`);
  expect((await decide(true, member)).status).toBe(403);
  expect((await portal.ask('GET /api/codes', { as: member })).status).toBe(403);
  expect((await decide(false)).status).toBe(204);
  expect(await titlesOf()).toEqual([]);
  expect((await decide(true)).body.Code).toBe('code.notFound');
});

it('R171 staff add a title that counts, but none to a work of their own, and confirm none of theirs; the database holds it', async () => {
  await add(claimed, staff);
  expect(await titlesOf()).toEqual([[claimed, true]]);
  const own = await portal.work({ by: writer, title: `Eigið lag ${count}` });
  await add(claimed, writer, own);
  expect(await titlesOf(own)).toEqual([[claimed, false]]);
  expect((await decide(true, writer, own)).body.Code).toBe('work.ownRight');
  const confirm = 'update work_title set is_verified = true where work_id = $1';
  await expect(done(portal, { by: writer }, confirm, [own])).rejects.toThrow('does not confirm a title');
  await expect(done(portal, { by: member }, confirm, [own])).rejects.toThrow('does not confirm a title');
  const typed = `insert into work_title (work_id, title, is_main) values ($1, 'Enn annað', false)`;
  await done(portal, { by: writer }, typed, [own]);
  expect(await titlesOf(own)).toEqual([
    [claimed, false],
    ['Enn annað', false],
  ]);
  expect((await decide(true, staff, own)).status).toBe(204);
});

it('R129, R171 staff whose work has the title as well take it off no other’s', async () => {
  await add(claimed);
  await portal.work({ by: writer, title: claimed });
  expect((await decide(false, writer)).body.Code).toBe('work.rivals');
  expect((await decide(false)).status).toBe(204);
});

it('R171 what stands on a registration is approved with it, also what is added while it waits', async () => {
  const { body } = await portal.ask('POST /api/compositions', {
    as: member,
    body: aRegistration(member, { searchNames: [{ HEITI_VERKS: 'Vökunótt' }] }),
  });
  const work: number = body.verK_NR;
  await add(claimed, member, work);
  expect(await titlesOf(work)).toEqual([
    ['Vökunótt', true],
    [claimed, true],
  ]);
  // V11: who read it before that is told to look again.
  const stale = await portal.ask(`PATCH /api/compositions/${work}/review`, {
    as: staff,
    body: { SAMTHYKKT: true },
  });
  expect([stale.status, stale.body.Code]).toEqual([412, 'work.changedMeanwhile']);
});

it('R171 titles of a proposal count once it is accepted; what waits beside them goes on waiting', async () => {
  await add(claimed);
  const proposed = await portal.ask(`PUT /api/compositions/${workId}`, {
    as: member,
    body: aRegistration(member, {
      HEITI_VERKS: `Kynleg lækning ${count}`,
      searchNames: [{ HEITI_VERKS: claimed }, { HEITI_VERKS: 'Wakeful' }],
    }),
  });
  expect(proposed.body.eR_TILLAGA).toBe(1);
  const [{ tillogU_NR: proposalId }] = (
    await portal.ask(`GET /api/compositions/${workId}/proposals`, { as: member })
  ).body;
  const accepted = await portal.ask(`PATCH /api/proposals/${proposalId}/review`, {
    as: staff,
    body: { SAMTHYKKT: true },
  });
  expect(accepted.status).toBe(204);
  expect(await titlesOf()).toEqual([
    [claimed, false],
    ['Wakeful', true],
  ]);
});
