import type { APIRequestContext } from '@playwright/test';
import { expect, logIn, people, send, test } from './portal.ts';
import { picture } from './picture.ts';
import { aGreenWork } from './royaltySteps.ts';

test.describe('usage', () => {
  test('R7, R9, R201 usage is decided on by keyboard, on record and undone; a file that came before is refused, and a rate that is far off', async ({
    page,
    portal,
    request,
  }) => {
    const { say } = portal;
    const main = page.getByRole('main');
    const known = portal.unique('Vorvísur');
    const [title, performers] = [portal.unique('Óþekkta lagið'), portal.unique('Sveitin')];
    const sender = portal.unique('Útvarp Vogar');
    await aGreenWork(request, known);
    const play = (day: number, song: string) => `${day}.5.2026;${song};${performers}`;
    const file = Buffer.from(
      ['Dagsetning;Titill;Flytjandi', play(1, known), play(2, known), play(3, title), ''].join('\n'),
    );
    const id = await taken(request, sender, file);

    await test.step('groups are decided on by keyboard, and taken back', async () => {
      const press = (key: string) => page.keyboard.press(key);
      const shown = (name: string) => expect(main.getByRole('heading', { level: 2, name })).toBeVisible();
      const said = (is: string, en: string) => expect(page.getByText(say({ is, en }))).toBeVisible();
      const waiting = say({ is: '2 hópar bíða', en: '2 groups are waiting' });
      await portal.openAs(people.editor, '/pörun');
      await expect(main.getByRole('heading', { level: 2 }).first()).toBeVisible();
      await press('/');
      await page.keyboard.type(performers);
      await expect(main.getByText(waiting)).toBeVisible();
      // Out of the field the single keys work again.
      await press('Tab');
      await shown(known);
      await expect(
        main.getByRole('button', {
          name: say({ is: `Þetta verk: ${known}`, en: `This work: ${known}` }),
        }),
      ).toBeVisible();
      await portal.expectAccessible();
      await picture(page, 'matching');
      await press('1');
      await said(`„${known}“ hefur verið parað.`, `“${known}” has been matched.`);
      await shown(title);
      await press('u');
      await said('Ákvörðunin var afturkölluð.', 'The decision was undone.');
      await expect(main.getByText(waiting)).toBeVisible();
      await press('k');
      await shown(known);
      await press('j');
      await shown(title);
      await press('x');
      await said(`„${title}“ er ekkert verk.`, `“${title}” is no work.`);
      await shown(known);
    });

    await test.step('a decision is on record, and is undone there', async () => {
      await page.getByRole('tab', { name: say({ is: 'Ákvarðanir', en: 'Decisions' }) }).click();
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

    await test.step('the same file is refused', async () => {
      await page.goto('/notkun');
      await page.getByRole('button', { name: say({ is: 'Ný skrá', en: 'New file' }) }).click();
      const form = page.getByRole('dialog');
      await form
        .getByLabel(say({ is: 'Skrá', en: 'File' }), { exact: true })
        .setInputFiles({ name: 'vogar.csv', mimeType: 'text/csv', buffer: file });
      await form.getByLabel(say({ is: 'Sendandi', en: 'Sender' })).fill(sender);
      await form.getByRole('button', { name: say({ is: 'Senda skrá', en: 'Send the file' }) }).click();
      await main.getByRole('button', { name: say({ is: 'Lesa skrána', en: 'Read the file' }) }).click();
      await expect(
        main.getByText(say({ is: 'Skránni var hafnað', en: 'The file was refused' })),
      ).toBeVisible();
      await portal.expectAccessible();
      await main.getByRole('link', { name: say({ is: 'Skoða fyrri', en: 'View the first' }) }).click();
      await expect(page).toHaveURL(new RegExp(`/${id}$`, 'u'));
    });

    await test.step('R201 a rate that is far from the last one takes a reason', async () => {
      await page.goto('/notkun');
      await page.getByRole('button', { name: say({ is: 'Ný skrá', en: 'New file' }) }).click();
      const form = page.getByRole('dialog');
      const buffer = Buffer.from(file.toString().replaceAll(performers, `${performers} II`));
      await form
        .getByLabel(say({ is: 'Skrá', en: 'File' }), { exact: true })
        .setInputFiles({ name: 'nordtone.csv', mimeType: 'text/csv', buffer });
      await form.getByLabel(say({ is: 'Sendandi', en: 'Sender' })).fill(portal.unique('Nordtone'));
      await form.getByLabel(say({ is: 'Gjaldmiðill', en: 'Currency' })).fill('DKK');
      const rate = form.getByLabel(say({ is: 'Gengi', en: 'Exchange rate' }), { exact: true });
      await rate.fill('201,5');
      const send = form.getByRole('button', { name: say({ is: 'Senda skrá', en: 'Send the file' }) });
      await send.click();
      await expect(rate).toHaveAttribute('aria-invalid', 'true');
      await expect(form).toContainText(
        say({ is: 'meira en tíunda hluta frá', en: 'more than a tenth from the last one' }),
      );
      await portal.expectAccessible();
      const reason = portal.unique('Hundrað krónur danskar');
      await form.getByLabel(say({ is: 'Skýring á gengi', en: 'Reason for the rate' })).fill(reason);
      await send.click();
      await expect(form).toBeHidden();
      await expect(main).toContainText(reason);
      await portal.expectAccessible();
    });
  });
});

/** A file that was sent and is taken; answers its number. */
async function taken(request: APIRequestContext, sender: string, file: Buffer): Promise<number> {
  const announced = await send<{ notkunarinnlestuR_NR: number }>(
    request,
    people.editor,
    '/api/usageImports',
    { HEITI_SENDANDA: sender, TEGUND_NOTKUNARSKRAR: 'log', HEITI_SKRAR: 'vogar.csv', STAERD: file.length },
  );
  const of = `/api/usageImports/${announced.notkunarinnlestuR_NR}`;
  const { token } = await logIn(request, people.editor);
  const headers = { authorization: `Bearer ${token}` };
  await request.put(`${of}/parts/1`, { headers, data: { INNIHALD: file.toString('base64') } });
  const columns = ['usedOn', 'title', 'performers'];
  const mapping = columns.map((column, at) => ({ DALKUR_NR: at + 1, SVID_NOTKUNAR: column }));
  await request.post(`${of}/read`, { headers, data: { DALKAVORPUN: mapping, AN_GALLADRA_LINA: false } });
  await expect
    .poll(async () => (await (await request.get(of, { headers })).json()).stadA_NOTKUNARINNLESTURS)
    .toBe('taken');
  return announced.notkunarinnlestuR_NR;
}
