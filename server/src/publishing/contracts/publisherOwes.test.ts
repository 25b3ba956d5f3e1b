import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { FourEyes } from '../../platform/config.ts';
import { changeContract } from '../../../test/agreements.ts';
import { aContract, daysFromNow } from '../../../test/contracts.ts';
import { aPayingSociety } from '../../../test/paying.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';

// A publisher that was paid ahead lets its authors go, and another company of its owner signs them.

let portal: Portal;
let society: Awaited<ReturnType<typeof aPayingSociety>>;
let editor: Someone;
let other: Someone;
let contractId: number;
let workId: number;
beforeAll(async () => {
  portal = await aPortal({ fourEyes: new Set<FourEyes>(['contracts']) });
  society = await aPayingSociety(portal);
  editor = await portal.someone({ role: 'editor', isPerson: false });
  other = await portal.someone({ role: 'editor', isPerson: false });
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.sql(`update confirmation set state = 'replaced', decided_at = now() where state = 'waiting'`);
  const [author, publisher] = [await portal.someone(), await portal.someone({ withoutAuthor: true })];
  workId = await portal.work({ by: author, title: 'Brimalda' });
  contractId = await aContract(portal, { publisher, author, staff: editor });
  const { body } = await society.post('advances', {
    NAFN_NR: publisher.personId,
    UPPHAED_FYRIRFRAMGREIDSLU: 200_000,
    ENDURHEIMTUHLUTFALL: 100,
    ASTAEDA_FYRIRFRAMGREIDSLU: 'Samningur um útgáfu',
  });
  await portal.ask(`PATCH /api/money/advances/${body.fyrirframgreidslA_NR}`, {
    as: society.bera,
    body: { SAMTHYKKT: 1 },
  });
});

/** What who confirms the newest request reads of it. */
async function said(): Promise<string> {
  const { body } = await portal.ask('GET /api/confirmations', { as: other });
  return body[0]?.breytinG_A_SAMNINGI;
}
const words = 'Eftir er að endurheimta 200.000 kr. af fyrirframgreiðslu eða ofgreiðslu til útgefandans';

it.each([
  ['ends earlier', { LOK_SAMNINGS: daysFromNow(1) }],
  ['begins later', { UPPHAF_SAMNINGS: daysFromNow(30) }],
  ['gives it less', { PERFORMANCE_SHARE: 1 }],
  ['collects for a while alone', { INNHEIMTA_TIL: daysFromNow(4000) }],
])('R248 who confirms that a contract %s reads what its publisher owes', async (_, change) => {
  await changeContract(portal, { contractId, as: editor, ...change });
  expect(await said()).toContain(words);
});

it('R248 nor does a work leave it past who confirms that; what gives the publisher more says nothing of it', async () => {
  await portal.ask(`DELETE /api/compositions/publishingContracts/${contractId}/works/${workId}`, {
    as: editor,
  });
  expect(await said()).toContain(words);
  await portal.sql(`update confirmation set state = 'replaced', decided_at = now() where state = 'waiting'`);
  await changeContract(portal, { contractId, as: editor, PERFORMANCE_SHARE: 50 });
  expect(await said()).toContain('50');
  expect(await said()).not.toContain('Eftir er');
});
