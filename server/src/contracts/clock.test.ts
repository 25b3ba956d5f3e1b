import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aContract, daysFromNow } from '../../test/contracts.ts';
import { aPortal, type Portal, type Someone } from '../../test/portal.ts';
import { contractClock, turnContractClock } from './clock.ts';

let portal: Portal;
let publisher: Someone;
let author: Someone;
let staff: Someone;
let workId: number;

beforeAll(async () => {
  portal = await aPortal();
  [publisher, author, staff] = await Promise.all([
    portal.someone({ name: 'Ómblíða', withoutAuthor: true }),
    portal.someone({ name: 'Ída' }),
    portal.someone({ role: 'editor', isPerson: false }),
  ]);
  workId = await portal.work({ by: author });
});
afterAll(() => portal.close());

const contractUntil = (days: number, from = 0) =>
  aContract(portal, {
    publisher,
    author,
    staff,
    UPPHAF_SAMNINGS: daysFromNow(from),
    LOK_SAMNINGS: daysFromNow(days),
  });
const told = async (contractId: number) =>
  (
    await portal.sql(
      `select person_id from notification where link = $1 and body_is like '%rennur út%' order by 1`,
      [`/samningar/${contractId}`],
    )
  ).map(({ person_id }) => person_id);
const both = () => [publisher.personId, author.personId].toSorted((a, b) => a - b);

describe('the clock of contracts', () => {
  it('J3 tells both parties once, 60 days before a contract ends', async () => {
    const [early, due, today] = [await contractUntil(61), await contractUntil(60), await contractUntil(0)];
    await Promise.all([turnContractClock(portal.pool), turnContractClock(portal.pool)]);
    await turnContractClock(portal.pool);
    expect(await told(early)).toEqual([]);
    expect(await told(due)).toEqual(both());
    expect(await told(today)).toEqual(both());
  });
  it('tells of a new end, and of none that has passed', async () => {
    const contractId = await contractUntil(30);
    await turnContractClock(portal.pool);
    await portal.sql('update publishing_contract set ends_on = current_date + 50 where contract_id = $1', [
      contractId,
    ]);
    await turnContractClock(portal.pool);
    expect(await told(contractId)).toHaveLength(4);
    const past = await contractUntil(-1, -100);
    await turnContractClock(portal.pool);
    expect(await told(past)).toEqual([]);
  });
  it('V6 has the rights follow a contract from its first day', async () => {
    await portal.sql(
      'update publishing_contract set ends_on = current_date - 1, starts_on = current_date - 9',
    );
    const contractId = await contractUntil(400, 1);
    const publishers = async () =>
      (await portal.ask(`GET /api/compositions/${workId}/rights`, { as: author })).body.map(
        (row: { publisheR_SAMNINGUR_NR: number | null }) => row.publisheR_SAMNINGUR_NR,
      );
    await turnContractClock(portal.pool);
    expect(await publishers()).not.toContain(contractId);
    await portal.sql('update publishing_contract set starts_on = current_date where contract_id = $1', [
      contractId,
    ]);
    await turnContractClock(portal.pool);
    expect(await publishers()).toEqual([contractId, contractId]);
  });
  it('J1 runs every hour', () => expect(contractClock.cron).toMatch(/^\d+ \* \* \* \*$/));
});
