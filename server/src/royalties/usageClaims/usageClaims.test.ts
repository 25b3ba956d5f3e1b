import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { finishedDistribution, importDistribution, linesOf, rightOf } from '../../../test/distribution.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { leaveUnclaimed, sharedWork } from '../../../test/shares.ts';

let portal: Portal;
let administrator: Someone;
let editor: Someone;
let member: Someone;
let other: Someone;
let rightId: number;
let workId: number;
let distribution = 0;

beforeAll(async () => {
  portal = await aPortal();
  administrator = await portal.someone({ role: 'administrator' });
  editor = await portal.someone({ role: 'editor', isPerson: false });
  member = await portal.someone({ name: 'Æsa Öndólfsdóttir' });
  other = await portal.someone({ name: 'Vébjörn Hrafnsson' });
  rightId = await rightOf(portal, member);
  workId = await portal.work({ by: member, title: 'Andvaka' });
});
afterAll(() => portal.close());

const header = 'line;right;title;performers;pot;station;amount';
/** Usage of one title in a distribution of its own; answers its number. */
async function usage(title: string, amount = '1000,01', right = ''): Promise<number> {
  const file = [header, `7;${right};${title};Hljómsveitin Sog;Útvarp;Öldurás;${amount}`].join('\n');
  await finishedDistribution(portal, { as: administrator, id: ++distribution, file });
  const [row] = await portal.sql(
    'select unmatched_usage_id from unmatched_usage where distribution_id = $1',
    [distribution],
  );
  return row?.unmatched_usage_id;
}
const claim = (as: Someone, id: number, work = workId, changes: object = {}) =>
  portal.ask('POST /api/usageClaims', {
    as,
    body: { OTHEKKT_NOTKUN_NR: id, VERK_NR: work, ...changes },
  });
const decide = (claimId: number, SAMTHYKKT: boolean, ATHUGASEMD?: string, as = editor) =>
  portal.ask(`PATCH /api/usageClaims/${claimId}`, { as, body: { SAMTHYKKT, ATHUGASEMD } });
const search = (q: string, as = member) =>
  portal.ask(`GET /api/unmatchedUsage?q=${encodeURIComponent(q)}`, { as });
const importNext = (amount = '500') =>
  importDistribution(portal, {
    as: administrator,
    id: ++distribution,
    file: `line;right;work;pot;amount\n3;${rightId};${workId};Útvarp;${amount}`,
  });
describe('looking for usage', () => {
  it('M1 finds it by title and performers, in any order, and tells the size of the money', async () => {
    await usage('Leitin langa');
    for (const q of ['leitin', 'SOG leitin', 'hljomsveitin langa', ''])
      expect((await search(q)).body).toContainEqual(
        expect.objectContaining({
          heitI_VERKS: 'Leitin langa',
          flytjendur: 'Hljómsveitin Sog',
          upphaD_FRA: 1000,
          krafA_NR: null,
          eigiD_VERK_NR: null,
        }),
      );
    expect((await search('leitin')).body[0]).not.toHaveProperty('upphad');
    expect((await search('leitin ekkert')).body.Code).toBe('usageClaim.noUsage');
  });
  it('M2 shows nothing of a distribution that is not finished, nor money that is taken back', async () => {
    const file = [header, '1;;Ólokin;;Útvarp;;10'].join('\n');
    await importDistribution(portal, { as: administrator, id: ++distribution, file });
    expect((await search('ólokin')).status).toBe(404);
    const kept = [header, '1;;Tekin aftur;;Útvarp;;10'].join('\n');
    await finishedDistribution(portal, { as: administrator, id: ++distribution, file: kept });
    expect((await search('tekin')).status).toBe(200);
    const head = { LEIDRETTIR_UTHLUTUN_NR: distribution };
    const back = kept.replace(';10', ';-10');
    await finishedDistribution(portal, { as: administrator, id: ++distribution, file: back, head });
    expect((await search('tekin')).status).toBe(404);
  });
  it('M1 shows what has the title of one of their works, until they claim it', async () => {
    const id = await usage('ANDVAKA!');
    const likeMine = () => portal.ask('GET /api/unmatchedUsage/likeMine', { as: member });
    expect((await likeMine()).body).toMatchObject([{ othekkT_NOTKUN_NR: id, eigiD_VERK_NR: workId }]);
    expect((await portal.ask('GET /api/unmatchedUsage/likeMine', { as: other })).status).toBe(404);
    const made = await claim(member, id);
    expect((await likeMine()).status).toBe(404);
    expect((await search('andvaka')).body).toMatchObject([
      { stadA_KROFU: 'waiting', krafA_NR: made.body.krafA_NR },
    ]);
    expect((await search('andvaka', other)).body).toMatchObject([{ stadA_KROFU: null }]);
    await decide(made.body.krafA_NR, false, 'Ekki sama lagið.');
  });
  it('V4, V7 shows the parties of a work alone what waits for its green light', async () => {
    const red = await portal.work({ by: member, title: 'Bíður ljóss', isApproved: false });
    const file = `line;right;work;pot;amount\n1;${rightId};${red};Útvarp;80`;
    await finishedDistribution(portal, { as: administrator, id: ++distribution, file });
    const { body } = await portal.ask('GET /api/unmatchedUsage/likeMine', { as: member });
    // The file had no title, the work has; and the reason is told.
    expect(body).toMatchObject([
      { eigiD_VERK_NR: red, upphaD_FRA: 0, heitI_VERKS: 'Bíður ljóss', fundid: 'notGreen' },
    ]);
    const id = body[0].othekkT_NOTKUN_NR;
    expect((await claim(member, id)).body.Errors).toMatchObject([{ Code: 'usageClaim.otherWork' }]);
    const othersWork = await portal.work({ by: other, title: 'Annað' });
    expect((await claim(other, id, othersWork)).body.Code).toBe('usageClaim.usageNotFound');
    const made = await claim(member, id, red);
    await decide(made.body.krafA_NR, true);
    // The money waits on.
    await importNext();
    expect(await linesOf(portal, distribution)).toHaveLength(1);
    await portal.sql(`update work set light = 0 where work_id = $1`, [red]);
    await importNext();
    expect(await linesOf(portal, distribution)).toMatchObject([
      { work_id: workId },
      { work_id: red, right_id: rightId, amount: '80.00' },
    ]);
  });
});

describe('a claim', () => {
  it('S6 is for those who register, with a work of their own, once', async () => {
    const id = await usage('Ein krafa');
    const viewer = await portal.someone({ role: 'viewer' });
    expect((await portal.ask('POST /api/usageClaims', { body: {} })).status).toBe(401);
    expect((await claim(viewer, id)).status).toBe(403);
    expect((await claim(other, id)).body.Code).toBe('work.notFound');
    expect((await claim(member, 999_999)).body.Code).toBe('usageClaim.usageNotFound');
    expect((await claim(member, id, workId, { SKYRING_KROFU: 'x'.repeat(1001) })).status).toBe(422);
    const answers = await Promise.all(
      [1, 2].map(() => claim(member, id, workId, { SKYRING_KROFU: ' Mitt lag. ' })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
    expect((await portal.ask('GET /api/usageClaims', { as: member })).body[0]).toMatchObject({
      heitI_VERKS: 'Ein krafa',
      heitI_VERKS_KROFU: 'Andvaka',
      skyrinG_KROFU: 'Mitt lag.',
      stadA_KROFU: 'waiting',
      upphad: null,
    });
  });
  it('S6 is withdrawn by its claimant alone, until it is decided', async () => {
    const id = await usage('Dregin til baka');
    const number = (await claim(member, id)).body.krafA_NR;
    const withdraw = (as: Someone) => portal.ask(`DELETE /api/usageClaims/${number}`, { as });
    expect((await withdraw(other)).status).toBe(404);
    expect((await withdraw(member)).status).toBe(204);
    expect((await withdraw(member)).status).toBe(404);
    const again = (await claim(member, id)).body.krafA_NR;
    await decide(again, false, 'Nei.');
    expect((await portal.ask(`DELETE /api/usageClaims/${again}`, { as: member })).body.Code).toBe(
      'usageClaim.decidedAlready',
    );
    const records = await portal.sql(
      `select operation from change_record where table_name = 'usage_claim' and coalesce(new_row, old_row) ->> 'usage_claim_id' = $1 order by 1`,
      [String(number)],
    );
    expect(records.map(({ operation }) => operation)).toEqual(['delete', 'insert']);
  });
  it('D1 is decided by staff, editors too, with a remark when it is refused', async () => {
    const id = await usage('Ákveðið');
    const number = (await claim(member, id)).body.krafA_NR;
    expect((await decide(number, true, '', member)).status).toBe(403);
    expect((await portal.ask('GET /api/usageClaims/desk', { as: member })).status).toBe(403);
    expect((await decide(number, false)).body.Errors).toMatchObject([{ Code: 'usageClaim.remarkMissing' }]);
    expect((await decide(999_999, true)).status).toBe(404);
    const { body } = await portal.ask('GET /api/usageClaims/desk', { as: editor });
    expect(body.at(-1)).toMatchObject({
      krafA_NR: number,
      nafn: member.name,
      upphad: 1000.01,
      fjoldI_KRAFNA: 1,
      hofundaR_VERKS_KROFU: 'Æsa Öndólfsdóttir',
    });
    await decide(number, false, 'Annað lag með sama nafni.');
    expect((await decide(number, true)).body.Code).toBe('usageClaim.decidedAlready');
    const [told] = await portal.sql(
      `select header_is, body_is from notification where person_id = $1 and kind = 'usageClaim' order by notification_id desc`,
      [member.personId],
    );
    expect(told).toMatchObject({ header_is: 'Kröfu hafnað: Ákveðið' });
    expect(told?.body_is).toContain('Annað lag með sama nafni.');
    expect(
      (await portal.ask('GET /api/usageClaims/desk?STADA_KROFU=refused', { as: editor })).body[0],
    ).toMatchObject({ krafA_NR: number, stadA_KROFU: 'refused' });
  });
  it('M1 that is accepted refuses the others to the same usage, and nobody finds that any more', async () => {
    const id = await usage('Tvær kröfur');
    const othersWork = await portal.work({ by: other, title: 'Tvær kröfur' });
    const [mine, theirs] = [await claim(member, id), await claim(other, id, othersWork)];
    const both = await Promise.all([decide(mine.body.krafA_NR, true), decide(theirs.body.krafA_NR, true)]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect((await search('tvær')).status).toBe(404);
    expect((await claim(other, id, othersWork)).body.Code).toBe('usageClaim.usageNotFound');
    const states = await portal.sql(
      'select state from usage_claim where unmatched_usage_id = $1 order by 1',
      [id],
    );
    expect(states.map(({ state }) => state)).toEqual(['accepted', 'refused']);
    await portal.sql(`update usage_claim set state = 'refused' where unmatched_usage_id = $1`, [id]);
  });
});

describe('the money of an accepted claim', () => {
  it('M1, M3 is in the next distribution, once, and the sums are even', async () => {
    const number = (await claim(member, await usage('Peningar', '1000,01'))).body.krafA_NR;
    await decide(number, true);
    const head = { UPPHAD_AETLUD: 500, FJOLDI_LINA_AETLADUR: 1 };
    const file = `line;right;work;pot;amount\n3;${rightId};${workId};Útvarp;500`;
    const { body } = await importDistribution(portal, { as: administrator, id: ++distribution, file, head });
    expect(body).toMatchObject({
      stadA_UTHLUTUNAR: 'checked',
      fjoldI_LINA: 2,
      upphaD_UTHLUTAD: 1500.01,
      upphaD_RADSTAFAD: 1500.01,
    });
    expect(await linesOf(portal, distribution)).toEqual([
      { right_id: rightId, line: 3, work_id: workId, amount: '500.00' },
      { right_id: rightId, line: 4, work_id: workId, amount: '1000.01' },
    ]);
    const shown = async () => (await portal.ask('GET /api/usageClaims', { as: member })).body[0];
    // The distribution is not finished.
    expect(await shown()).toMatchObject({ greitT_I_UTHLUTUN_NR: null, upphad: 1000.01 });
    expect((await decide(number, false, 'Of seint.')).body.Code).toBe('usageClaim.decidedAlready');
    await portal.ask(`POST /api/distributions/${distribution}/finish`, { as: administrator });
    expect(await shown()).toMatchObject({ greitT_I_UTHLUTUN_NR: distribution });
    await importNext();
    expect(await linesOf(portal, distribution)).toHaveLength(1);
  });
  it('M3 is allocated beside what the file says is paid', async () => {
    await decide((await claim(member, await usage('Með greiðslu', '70'))).body.krafA_NR, true);
    const rows = [
      'line;type;right;work;pot;amount',
      `1;1;${rightId};${workId};Útvarp;100`,
      `2;4;${rightId};;Greitt;100`,
    ];
    const { body } = await importDistribution(portal, {
      as: administrator,
      id: ++distribution,
      file: rows.join('\n'),
    });
    expect(body).toMatchObject({ stadA_UTHLUTUNAR: 'checked', upphaD_UTHLUTAD: 170, upphaD_RADSTAFAD: 170 });
  });
  it('M1 is free again when its distribution is cancelled, or its file is refused', async () => {
    await decide((await claim(member, await usage('Hætt við', '33,33'))).body.krafA_NR, true);
    const bad = await importDistribution(portal, {
      as: administrator,
      id: ++distribution,
      file: `line;right;work;pot;amount\n1;${rightId};${workId};Útvarp;1`,
      head: { UPPHAD_AETLUD: 2 },
    });
    expect(bad.body.stadA_UTHLUTUNAR).toBe('refused');
    await importNext();
    expect(await linesOf(portal, distribution)).toHaveLength(2);
    await portal.ask(`POST /api/distributions/${distribution}/cancel`, { as: administrator });
    expect(await linesOf(portal, distribution)).toEqual([]);
    distribution -= 1;
    await importNext();
    expect((await linesOf(portal, distribution)).map(({ amount }) => amount)).toEqual(['500.00', '33.33']);
  });
  it('M1 is not in a correction', async () => {
    await decide((await claim(member, await usage('Leiðrétting', '44'))).body.krafA_NR, true);
    await importDistribution(portal, {
      as: administrator,
      id: ++distribution,
      file: `line;right;work;pot;amount\n1;${rightId};${workId};Útvarp;-1`,
      head: { LEIDRETTIR_UTHLUTUN_NR: 1, ASTAEDA_FRAVIKS: 'Prófun.' },
    });
    expect(await linesOf(portal, distribution)).toHaveLength(1);
    await importNext();
    expect(await linesOf(portal, distribution)).toHaveLength(2);
  });
  it('V6, M3 is split over the rights of the work, and what nobody can be paid is kept', async () => {
    const unclaimed = await portal.someone();
    const shared = await sharedWork(portal, [unclaimed, member, other], 'Sameiginlegt');
    await leaveUnclaimed(portal, shared, unclaimed.authorId);
    const othersRight = await rightOf(portal, other);
    await decide((await claim(member, await usage('Skipt', '100'), shared)).body.krafA_NR, true);
    const { body } = await importNext();
    expect(body).toMatchObject({
      stadA_UTHLUTUNAR: 'checked',
      upphaD_OTHEKKT: 33.34,
      upphaD_UTHLUTAD: 566.66,
    });
    const lines = (await linesOf(portal, distribution)).filter(({ work_id }) => work_id === shared);
    expect(new Map(lines.map(({ right_id, amount }) => [right_id, amount]))).toEqual(
      new Map([rightId, othersRight].map((id) => [id, '33.33'])),
    );
    expect(
      (await portal.ask(`GET /api/distributions/${distribution}/unmatched`, { as: administrator })).body,
    ).toMatchObject([{ fundid: 'noPayee', verK_NR: shared, upphad: 33.34 }]);
    // Nobody claims what was left.
    await portal.ask(`POST /api/distributions/${distribution}/finish`, { as: administrator });
    expect((await search('skipt')).status).toBe(404);
  });
});
