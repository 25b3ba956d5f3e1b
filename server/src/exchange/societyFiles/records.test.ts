import { afterAll, beforeAll, expect, it } from 'vitest';
import { withChanges } from '../../../test/societyFiles.ts';
import { aTakenSociety, example, type TakenSociety } from '../../../test/takenSociety.ts';

let society: TakenSociety;
beforeAll(async () => {
  society = await aTakenSociety();
});
afterAll(() => society.portal.close());

const brought = (workId: number) => async () =>
  (
    await society.portal.sql(
      `select table_name, operation, count(*)::integer as times from change_record where work_id = $1 group by 1, 2 order by 1, 2`,
      [workId],
    )
  ).map(({ table_name, operation, times }) => `${table_name} ${operation} ${times}`);
const rightsOf = (workId: number) =>
  society.portal.sql('select count(*)::integer as rights from work_right where work_id = $1', [workId]);

it('O385 a new work is recorded once, and stands with its authors, titles and rights as they came', async () => {
  const files = await withChanges(example, {
    'works.csv': (text) => `${text}6001;Nýtt lag;3:00;;;2001-01-01;2001-02-01;\n`,
    'work_authors.csv': (text) => `${text}6001;A3;CA;100;2001-02-01;\n`,
    'work_titles.csv': (text) => `${text}6001;Annað heiti\n`,
  });
  await society.take(await society.send(files));
  expect(await brought(6001)()).toEqual(['work insert 1']);
  expect(
    await society.portal.sql('select title, is_main from work_title where work_id = 6001 order by 2'),
  ).toEqual([
    { title: 'Annað heiti', is_main: false },
    { title: 'Nýtt lag', is_main: true },
  ]);
  expect(await rightsOf(6001)).toEqual([{ rights: 2 }]);
});

it('O385, J4 a change of it by later files is recorded with all that follows, and so is a work that is registered here', async () => {
  const files = await withChanges(example, {
    'works.csv': (text) => `${text}6001;Nýrra lag;3:00;;;2001-01-01;2001-02-01;\n`,
    'work_authors.csv': (text) => `${text}6001;A3;CA;60;2001-02-01;\n6001;A4;CA;40;2001-02-01;\n`,
    'work_titles.csv': (text) => `${text}6001;Annað heiti\n`,
  });
  const before = await brought(6001)();
  await society.take(await society.send(files));
  const since = (await brought(6001)()).filter((one) => !before.includes(one));
  expect(since).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^work update/),
      expect.stringMatching(/^work_author (insert|update)/),
      expect.stringMatching(/^work_right (insert|update)/),
      expect.stringMatching(/^work_title update/),
    ]),
  );
  // What came is what stands there, less what is on record since.
  expect(
    await society.portal.sql(
      `select old_row from change_record where work_id = 6001 and table_name = 'work_author' and operation <> 'insert'`,
    ),
  ).toEqual([{ old_row: expect.objectContaining({ share: 100 }) }]);
  const workId = await society.portal.work({ by: await society.portal.someone() });
  expect(await brought(workId)()).toEqual(
    expect.arrayContaining(['work_author insert 1', 'work_right insert 1', 'work_title insert 1']),
  );
});
