import { expect, it } from 'vitest';
import { finishedDistribution, importDistribution, linesOf, rightOf } from '../../../test/distribution.ts';
import { aPortal } from '../../../test/portal.ts';

it('M12 is closed where the money has been paid by itself meanwhile, and its claimant is told', async () => {
  const portal = await aPortal();
  const administrator = await portal.someone({ role: 'administrator', isPerson: false });
  const member = await portal.someone();
  const rightId = await rightOf(portal, member);
  let distribution = 0;
  const red = await portal.work({ by: member, title: 'Bíður enn', isApproved: false });
  const file = `line;right;work;pot;amount\n1;${rightId};${red};Útvarp;70`;
  await finishedDistribution(portal, { as: administrator, id: ++distribution, file });
  const { body } = await portal.ask('GET /api/unmatchedUsage/likeMine', { as: member });
  const usageId = body.find((row: { eigiD_VERK_NR: number }) => row.eigiD_VERK_NR === red)?.othekkT_NOTKUN_NR;
  const made = await portal.ask('POST /api/usageClaims', {
    as: member,
    body: { OTHEKKT_NOTKUN_NR: usageId, VERK_NR: red },
  });
  expect(made.status).toBe(201);
  await portal.sql('update work set light = 0 where work_id = $1', [red]);
  await importDistribution(portal, {
    as: administrator,
    id: ++distribution,
    file: `line;right;work;pot;amount\n3;${rightId};${red};Útvarp;5`,
  });
  expect(await linesOf(portal, distribution)).toContainEqual(
    expect.objectContaining({ work_id: red, amount: '70.00' }),
  );
  await portal.ask(`POST /api/distributions/${distribution}/finish`, { as: administrator });
  const claims = await portal.sql('select state from usage_claim where usage_claim_id = $1', [
    made.body.krafA_NR,
  ]);
  expect(claims).toEqual([{ state: 'refused' }]);
  const told = await portal.ask(`GET /api/persons/${member.personId}/notifications`, { as: member });
  expect(told.body.map(({ header }: { header: string }) => header)).toContain(
    'Greiðslan sem þú gerðir kröfu um',
  );
  await portal.close();
});

it('M1, M14, M18 is accepted neither by its own claimant nor by who has a right to the work', async () => {
  const portal = await aPortal();
  const administrator = await portal.someone({ role: 'administrator', isPerson: false });
  const editor = await portal.someone({ role: 'editor' });
  const colleague = await portal.someone({ role: 'editor' });
  const work = await portal.work({ by: editor, others: [colleague], title: 'Eigið lag' });
  const file = 'line;title;pot;amount\n1;Ókunnugt lag;Útvarp;50';
  await finishedDistribution(portal, { as: administrator, id: 1, file });
  const [usage] = await portal.sql('select unmatched_usage_id from unmatched_usage');
  const made = await portal.ask('POST /api/usageClaims', {
    as: editor,
    body: { OTHEKKT_NOTKUN_NR: usage?.['unmatched_usage_id'], VERK_NR: work },
  });
  const decide = (as: typeof editor) =>
    portal.ask(`PATCH /api/usageClaims/${made.body.krafA_NR}`, { as, body: { SAMTHYKKT: true } });
  expect((await decide(editor)).body.Code).toBe('usageClaim.own');
  expect((await decide(colleague)).body.Code).toBe('work.ownRight');
  const unasked = portal.sql(
    `update usage_claim set state = 'accepted', decided_at = now(), decided_by = u.user_id from app_user u where u.person_id = $1`,
    [colleague.personId],
  );
  await expect(unasked).rejects.toMatchObject({ constraint: 'usage_claim_not_own' });
  expect((await decide(administrator)).status).toBeLessThan(300);
  await portal.close();
});
