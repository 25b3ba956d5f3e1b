import type { Page } from '@playwright/test';
import { expect, people, type Portal, test } from './portal.ts';
import { picture } from './picture.ts';

test.describe('usage', () => {
  test('R6, R7, R9 a station’s log is imported, a group of its lines is decided, and the counts change', async ({
    page,
    portal,
  }) => {
    test.slow();
    const { say } = portal;
    const main = page.getByRole('main');
    const title = portal.unique('Óþekkta lagið');
    const sender = portal.unique('Útvarp Vogar');
    const play = (day: number, of: string) => `${day}.5.2026;0${day}:15;${of};Sveitin sem enginn þekkir;3:20`;
    const lines = [
      'Dagsetning;Kl;Titill;Flytjandi;Lengd',
      play(1, title),
      play(2, title),
      play(3, 'Annað lag'),
    ];

    await test.step('its lines that cannot be read are listed, and it is taken without them', async () => {
      await portal.openAs(people.editor, '/notkun');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        say({ is: 'Innlestur notkunar', en: 'Usage imports' }),
      );
      await portal.expectAccessible();
      await sendFile(page, portal, sender, [...lines, '32.5.2026;10:00;Ólæsilegt;Enginn;1:00']);
      await expect(
        main.getByText(say({ is: 'Hvað er í dálkunum?', en: 'What is in the columns?' })),
      ).toBeVisible();
      await expect(main.getByLabel(say({ is: 'Svið fyrir „Titill“', en: 'Field for “Titill”' }))).toHaveValue(
        'title',
      );
      await portal.expectAccessible();
      await picture(page, 'columns');
      await main.getByRole('button', { name: say({ is: 'Lesa skrána', en: 'Read the file' }) }).click();
      await expect(
        main.getByText(say({ is: 'Ekki var hægt að lesa 1 línu', en: '1 line cannot be read' })),
      ).toBeVisible();
      await expect(main).toContainText('32.5.2026');
      await portal.expectAccessible();
      await picture(page, 'broken');
      await main
        .getByRole('button', { name: say({ is: 'Lesa inn án þeirra', en: 'Import without these' }) })
        .click();
      await expect(
        main.getByText(say({ is: 'Skráin hefur verið lesin inn', en: 'The file has been imported' })),
      ).toBeVisible();
      await portal.expectAccessible();
      await picture(page, 'taken');
    });

    await test.step('what found no work is decided once for all of its lines', async () => {
      await page.goto(`/pörun?leit=${encodeURIComponent(title)}`);
      await expect(main.getByRole('heading', { level: 2, name: title })).toBeVisible();
      await expect(main).toContainText(say({ is: '2 línur', en: '2 lines' }));
      await portal.expectAccessible();
      await picture(page, 'desk');
      const work = main.getByRole('combobox', { name: say({ is: 'Annað verk', en: 'Another work' }) });
      await work.fill('vor');
      await main.getByRole('option').first().click();
      await expect(
        page.getByText(say({ is: `„${title}“ hefur verið parað.`, en: `“${title}” has been matched.` })),
      ).toBeVisible();
      await expect(
        main.getByText(say({ is: 'Engin notkun bíður', en: 'No usage is waiting' })),
      ).toBeVisible();
    });

    await test.step('the decision is on record, and is undone', async () => {
      await page.getByRole('tab', { name: say({ is: 'Ákvarðanir', en: 'Decisions' }) }).click();
      await expect(main).toContainText(title);
      await portal.expectAccessible();
      await picture(page, 'decisions');
      await main
        .getByRole('button', {
          name: say({ is: `Afturkalla ákvörðun um ${title}`, en: `Undo the decision on ${title}` }),
        })
        .click();
      await page.goto(`/pörun?leit=${encodeURIComponent(title)}`);
      await expect(main).toContainText(title);
    });

    await test.step('the same file is refused, with a link to the first', async () => {
      await page.goto('/notkun');
      await sendFile(page, portal, sender, [...lines, '32.5.2026;10:00;Ólæsilegt;Enginn;1:00']);
      await main.getByRole('button', { name: say({ is: 'Lesa skrána', en: 'Read the file' }) }).click();
      await expect(
        main.getByText(say({ is: 'Skránni var hafnað', en: 'The file was refused' })),
      ).toBeVisible();
      await portal.expectAccessible();
      await main
        .getByRole('link', { name: say({ is: /Skoða fyrri skrána/u.source, en: 'View the first file' }) })
        .click();
      await expect(
        main.getByText(say({ is: 'Skráin hefur verið lesin inn', en: 'The file has been imported' })),
      ).toBeVisible();
      await page.goto('/notkun');
      await expect(main).toContainText(sender);
      await picture(page, 'list');
    });
  });
});

async function sendFile(
  page: Page,
  { say, expectAccessible }: Portal,
  sender: string,
  lines: string[],
): Promise<void> {
  await page.getByRole('button', { name: say({ is: 'Ný skrá', en: 'New file' }) }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel(say({ is: 'Skrá', en: 'File' }), { exact: true }).setInputFiles({
    name: 'vogar.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`${lines.join('\n')}\n`, 'latin1'),
  });
  await form.getByLabel(say({ is: 'Sendandi', en: 'Sender' })).fill(sender);
  await expectAccessible();
  await picture(page, 'dialog');
  await form.getByRole('button', { name: say({ is: 'Senda skrá', en: 'Send the file' }) }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(sender);
}
