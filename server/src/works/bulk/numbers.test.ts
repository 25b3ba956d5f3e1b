import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { sheetsOf } from '../../../test/sheets.ts';

let portal: Portal;
let author: Someone;
let publisher: Someone;
let sheets: ReturnType<typeof sheetsOf>;

const iswc = 'T-034.524.680-1';
const stored = 'T0345246801';
const ipi = '00000000199';

beforeAll(async () => {
  portal = await aPortal();
  sheets = sheetsOf(portal, 'works');
  [author, publisher] = await Promise.all([
    portal.someone({ name: 'Þórdís Æsa' }),
    portal.someone({ name: 'Forlagið', withoutAuthor: true }),
  ]);
  await portal.sql(
    'update person set is_publisher = true, publisher_ipi_name_number = $2 where person_id = $1',
    [publisher.personId, ipi],
  );
  await portal.sql(
    `insert into publishing_contract (author_id, publisher_id, starts_on, ends_on, performance_share, mechanical_share)
     values ($1, $2, current_date - 10, current_date + 500, 50, 50)`,
    [author.authorId, publisher.personId],
  );
});
afterAll(() => portal.close());

const line = (title: string, changes: Readonly<Record<string, string>> = {}) => ({
  title,
  length: '3:25',
  author: String(author.authorId),
  type: 'CA',
  share: '100',
  ...changes,
});
const faultsOf = async (as: Someone, changes: Readonly<Record<string, string>>) => {
  const { said } = await sheets.checked(as, [[line('Gallað', changes)]]);
  return said[0].faults;
};
const numbersOf = async (workId: number) => ({
  iswcs: await portal.sql('select iswc, is_preferred, added_by from work_iswc where work_id = $1', [workId]),
  numbers: await portal.sql('select issuer, number, source, added_by from work_number where work_id = $1', [
    workId,
  ]),
});

it('O314 an ISWC and a publisher’s own number come onto the work as it is registered', async () => {
  const { id, said } = await sheets.checked(publisher, [[line('Numerað', { iswc, own_number: 'FOR-17' })]]);
  expect(said).toMatchObject([{ faults: [] }]);
  const [sent] = await sheets.sent(publisher, id);
  expect(sent).toMatchObject({ faults: [], made: expect.any(Number) });
  expect(await numbersOf(sent.made)).toEqual({
    iswcs: [{ iswc: stored, is_preferred: true, added_by: publisher.userId }],
    numbers: [{ issuer: ipi, number: 'FOR-17', source: 'party', added_by: publisher.userId }],
  });
  // Both are this work's from then on, and the cells of others say so.
  expect(await faultsOf(author, { iswc: stored })).toEqual([`0 iswc: This ISWC is on work ${sent.made}.`]);
  expect(await faultsOf(publisher, { own_number: 'for-17' })).toEqual([
    `0 own_number: You have given work ${sent.made} this number.`,
  ]);
});

it('O314 V9 a wrong check digit, a number of no form, and one of nobody who may give it are faults', async () => {
  expect(await faultsOf(author, { iswc: 'T-034.524.680-2' })).toEqual([
    expect.stringMatching(/^0 iswc: .*check/u),
  ]);
  expect(await faultsOf(author, { iswc: '034524680' })).toEqual([expect.stringMatching(/^0 iswc/u)]);
  expect(await faultsOf(publisher, { own_number: 'númer' })).toEqual([
    expect.stringMatching(/^0 own_number/u),
  ]);
  expect(await faultsOf(publisher, { own_number: 'x'.repeat(31) })).toHaveLength(1);
  const ofPublisher = [expect.stringMatching(/^0 own_number: A publisher/u)];
  expect(await faultsOf(author, { own_number: 'A1' })).toEqual(ofPublisher);
  const editor = await portal.someone({ role: 'editor' });
  expect(await faultsOf(editor, { own_number: 'A1' })).toEqual(ofPublisher);
  // Nor does a publisher number a work that is not under its contract.
  const other = await portal.someone({ name: 'Annað forlag' });
  await portal.sql(
    'update person set is_publisher = true, publisher_ipi_name_number = $2 where person_id = $1',
    [other.personId, '00000000297'],
  );
  const own = { author: String(other.authorId), own_number: 'A1' };
  expect(await faultsOf(other, own)).toEqual(ofPublisher);
});

it('O314 of two works of a sheet with one ISWC the first gets it, and the other stays with the reason', async () => {
  const same = { iswc: 'T-070.247.279-4' };
  const { id, said } = await sheets.checked(author, [[line('Fyrra', same)], [line('Seinna', same)]]);
  expect(said.map(({ faults }: { faults: string[] }) => faults)).toEqual([[], []]);
  const [first, second] = await sheets.sent(author, id);
  expect(first).toMatchObject({ faults: [] });
  expect(second).toMatchObject({ made: null, faults: [`0 iswc: This ISWC is on work ${first.made}.`] });
  expect(await portal.sql(`select from work where title = 'Seinna'`)).toEqual([]);
});
