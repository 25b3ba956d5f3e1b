import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeContract, paidFor, rightOf } from '../../../test/agreements.ts';
import { aContract, daysFromNow, publishes, today } from '../../../test/contracts.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';

let portal: Portal;
let publisher: Someone;
let second: Someone;
let author: Someone;
let stranger: Someone;
let staff: Someone;
const iceland = 352;
const denmark = 208;
const usa = 840;

beforeAll(async () => {
  portal = await aPortal();
  [publisher, second, author, stranger, staff] = await Promise.all([
    portal.someone({ name: 'Ómblíða útgáfa ehf.', withoutAuthor: true }),
    portal.someone({ name: 'Second Wave Music', withoutAuthor: true }),
    portal.someone({ name: 'Þórdís Æsa' }),
    portal.someone(),
    portal.someone({ role: 'administrator', isPerson: false, name: 'Katla' }),
  ]);
  await publishes(portal, publisher);
  await publishes(portal, second);
}, 60_000);
afterAll(() => portal.close());

/** A work of a new author, under a contract of 40 % at home and 50 % abroad. */
async function underContract(changes: Record<string, unknown> = {}) {
  const own = await portal.someone();
  const workId = await portal.work({ by: own });
  const contractId = await aContract(portal, { publisher, author: own, staff, ...changes });
  return { own, workId, contractId };
}
const shareOf = async (
  who: Someone,
  { workId }: { workId: number },
  { day = today(), countryId = denmark, paidOn = today() } = {},
) => (await paidFor(portal, { workId, day, countryId }, paidOn)).get(await rightOf(portal, who)) ?? 0;

describe('sub-publishing', () => {
  const subPublish = (contractId: number, changes: Record<string, unknown> = {}, as = staff) =>
    portal.ask(`POST /api/persons/publishers/contracts/${contractId}/subAgreements`, {
      as,
      body: {
        PUBLISHER_NR: second.personId,
        UPPHAF_SAMNINGS: today(),
        LOK_SAMNINGS: daysFromNow(365),
        PERFORMANCE_SHARE: 25,
        MECHANICAL_SHARE: 20,
        SVAEDI: [2131],
        ...changes,
      },
    });
  it('X44 gives the other its part of what the publisher would have had, where it holds', async () => {
    const made = await underContract();
    const sub = await subPublish(made.contractId);
    expect(sub.status).toBe(201);
    expect(await shareOf(second, made)).toBe(1000);
    expect(await shareOf(publisher, made)).toBe(4000);
    expect(await shareOf(publisher, made, { countryId: usa })).toBe(5000);
    expect(await shareOf(second, made, { countryId: usa })).toBe(0);
    expect(await shareOf(publisher, made, { countryId: iceland })).toBe(4000);
    const subId = sub.body.publisheR_SAMNINGUR_NR as number;
    for (const [as, status] of [
      [publisher, 200],
      [second, 200],
      [made.own, 200],
      [stranger, 404],
    ] as const)
      expect((await portal.ask(`GET /api/persons/publishers/contracts/${subId}`, { as })).status).toBe(
        status,
      );
    const list = await portal.ask(`GET /api/persons/publishers/contracts/${made.contractId}/subAgreements`, {
      as: publisher,
    });
    expect(list.body).toMatchObject([{ publisheR_SAMNINGUR_NR: subId, nafn: 'Second Wave Music' }]);
    const read = await portal.ask(`GET /api/persons/publishers/contracts/${subId}`, { as: publisher });
    expect(read.body).toMatchObject({
      tegunD_SAMNINGS: 'PG',
      frumsamninguR_NR: made.contractId,
      frumutgefandi: 'Ómblíða útgáfa ehf.',
      svaedi: [2131],
    });
    const told = await portal.sql(
      'select to_jsonb(n) as news from notification n where person_id = $1 order by notification_id desc limit 1',
      [publisher.personId],
    );
    expect(JSON.stringify(told)).toContain('Second Wave Music');
  });
  it('X44 takes part of its works, and follows new works where it is of all', async () => {
    const made = await underContract();
    const other = await portal.work({ by: made.own });
    const add = await portal.ask(`POST /api/compositions/publishingContracts/${made.contractId}/works`, {
      as: staff,
      body: { VERK: [other] },
    });
    expect(add.status).toBe(204);
    await subPublish(made.contractId, { TEGUND_SAMNINGS: 'PS', VERK: [made.workId] });
    expect(await shareOf(second, made)).toBe(1000);
    expect(await shareOf(second, { workId: other })).toBe(0);
    expect((await subPublish(made.contractId, { TEGUND_SAMNINGS: 'PS', VERK: [987_654] })).status).toBe(422);
    await subPublish(made.contractId, { SVAEDI: [840] });
    const newest = await portal.work({ by: made.own });
    await portal.ask(`POST /api/compositions/publishingContracts/${made.contractId}/works`, {
      as: staff,
      body: { VERK: [newest] },
    });
    expect(await shareOf(second, { workId: newest }, { countryId: usa })).toBe(1000);
    const out = await portal.ask(
      `DELETE /api/compositions/publishingContracts/${made.contractId}/works/${newest}`,
      { as: staff },
    );
    expect(out.status).toBe(409);
  });
  it('X44 is refused of a publisher with itself, in a circle, and outside the days of its original', async () => {
    const made = await underContract();
    const itself = await subPublish(made.contractId, { PUBLISHER_NR: publisher.personId });
    expect([itself.status, itself.body.Message]).toEqual([
      409,
      'Sami útgefandi getur ekki verið tvisvar í röð samninga um sömu verk.',
    ]);
    const sub = await subPublish(made.contractId);
    const back = await subPublish(sub.body.publisheR_SAMNINGUR_NR, { PUBLISHER_NR: publisher.personId });
    expect(back.status).toBe(409);
    expect((await subPublish(made.contractId, { LOK_SAMNINGS: daysFromNow(9000) })).status).toBe(422);
    expect((await subPublish(made.contractId, { UPPHAF_SAMNINGS: daysFromNow(-1) })).status).toBe(422);
    await expect(
      portal.sql('update publishing_contract set publisher_id = $2 where contract_id = $1', [
        sub.body.publisheR_SAMNINGUR_NR,
        publisher.personId,
      ]),
    ).rejects.toThrow('one line');
  });
  it('X44 is entered by staff alone', async () => {
    const made = await underContract();
    for (const as of [publisher, second, made.own, stranger])
      expect((await subPublish(made.contractId, {}, as)).status).toBe(403);
    expect(author.personId).toBeGreaterThan(0);
  });
});

it('X46 parties read the numbers of their agreement', async () => {
  const made = await underContract({ SAMNINGSNUMER_SENDANDA: 'OMB-17' });
  await changeContract(portal, {
    contractId: made.contractId,
    as: staff,
    SAMNINGSNUMER_FELAGS: 'ST-2026-4',
    ICE_AGREEMENT_NR: 'ICE 9',
  });
  const path = `GET /api/persons/publishers/contracts/${made.contractId}`;
  expect((await portal.ask(path, { as: publisher })).body).toMatchObject({
    samningsnumeR_SENDANDA: 'OMB-17',
    samningsnumeR_FELAGS: 'ST-2026-4',
    icE_AGREEMENT_NR: 'ICE 9',
  });
});
