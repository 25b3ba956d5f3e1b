import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { sendSociety, withChanges } from '../../../test/societyFiles.ts';
import { filesOf } from './sendFolder.ts';
import type { SourceFile } from './stage.ts';
import { takeSociety } from './take.ts';

let portal: Portal;
let administrator: Someone;
const example = fileURLToPath(new URL('../../../../docs/migration-example', import.meta.url));

beforeAll(async () => {
  portal = await aPortal({ fourEyes: new Set() });
  administrator = await portal.someone({ role: 'administrator', isPerson: false });
});
afterAll(() => portal.close());

/** Answers what became of them. */
async function take(files: readonly SourceFile[]): Promise<unknown> {
  const id = await sendSociety(portal, administrator, files, false);
  const { status } = await portal.ask(`POST /api/migrations/${id}/take`, { as: administrator, body: {} });
  expect(status).toBe(200);
  await takeSociety(portal.pool, id);
  return (await portal.sql('select state from society_import where society_import_id = $1', [id]))[0];
}

it('O87, R122, R123 a small society’s only administrator, who writes music, takes its set lists and cue sheets', async () => {
  expect(await take(await filesOf(example))).toEqual({ state: 'taken' });
  await portal.sql(
    `update app_user set person_id = (select person_id from old_number where old_number = 'P4') where user_id = $1`,
    [administrator.userId],
  );
  const later = await withChanges(example, {
    'performances.csv': (text) => `${text}T8;P20;concert;Steinvör;;2003-03-03;Harpa;;;;2003-03-04;;yes\n`,
    'set_list_lines.csv': (text) => `${text}T8;1;5002;;;3:00;1\n`,
    'cue_sheet_lines.csv': (text) => text.replace(';1:05;', ';1:15;'),
  });
  expect(await take(later)).toEqual({ state: 'taken' });
  expect(
    await portal.sql(`select duration_seconds from cue_sheet_line where title = 'Á Sprengisandi'`),
  ).toEqual([{ duration_seconds: 75 }]);
});
