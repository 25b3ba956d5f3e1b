import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Portal, Someone } from '../../../test/portal.ts';
import { textFile } from '../../../test/societyFiles.ts';
import { aTakenSociety, type TakenSociety } from '../../../test/takenSociety.ts';

let portal: Portal;
let colleague: Someone;
let send: TakenSociety['send'];
let take: TakenSociety['take'];
beforeAll(async () => {
  ({ portal, colleague, send, take } = await aTakenSociety());
});
afterAll(() => portal.close());

it('O305, R126 a holder who comes by a later file has the works of the author, and does not decide on them', async () => {
  const [{ id: personId } = { id: 0 }] = await portal.sql<{ id: number }>(
    "select person_id as id from old_number where old_number = 'P21'",
  );
  const holder = await portal.someone({ role: 'administrator', isPerson: false });
  const held = () =>
    portal.sql(
      'select work_id, is_holder from person_work where person_id = $1 and work_id in (5004, 5005)',
      [personId],
    );
  expect(await held()).toEqual([]);
  const rights = textFile('rights', 'number;person;author;share', 'R6;P6;A6;50', 'R66;P21;A6;50');
  await take(await send([rights]));
  expect(await held()).toEqual([{ work_id: 5004, is_holder: true }]);
  await portal.sql('update app_user set person_id = null where person_id = $1', [personId]);
  await portal.sql('update app_user set person_id = $2 where user_id = $1', [holder.userId, personId]);
  expect(
    await portal.sql('select work_id from own_work where user_id = $1 and work_id = 5004', [holder.userId]),
  ).toEqual([{ work_id: 5004 }]);
  const works = await portal.ask(`GET /api/persons/${personId}/compositions`, { as: colleague });
  expect(works.body).toEqual(expect.arrayContaining([expect.objectContaining({ verK_NR: 5004 })]));
});
