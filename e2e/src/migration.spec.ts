import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { ask, people, test } from './portal.ts';
import { picture } from './picture.ts';

test('O81, O87, O91, O253, O263, O324, O380 an administrator sends files with a bad line, and another takes the rest and compares', async ({
  portal,
  desk,
  visit,
  request,
}) => {
  test.slow();
  const { say } = portal;
  const seed = String(Date.now());
  const csv = (name: string, ...lines: string[]) => ({
    name: `${name}.csv`,
    mimeType: 'text/csv',
    buffer: Buffer.from(lines.join('\n')),
  });
  const at = desk.page;
  const name = portal.unique('Gamla kerfið');
  const noted = `${new Date().getFullYear() - 1}-09-08`;

  await test.step('which columns a file has is read in the portal, and an empty one is downloaded', async () => {
    await desk.portal.openAs(people.administrator, '/gagnaflutningur');
    await at.getByRole('link', { name: say({ is: 'Skrár og dálkar', en: 'Files and columns' }) }).click();
    await expect(at.getByRole('table', { name: 'work_authors.csv' })).toContainText('share');
    await desk.portal.expectAccessible();
    await picture(at, 'migration-columns');
    const download = at.waitForEvent('download');
    await at
      .getByRole('button', {
        name: say({ is: 'Sækja tóma skrá rights.csv', en: 'Download empty file rights.csv' }),
      })
      .click();
    expect(readFileSync(await (await download).path(), 'utf8')).toBe('\uFEFFnumber;person;author;share\r\n');
  });

  await test.step('O380 of files with nothing but bad lines it says that nothing can be taken', async () => {
    await desk.portal.openAs(people.administrator, '/gagnaflutningur');
    await at.getByRole('button', { name: say({ is: 'Senda skrár', en: 'Send files' }) }).click();
    const dialog = at.getByRole('dialog');
    await dialog.getByLabel(say({ is: 'Heiti', en: 'Name' })).fill(portal.unique('Gallað'));
    await dialog
      .locator('input[type=file]')
      .setInputFiles([csv('persons', 'number;name;kennitala', `Q${seed};Bríet Sædal;12`)]);
    await dialog
      .getByRole('button', { name: say({ is: 'Senda og lesa yfir', en: 'Send and check' }) })
      .click();
    await expect(
      at.getByText(say({ is: 'Ekkert er hægt að taka inn', en: 'Nothing can be taken' })),
    ).toBeVisible();
    await desk.portal.expectAccessible();
  });

  await test.step('the files are sent, and the bad line is named', async () => {
    await desk.portal.openAs(people.administrator, '/gagnaflutningur');
    await desk.portal.expectAccessible();
    await at.getByRole('button', { name: say({ is: 'Senda skrár', en: 'Send files' }) }).click();
    const dialog = at.getByRole('dialog');
    await dialog.getByLabel(say({ is: 'Heiti', en: 'Name' })).fill(name);
    await dialog
      .locator('input[type=file]')
      .setInputFiles([
        csv('persons', 'number;name', `P${seed};Bríet Sædal`),
        csv('authors', 'number;person;name', `A${seed};P${seed};Bríet Sædal`),
        csv(
          'works',
          'number;title;duration;registered_on;approved_on',
          `W${seed};${portal.unique('Vetrarvísa')};3:00;1999-01-01;1999-02-01`,
          `X${seed};Vorvísa;langt;1999-01-01;`,
        ),
        csv('work_authors', 'work;author;role;share;approved_on', `W${seed};A${seed};CA;100;1999-02-01`),
        csv(
          'notes',
          'number;person;written_on;written_by;text',
          `M${seed};P${seed};${noted};Guðrún Hallmundardóttir;Vill fá bréf á pappír.`,
        ),
      ]);
    await desk.portal.expectAccessible();
    await picture(at, 'migration-dialog');
    await dialog
      .getByRole('button', { name: say({ is: 'Senda og lesa yfir', en: 'Send and check' }) })
      .click();
    await expect(at.getByText(/er ekki lengd eins og|is not a length like/u)).toBeVisible();
    await desk.portal.expectAccessible();
    await picture(at, 'migration-report');
    const download = at.waitForEvent('download');
    await at
      .getByRole('button', { name: say({ is: 'Sækja 1 galla sem CSV', en: 'Download 1 problem as CSV' }) })
      .click();
    expect(readFileSync(await (await download).path(), 'utf8')).toContain(
      'works.csv;3;duration;society.line.duration;',
    );
  });

  await test.step('another takes the rest, and old and new are the same', async () => {
    const other = await visit(portal.language);
    await other.portal.openAs(people.secondAdministrator, new URL(at.url()).pathname);
    const take = { name: say({ is: 'Taka inn án', en: 'Take without' }) };
    await other.page.getByRole('button', take).click();
    await other.page.getByRole('alertdialog').getByRole('button', take).click();
    await expect(
      other.page.getByText(say({ is: 'Gögnin hafa verið tekin inn', en: 'The data has been taken' })),
    ).toBeVisible();
    await other.page.getByRole('tab', { name: say({ is: 'Samanburður', en: 'Comparison' }) }).click();
    await expect(other.page.getByText(say({ is: 'Græn verk', en: 'Green works' }))).toBeVisible();
    await other.portal.expectAccessible();
    await picture(other.page, 'migration-comparison');

    const hits = await ask<{ tegund: string; numer: number }[]>(
      request,
      people.administrator,
      `/api/desk/search?q=P${seed}`,
    );
    const found = hits.find(({ tegund }) => tegund === 'person');
    await other.page.goto(`/personur/${found?.numer}`);
    const note = other.page.getByRole('listitem').filter({ hasText: 'Vill fá bréf á pappír.' });
    await expect(note).toContainText(
      say({
        is: `Guðrún Hallmundardóttir · 8. september ${noted.slice(0, 4)} · úr eldra kerfi`,
        en: `Guðrún Hallmundardóttir · 8 September ${noted.slice(0, 4)} · from the earlier system`,
      }),
    );
    await other.portal.expectAccessible();
    await picture(other.page, 'person-notes');
  });
});
