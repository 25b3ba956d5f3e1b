import { jobTaskOf } from '@omur/contract/platform/jobTasks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aContract, daysFromNow } from '../../../test/contracts.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { contractDeadlines, watchContracts } from './deadlines.ts';

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

const rightsOf = async (of: number) =>
  (await portal.ask(`GET /api/compositions/${of}/rights`, { as: author })).body.map(
    (row: Record<string, unknown>) => [
      row['retthafi'],
      row['hlutfall'],
      row['hlutF_ERLENT'],
      row['publisheR_SAMNINGUR_NR'],
    ],
  );
const endYesterday = (contractId: number) =>
  portal.sql(
    'update publishing_contract set starts_on = current_date - 9, ends_on = current_date - 1 where contract_id = $1',
    [contractId],
  );
const inEffect = async (contractId: number) =>
  (
    await portal.sql(
      'select took_effect_at is not null as is from publishing_contract where contract_id = $1',
      [contractId],
    )
  )[0]?.['is'];

describe('the clock of contracts', () => {
  it('J3 tells both parties once, 60 days before a contract ends', async () => {
    const [early, due, today] = [await contractUntil(61), await contractUntil(60), await contractUntil(0)];
    await Promise.all([watchContracts(portal.pool), watchContracts(portal.pool)]);
    await watchContracts(portal.pool);
    expect(await told(early)).toEqual([]);
    expect(await told(due)).toEqual(both());
    expect(await told(today)).toEqual(both());
  });
  it('tells of a new end, and of none that has passed', async () => {
    const contractId = await contractUntil(30);
    await watchContracts(portal.pool);
    await portal.sql('update publishing_contract set ends_on = current_date + 50 where contract_id = $1', [
      contractId,
    ]);
    await watchContracts(portal.pool);
    expect(await told(contractId)).toHaveLength(4);
    const past = await contractUntil(-1, -100);
    await watchContracts(portal.pool);
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
    await watchContracts(portal.pool);
    expect(await publishers()).not.toContain(contractId);
    await portal.sql('update publishing_contract set starts_on = current_date where contract_id = $1', [
      contractId,
    ]);
    await watchContracts(portal.pool);
    expect(await publishers()).toEqual([contractId, contractId]);
  });
  it('V6 gives the works of a contract that is over back to the author, once', async () => {
    // The contracts of the tests above are over as well.
    await portal.sql(
      'update publishing_contract set starts_on = current_date - 9, ends_on = current_date - 1',
    );
    const contractId = await contractUntil(400);
    await endYesterday(contractId);
    await Promise.all([watchContracts(portal.pool), watchContracts(portal.pool)]);
    expect(await rightsOf(workId)).toEqual([['Ída', 100, 100, null]]);
    expect(await inEffect(contractId)).toBe(false);
    // It is still the publisher's to see: it was in the contract.
    const works = await portal.ask(`GET /api/compositions/publishingContracts/${contractId}`, {
      as: publisher,
    });
    expect(works.body).toMatchObject([{ verK_NR: workId }]);
  });
  it('V6 gives them up to another publisher whose contract they are in', async () => {
    const rival = await portal.someone({ name: 'Bergmál', withoutAuthor: true });
    const first = await contractUntil(400);
    const second = await aContract(portal, {
      publisher: rival,
      author,
      staff,
      UPPHAF_SAMNINGS: daysFromNow(-1),
      LOK_SAMNINGS: daysFromNow(900),
      PERFORMANCE_SHARE: 10,
      MECHANICAL_SHARE: 20,
    });
    expect((await rightsOf(workId)).map((row: unknown[]) => row[0])).toContain('Ómblíða');
    await endYesterday(first);
    await watchContracts(portal.pool);
    expect(await rightsOf(workId)).toEqual([
      ['Ída', 90, 80, second],
      ['Bergmál', 10, 20, second],
    ]);
  });
  it('J1 runs every hour', () =>
    expect(jobTaskOf(contractDeadlines.name)?.cron).toMatch(/^\d+ \* \* \* \*$/));
});
