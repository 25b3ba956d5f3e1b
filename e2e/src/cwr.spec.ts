import { readFile } from 'node:fs/promises';
import { cwrFile } from './cwrFile.ts';
import { expect, people, test } from './portal.ts';
import { picture } from './picture.ts';

test.describe('files of CWR', () => {
  test('X80, X83, X86, X87, X112 a publisher sends a file, staff decide, and the publisher downloads the answer', async ({
    page,
    portal,
    desk,
  }) => {
    test.slow();
    const { say } = portal;
    const main = page.getByRole('main');
    const serial = String(Date.now()).slice(-8);
    const fileName = `CW26${serial.slice(-4)}OMB_077.V22`;
    const [sound, claimed, broken] = [`HAUSTIN ${serial}`, `VORIN ${serial}`, `SUMRIN ${serial}`];
    const bytes = cwrFile([
      { number: `A${serial}`, title: sound, publisherShare: 3333 },
      { number: `B${serial}`, title: claimed, publisherShare: 5000 },
      { number: `C${serial}`, title: broken, publisherShare: 5001 },
    ]);

    await test.step('the file is checked, and the report says what would become of each work', async () => {
      await portal.openAs(people.publisher, '/cwr');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        say({ is: 'CWR-skrár', en: 'CWR files' }),
      );
      await portal.expectAccessible();
      await picture(page, 'list');
      await main.getByRole('button', { name: say({ is: 'Velja skrá', en: 'Choose file' }) }).click();
      const form = page.getByRole('dialog');
      await form
        .locator('input[type=file]')
        .setInputFiles({ name: fileName, mimeType: 'text/plain', buffer: bytes });
      await portal.expectAccessible();
      await picture(page, 'dialog');
      await form.getByRole('button', { name: say({ is: 'Lesa yfir', en: 'Check' }) }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(fileName);
      await expect(
        main.getByText(say({ is: 'Skráin hefur verið lesin yfir', en: 'The file has been checked' })),
      ).toBeVisible({ timeout: 30_000 });
      await expect(main).toContainText(say({ is: 'Tilbúið til sendingar', en: 'Ready to send' }));
      await expect(main).toContainText(say({ is: 'Bíður svars starfsfólks', en: 'Will wait for staff' }));
      await expect(main).toContainText(say({ is: 'Yrði hafnað', en: 'Would be refused' }));
      await portal.expectAccessible();
      await picture(page, 'report');
    });

    await test.step('it is sent; a sound work waits, another is left to staff', async () => {
      await main.getByRole('button', { name: say({ is: 'Senda skrána', en: 'Send the file' }) }).click();
      const fetch = main.getByRole('button', { name: say({ is: 'Sækja CW', en: 'Download CW' }) });
      await expect(fetch).toBeVisible({ timeout: 30_000 });
      await expect(main).toContainText(
        say({ is: 'Skráð, bíður samþykkis', en: 'Registered, waiting for approval' }),
      );
      await expect(main).toContainText(say({ is: 'Bíður starfsfólks', en: 'Waiting for staff' }));
      await portal.expectAccessible();
      await picture(page, 'processed');
    });

    await test.step('staff see the question and refuse the claim with a reason, by one key', async () => {
      await desk.portal.openAs(people.editor, '/cwr-spurningar');
      const work = desk.page.getByRole('main');
      await work.getByRole('link').filter({ hasText: claimed }).click();
      await expect(work.getByRole('heading', { level: 2, name: claimed })).toBeVisible();
      await expect(work.getByRole('table')).toContainText(/50\s?%/u);
      await desk.portal.expectAccessible();
      await picture(desk.page, 'desk');
      await desk.page.keyboard.press('w');
      const form = desk.page.getByRole('dialog');
      await form
        .getByLabel(say({ is: 'Ástæða', en: 'Reason' }))
        .fill('Samningurinn gefur útgefanda þriðjung.');
      await desk.portal.expectAccessible();
      await picture(desk.page, 'refuse');
      await form
        .getByRole('button', { name: say({ is: 'Hafna tilkallinu', en: 'Refuse the claim' }) })
        .click();
      await expect(work.getByRole('link').filter({ hasText: claimed })).toHaveCount(0);
    });

    await test.step('the publisher reads the decision and downloads the answer', async () => {
      await page.reload();
      await expect(main).toContainText(say({ is: 'Tilkalli hafnað', en: 'Claim refused' }));
      await expect(main).toContainText('Samningurinn gefur útgefanda þriðjung.');
      const download = page.waitForEvent('download');
      await main
        .getByRole('button', { name: say({ is: 'Sækja CW', en: 'Download CW' }) })
        .first()
        .click();
      const file = await download;
      expect(file.suggestedFilename()).toMatch(/^CW\d{6}077_OMB\.V22$/u);
      const text = await readFile(await file.path(), 'latin1');
      expect(text).toMatch(/^[\r\n -~]+$/u);
      const statuses = text
        .split('\r\n')
        .flatMap((one) => (one.startsWith('ACK') ? [one.slice(157, 159)] : []));
      expect(statuses).toEqual(['RA', 'RA', 'RJ']);
      await picture(page, 'answered');
    });

    await test.step('the same file gives the first one, and other bytes under its name are refused', async () => {
      await page.goto('/cwr');
      const send = async (buffer: Buffer) => {
        await main.getByRole('button', { name: say({ is: 'Velja skrá', en: 'Choose file' }) }).click();
        const form = page.getByRole('dialog');
        await form
          .locator('input[type=file]')
          .setInputFiles({ name: fileName, mimeType: 'text/plain', buffer });
        await form.getByRole('button', { name: say({ is: 'Lesa yfir', en: 'Check' }) }).click();
      };
      await send(cwrFile([{ number: `D${serial}`, title: `VETUR ${serial}`, publisherShare: 3333 }]));
      await expect(page.getByRole('dialog')).toContainText(
        say({ is: 'hefur þegar verið send', en: 'was sent before' }),
      );
      await page.keyboard.press('Escape');
      await send(bytes);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(fileName);
      await expect(main).toContainText(say({ is: 'Tilkalli hafnað', en: 'Claim refused' }));
    });
  });

  test('X175 a file that is refused whole has its report, and its answer once it was sent', async ({
    page,
    portal,
  }) => {
    const { say } = portal;
    const main = page.getByRole('main');
    const serial = String(Date.now()).slice(-8);
    const fileName = `CW26${serial.slice(-4)}OMB_077.V22`;
    const sound = cwrFile([{ number: `R${serial}`, title: `REGN ${serial}`, publisherShare: 3333 }]);
    const buffer = Buffer.from(sound.toString('latin1').replace('TRL00001', 'TRL00007'), 'latin1');
    await portal.openAs(people.publisher, '/cwr');
    await main.getByRole('button', { name: say({ is: 'Velja skrá', en: 'Choose file' }) }).click();
    const form = page.getByRole('dialog');
    await form.locator('input[type=file]').setInputFiles({ name: fileName, mimeType: 'text/plain', buffer });
    await form.getByRole('button', { name: say({ is: 'Lesa yfir', en: 'Check' }) }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(fileName);
    await expect(main).toContainText(say({ is: 'Lína', en: 'Line' }), { timeout: 30_000 });
    const fetched = main.getByRole('button', { name: say({ is: 'Sækja CW', en: 'Download CW' }) });
    await expect(fetched).toHaveCount(0);
    const status = await page.evaluate(async () => {
      const id = location.pathname.split('/').pop() ?? '';
      const { token } = JSON.parse(localStorage.getItem('omur.session') ?? '{}');
      const answer = await fetch(`/api/cwr/files/${id}/send`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
      });
      return answer.status;
    });
    expect(status).toBe(200);
    await page.reload();
    await expect(fetched).toBeVisible({ timeout: 30_000 });
    await portal.expectAccessible();
    await picture(page, 'refused');
  });
});
