import { afterAll, beforeAll, expect, it } from 'vitest';
import { finishedDistribution } from '../../../test/distribution.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { importUsage } from '../../../test/usage.ts';
import { matchAgain, sweepUsage } from './again.ts';

let portal: Portal;
let member: Someone;
let editor: Someone;
let workId: number;
beforeAll(async () => {
  portal = await aPortal();
  [member, editor] = [await portal.someone(), await portal.someone({ role: 'editor' })];
  workId = await portal.work({ by: member, title: 'Norðurljósavals' });
});
afterAll(() => portal.close());

const importLine = async (day: number, title: string) =>
  (
    await importUsage(portal, {
      as: editor,
      file: `date;title;performer\n2026-05-0${day};${title};Valsbræður\n`,
    })
  ).body;

it('R9 an accepted claim of a member decides for usage with the same words, until it is refused', async () => {
  const as = await portal.someone({ role: 'administrator' });
  const file =
    'line;right;work;title;performers;pot;amount\n1;;;NORÐURLJÓSAVALSINN GÓÐI;Valsbræður;Útvarp;250,25\n';
  await finishedDistribution(portal, { as, id: 800, file });
  const [usage] = (await portal.ask('GET /api/unmatchedUsage', { as: member })).body;
  const claim = await portal.ask('POST /api/usageClaims', {
    as: member,
    body: { OTHEKKT_NOTKUN_NR: usage.othekkT_NOTKUN_NR, VERK_NR: workId },
  });
  expect((await importLine(1, 'Norðurljósavalsinn góði')).fjoldI_LINA_I_BID).toBe(1);
  const decide = (isApproved: 0 | 1) =>
    portal.ask(`PATCH /api/usageClaims/${claim.body.krafA_NR}`, {
      as: editor,
      body: { SAMTHYKKT: isApproved, ATHUGASEMD: 'Svar félagsins.' },
    });
  expect((await decide(1)).status).toBe(200);
  expect((await portal.ask('GET /api/usageGroups', { as: editor })).status).toBe(404);
  expect((await importLine(2, 'norðurljósavalsinn góði')).fjoldI_LINA_I_BID).toBe(0);
  expect((await decide(0)).status).toBe(200);
  expect((await portal.ask('GET /api/usageGroups', { as: editor })).body[0].fjoldI_LINA_I_BID).toBe(2);
});

it('R9 nothing is learnt of a title alone, nor for a work that staff have not approved', async () => {
  const as = await portal.someone({ role: 'administrator' });
  const unseen = await portal.work({ by: member, title: 'Óskoðað', isApproved: false });
  const file =
    'line;right;work;title;performers;pot;amount\n1;;;Vor;;Útvarp;10\n2;;;Ókunnugt;Valsbræður;Útvarp;10\n';
  await finishedDistribution(portal, { as, id: 801, file });
  const claimed = await portal.sql<{ number: number; title: string }>(
    `select unmatched_usage_id as number, title from unmatched_usage where distribution_id = 801`,
  );
  for (const { number, title } of claimed) {
    const claim = await portal.ask('POST /api/usageClaims', {
      as: member,
      body: { OTHEKKT_NOTKUN_NR: number, VERK_NR: title === 'Vor' ? workId : unseen },
    });
    const accepted = await portal.ask(`PATCH /api/usageClaims/${claim.body.krafA_NR}`, {
      as: editor,
      body: { SAMTHYKKT: 1 },
    });
    expect(accepted.status).toBe(200);
  }
  const decided = await portal.sql(
    `select from usage_decision join usage_fingerprint using (fingerprint_id) where title in ('Vor', 'Ókunnugt')`,
  );
  expect(decided).toHaveLength(0);
});

it('R8 what waits is looked for again, when its work has been registered', async () => {
  const { notkunarinnlestuR_NR: number } = await importLine(3, 'Ókomið lag');
  await portal.work({ by: await portal.someone({ name: 'Valsbræður' }), title: 'Ókomið lag' });
  await matchAgain(portal.pool);
  expect((await portal.ask(`GET /api/usageImports/${number}`, { as: editor })).body.fjoldI_LINA_I_BID).toBe(
    0,
  );
});

it('R7 a file that never comes whole is cancelled after a week', async () => {
  const announced = await portal.ask('POST /api/usageImports', {
    as: editor,
    body: { HEITI_SENDANDA: 'Sog', TEGUND_NOTKUNARSKRAR: 'log', HEITI_SKRAR: 'a.csv', STAERD: 10 },
  });
  const number = announced.body.notkunarinnlestuR_NR;
  await sweepUsage(portal.pool);
  const stateOf = async () => (await portal.ask(`GET /api/usageImports/${number}`, { as: editor })).body;
  expect(await stateOf()).toMatchObject({ stadA_NOTKUNARINNLESTURS: 'arriving' });
  await portal.sql(
    `update usage_import set announced_at = now() - interval '8 days' where usage_import_id = $1`,
    [number],
  );
  await sweepUsage(portal.pool);
  expect(await stateOf()).toMatchObject({ stadA_NOTKUNARINNLESTURS: 'cancelled' });
});
