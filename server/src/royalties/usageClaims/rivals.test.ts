import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { finishedDistribution } from '../../../test/distribution.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';

// Two claims to the same usage, one of them of somebody who works for the society.

let portal: Portal;
let administrator: Someone;
let editor: Someone;
let author: Someone;
let coAuthor: Someone;
let rival: Someone;
let ownWork: number;
let rivalsWork: number;
let distribution = 0;
let usage: number;
beforeAll(async () => {
  portal = await aPortal();
  administrator = await portal.someone({ role: 'administrator' });
  editor = await portal.someone({ role: 'editor', isPerson: false });
  author = await portal.someone({ role: 'editor' });
  [coAuthor, rival] = [await portal.someone(), await portal.someone()];
  ownWork = await portal.work({ by: author, others: [coAuthor], title: 'Andvaka' });
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

const codeOf = ({ status, body }: { status: number; body: { Code?: string } }) =>
  status < 300 ? status : body.Code;
const claim = (as: Someone, VERK_NR: number) =>
  portal.ask('POST /api/usageClaims', { as, body: { OTHEKKT_NOTKUN_NR: usage, VERK_NR } });
const decide = async (claimId: number, SAMTHYKKT: boolean, as: Someone) =>
  codeOf(
    await portal.ask(`PATCH /api/usageClaims/${claimId}`, {
      as,
      body: { SAMTHYKKT, ATHUGASEMD: 'Ekki yðar' },
    }),
  );

it('R129 who claims usage refuses nobody else’s claim to it, nor does a co-author, before a colleague accepts theirs', async () => {
  const rivals = (await claim(rival, rivalsWork)).body.krafA_NR as number;
  const own = (await claim(coAuthor, ownWork)).body.krafA_NR as number;
  expect([await decide(rivals, false, author), await decide(rivals, true, author)]).toEqual([
    'work.rivals',
    'work.rivals',
  ]);
  await expect(
    portal.sql(
      `update usage_claim set state = 'refused', decided_by = $2, decided_at = now() where usage_claim_id = $1`,
      [rivals, author.userId],
    ),
  ).rejects.toThrow('has a claim to usage');
  // Their own they may refuse; others decide on both.
  expect(await decide(own, false, author)).toBe(200);
  expect(await decide(rivals, true, editor)).toBe(200);
});
it('R129 nor takes back what was accepted, so that they or a co-author claim it then; who was refused claims anew', async () => {
  const rivals = (await claim(rival, rivalsWork)).body.krafA_NR as number;
  expect(await decide(rivals, true, editor)).toBe(200);
  expect(await decide(rivals, false, author)).toBe(200);
  for (const as of [author, coAuthor])
    expect(codeOf(await claim(as, ownWork))).toBe('usageClaim.refusedOthers');
  expect(codeOf(await claim(rival, rivalsWork))).toBe(201);
});
