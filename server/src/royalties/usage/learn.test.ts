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
  const decide = (isApproved: 0 | 1, seen?: number) =>
    portal.ask(`PATCH /api/usageClaims/${claim.body.krafA_NR}`, {
      as: editor,
      body: { SAMTHYKKT: isApproved, ATHUGASEMD: 'Svar félagsins.', FJOLDI_LINA_SKODADUR: seen },
    });
  expect((await decide(1, 1)).status).toBe(200);
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

/** Claims to one line each of a distribution by the words that its lines have; answers their numbers. */
async function claims(
  id: number,
  of: readonly { by: Someone; title: string; work: number }[],
): Promise<number[]> {
  const as = await portal.someone({ role: 'administrator' });
  const lines = of.map(({ title }, at) => `${at + 1};;;${title};Valsbræður;Útvarp;10`);
  await finishedDistribution(portal, {
    as,
    id,
    file: ['line;right;work;title;performers;pot;amount', ...lines, ''].join('\n'),
  });
  const kept = await portal.sql<{ number: number }>(
    'select unmatched_usage_id as number from unmatched_usage where distribution_id = $1 order by statement_line_id',
    [id],
  );
  const made: number[] = [];
  for (const [at, { by, work }] of of.entries()) {
    const body = { OTHEKKT_NOTKUN_NR: kept[at]?.number, VERK_NR: work };
    made.push((await portal.ask('POST /api/usageClaims', { as: by, body })).body.krafA_NR);
  }
  return made;
}
const accept = (claim: number | undefined, FJOLDI_LINA_SKODADUR?: number) =>
  portal.ask(`PATCH /api/usageClaims/${claim}`, { as: editor, body: { SAMTHYKKT: 1, FJOLDI_LINA_SKODADUR } });
const shown = async (claim: number | undefined) =>
  (await portal.ask('GET /api/usageClaims/desk', { as: editor })).body.find(
    ({ krafA_NR }: { krafA_NR: number }) => krafA_NR === claim,
  );

it('R234 a claim to a little decides much only for who has seen how many lines wait with the same words', async () => {
  const [claim] = await claims(802, [{ by: member, title: 'Vetrarvalsinn', work: workId }]);
  for (const day of [4, 5]) await importLine(day, 'Vetrarvalsinn');
  expect(await shown(claim)).toMatchObject({ fjoldI_LINA_EINS: 2 });
  for (const seen of [undefined, 0, 1]) {
    const { status, body } = await accept(claim, seen);
    expect([status, body.Code, body.Number]).toEqual([409, 'usageClaim.linesUnseen', 2]);
  }
  // Another comes while they are looked at.
  await importLine(6, 'Vetrarvalsinn');
  expect((await accept(claim, 2)).body.Number).toBe(3);
  expect((await accept(claim, 3)).body).toMatchObject({ stadA_KROFU: 'accepted', fjoldI_LINA_EINS: 0 });
  expect((await importLine(7, 'Vetrarvalsinn')).fjoldI_LINA_I_BID).toBe(0);
});
it('R234 decides nothing but itself while usage with the same words is claimed for another work', async () => {
  const rival = await portal.someone();
  const other = await portal.work({ by: rival, title: 'Haustvals' });
  const [claim, rivals] = await claims(803, [
    { by: member, title: 'Haustvalsinn', work: workId },
    { by: rival, title: 'Haustvalsinn', work: other },
  ]);
  await importLine(8, 'Haustvalsinn');
  expect(await shown(claim)).toMatchObject({ fjoldI_LINA_EINS: 0 });
  expect((await accept(claim)).status).toBe(200);
  expect((await importLine(9, 'Haustvalsinn')).fjoldI_LINA_I_BID).toBe(1);
  // The last that is answered decides for the words: nobody claims them for another work.
  expect(await shown(rivals)).toMatchObject({ fjoldI_LINA_EINS: 2 });
});
it('R234 the database decides by a claim no lines that nobody has seen', async () => {
  const [claim] = await claims(804, [{ by: member, title: 'Sumarvalsinn', work: workId }]);
  await importLine(1, 'Sumarvalsinn');
  const decide = (seen: number | null) =>
    portal.sql(
      `insert into usage_decision (fingerprint_id, work_id, decided_by, usage_claim_id, lines_seen)
       select fingerprint_id, $1, $2, $3, $4 from usage_fingerprint where title = 'Sumarvalsinn'`,
      [workId, editor.userId, claim, seen],
    );
  for (const seen of [null, 0, 2])
    await expect(decide(seen)).rejects.toMatchObject({ constraint: 'usage_decision_seen' });
  await decide(1);
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
