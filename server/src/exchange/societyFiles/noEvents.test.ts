import { afterAll, beforeAll, expect, it } from 'vitest';
import { withChanges } from '../../../test/societyFiles.ts';
import { aTakenSociety, example, type TakenSociety } from '../../../test/takenSociety.ts';

let society: TakenSociety;
beforeAll(async () => {
  society = await aTakenSociety();
  await society.portal.sql(
    `insert into webhook (user_id, url, events, sealed_secret)
     select user_id, 'https://x.example.is', '{work.registered,work.light}', '' from app_user
     where user_id = (select user_id from old_number where kind = 'users' and old_number = 'U3')`,
  );
});
afterAll(() => society.portal.close());

const events = () => society.portal.sql('select kind, work_id as "workId" from webhook_event order by 1, 2');

it('O286 works that files bring or change are no events, and others are', async () => {
  const files = await withChanges(example, {
    'works.csv': (text) => `${text}6001;Nýtt lag;3:00;;;2001-01-01;2001-02-01;\n`,
    'work_authors.csv': (text) => `${text}6001;A3;CA;100;2001-02-01;\n`,
  });
  await society.take(await society.send(files));
  const lights = await society.portal.sql(
    `select light_after from work_light_change where work_id = 6001 and cause = 'imported'`,
  );
  expect(lights).toEqual([{ light_after: 0 }]);
  const changed = await withChanges(example, {
    'works.csv': (text) => `${text}6001;Nýtt lag;3:00;;;2001-01-01;;\n`,
    'work_authors.csv': (text) => `${text}6001;A3;CA;100;2001-02-01;\n`,
  });
  await society.take(await society.send(changed));
  expect(await society.portal.sql('select light from work where work_id = 6001')).toEqual([{ light: 2 }]);
  expect(await events()).toEqual([]);
  expect(
    await society.portal.sql(`select from graphile_worker._private_jobs where key like '%ebhook%'`),
  ).toEqual([]);

  const workId = await society.portal.work({ by: await society.portal.someone() });
  expect(await events()).toContainEqual({ kind: 'work.registered', workId });
});
