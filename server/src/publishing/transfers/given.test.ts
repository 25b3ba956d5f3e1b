import { afterAll, beforeAll, expect, it } from 'vitest';
import { aContract, daysFromNow, publishes, today } from '../../../test/contracts.ts';
import { aPortal, type Portal } from '../../../test/portal.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await aPortal();
}, 60_000);
afterAll(() => portal.close());

it('X45 shows who gave a catalogue away nothing of what the receiver agrees on afterwards', async () => {
  const [asking, deciding, giver, receiver, other, author] = await Promise.all([
    portal.someone({ role: 'administrator', isPerson: false }),
    portal.someone({ role: 'administrator', isPerson: false }),
    portal.someone({ name: 'Ómblíða útgáfa ehf.', withoutAuthor: true }),
    portal.someone({ name: 'Hljómfall ehf.', withoutAuthor: true }),
    portal.someone({ name: 'Second Wave Music', withoutAuthor: true }),
    portal.someone(),
  ]);
  for (const publisher of [giver, receiver, other]) await publishes(portal, publisher);
  await portal.work({ by: author });
  const days = { UPPHAF_SAMNINGS: daysFromNow(-100), LOK_SAMNINGS: daysFromNow(400) };
  const contractId = await aContract(portal, { publisher: giver, author, staff: asking, ...days });
  const subPublish = async (number: number, from: string) => {
    const { body } = await portal.ask(`POST /api/persons/publishers/contracts/${number}/subAgreements`, {
      as: asking,
      body: {
        PUBLISHER_NR: other.personId,
        UPPHAF_SAMNINGS: from,
        LOK_SAMNINGS: from === today() ? daysFromNow(300) : daysFromNow(-10),
        PERFORMANCE_SHARE: 20,
        MECHANICAL_SHARE: 20,
        SVAEDI: [2131],
      },
    });
    return body.publisheR_SAMNINGUR_NR as number;
  };
  const before = await subPublish(contractId, daysFromNow(-50));
  const asked = await portal.ask('POST /api/catalogueTransfers', {
    as: asking,
    body: {
      AFHENDANDI_NR: giver.personId,
      VIDTAKANDI_NR: receiver.personId,
      YFIRFAERSLUDAGUR: today(),
      TILEFNI_YFIRFAERSLU: 'Samruni',
    },
  });
  const decided = await portal.ask(`PATCH /api/catalogueTransfers/${asked.body.yfirfaerslA_NR}`, {
    as: deciding,
    body: { SAMTHYKKT: 1 },
  });
  expect(decided.status).toBe(200);
  const [received] = await portal.sql<{ contract_id: number }>(
    'select contract_id from publishing_contract where transferred_from_id = $1',
    [contractId],
  );
  const after = await subPublish(received?.contract_id ?? 0, today());
  const path = '/api/persons/publishers/contracts';
  const statuses = async (number: number) =>
    Promise.all(
      [giver, receiver, other].map(async (as) => (await portal.ask(`GET ${path}/${number}`, { as })).status),
    );
  expect(await statuses(before)).toEqual([200, 200, 200]);
  expect(await statuses(after)).toEqual([404, 200, 200]);
  // R141
  for (const number of [contractId, received?.contract_id]) {
    const history = await portal.ask(`GET ${path}/${number}/histories`, { as: asking });
    expect(history.body).toMatchObject([
      { hverjU_BREYTT: 'Yfirfærsla', nafn: deciding.name, bediD_AF: asking.name },
    ]);
  }
  const below = await portal.ask(`GET ${path}/${contractId}/subAgreements`, { as: giver });
  expect(below.body.map((one: Record<string, number>) => one['publisheR_SAMNINGUR_NR'])).toEqual([before]);
});
