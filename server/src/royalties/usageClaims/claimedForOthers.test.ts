import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { finishedDistribution } from '../../../test/distribution.ts';
import { inNameOf } from '../../../test/inNameOf.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';

// One of the staff claims usage in a member's name, and decides in their own.

let portal: Portal;
let administrator: Someone;
let editor: Someone;
let member: Someone;
let rival: Someone;
let membersWork: number;
let rivalsWork: number;
let distribution = 0;
let usage: number;
beforeAll(async () => {
  portal = await aPortal();
  administrator = await portal.someone({ role: 'administrator', isPerson: false });
  editor = await portal.someone({ role: 'editor', isPerson: false });
  [member, rival] = [await portal.someone(), await portal.someone()];
  membersWork = await portal.work({ by: member, title: 'Andvaka' });
  rivalsWork = await portal.work({ by: rival, title: 'Andvaka' });
});
afterAll(() => portal.close());
beforeEach(async () => {
  const file = 'line;right;title;performers;pot;station;amount\n7;;Andvaka;Sog;Útvarp;Öldurás;1000';
  await finishedDistribution(portal, { as: administrator, id: ++distribution, file });
  const [row] = await portal.sql(
    'select unmatched_usage_id from unmatched_usage where distribution_id = $1',
    [distribution],
  );
  usage = row?.['unmatched_usage_id'];
});

const claim = (as: Someone, VERK_NR: number) =>
  portal.ask('POST /api/usageClaims', { as, body: { OTHEKKT_NOTKUN_NR: usage, VERK_NR } });
const claimForMember = () => inNameOf(portal, [administrator, member], (as) => claim(as, membersWork));
const decide = async (claimId: number, SAMTHYKKT: boolean, as: Someone) => {
  const { status, body } = await portal.ask(`PATCH /api/usageClaims/${claimId}`, {
    as,
    body: { SAMTHYKKT, ATHUGASEMD: 'Ekki yðar' },
  });
  return status < 300 ? status : [status, body.Code];
};

it('R166 who claims usage in a member’s name does not accept the claim; a colleague does, and the database holds it', async () => {
  const made = await claimForMember();
  expect(made.status).toBe(201);
  const claimId: number = made.body.krafA_NR;
  expect(await decide(claimId, true, administrator)).toEqual([403, 'usageClaim.claimedByYou']);
  await expect(
    portal.sql(
      `update usage_claim set state = 'accepted', decided_by = $2, decided_at = now() where usage_claim_id = $1`,
      [claimId, administrator.userId],
    ),
  ).rejects.toThrow('usage_claim_by_another');
  expect(await decide(claimId, true, editor)).toBe(200);
  // Where nothing was paid they may take back what a colleague accepted: nobody gains by that.
  expect(await decide(claimId, false, administrator)).toBe(200);
});
it('R166 they may refuse what they claimed, and accept what the member claims', async () => {
  expect(await decide((await claimForMember()).body.krafA_NR, false, administrator)).toBe(200);
  const own: number = (await claim(member, membersWork)).body.krafA_NR;
  expect(await decide(own, true, administrator)).toBe(200);
});
it('R166 nor do they refuse another’s claim to the same usage before a colleague accepts theirs, or before they make it', async () => {
  const rivals: number = (await claim(rival, rivalsWork)).body.krafA_NR;
  const entered: number = (await claimForMember()).body.krafA_NR;
  for (const isAccepted of [false, true])
    expect(await decide(rivals, isAccepted, administrator)).toEqual([409, 'usageClaim.rivalByYou']);
  await expect(
    portal.sql(
      `update usage_claim set state = 'refused', decided_by = $2, decided_at = now() where usage_claim_id = $1`,
      [rivals, administrator.userId],
    ),
  ).rejects.toThrow('has entered a claim to usage');
  expect(await decide(entered, false, administrator)).toBe(200);
  expect(await decide(rivals, false, administrator)).toBe(200);
  const after = await claimForMember();
  expect([after.status, after.body.Code]).toEqual([403, 'usageClaim.refusedOthers']);
  expect((await claim(member, membersWork)).status).toBe(201);
});
