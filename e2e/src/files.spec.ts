import { expect, people, send, test } from './portal.ts';

const pdf = Buffer.from(`%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]>>endobj
trailer<</Root 1 0 R>>
%%EOF`);
const image = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

test.describe('attachments', () => {
  test('A1, C8.8, L3.25 what does not arrive is sent again, and what has arrived is seen and removed', async ({
    page,
    portal,
    request,
  }) => {
    const { say } = portal;
    const author = 10_001;
    const publisher = 1004;
    const work = await send<{ verK_NR: number }>(request, people.member, '/api/compositions', {
      HEITI_VERKS: portal.unique('Með fylgiskjölum'),
      LENGD: '2.45',
      authors: [{ id: author, typeOfAuthor: 36, ratio: 100 }],
    });
    const answer = await send<{ publisheR_SAMNINGUR_I_BID_NR: number }>(
      request,
      people.publisher,
      '/api/persons/publishers/contractsSubmissions',
      {
        PUBLISHER_NR: publisher,
        HOFUNDUR_NR: author,
        UPPHAF_SAMNINGS: '2031-01-01',
        LOK_SAMNINGS: '2032-01-01',
        PERFORMANCE_SHARE: 1,
        MECHANICAL_SHARE: 1,
        VERK: [work.verK_NR],
      },
    );
    await portal.openAs(people.publisher, `/samningar/i-bid/${answer.publisheR_SAMNINGUR_I_BID_NR}`);
    const button = (is: string, en: string) => page.getByRole('button', { name: say({ is, en }) });

    await test.step('a program and a file of 21 MB are turned down before they are sent', async () => {
      await page.locator('input[type=file]').setInputFiles([
        { name: 'saklaust.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ\x90\0') },
        {
          name: 'of stórt.pdf',
          mimeType: 'application/pdf',
          buffer: Buffer.alloc(21 * 1024 * 1024, '%PDF-'),
        },
        { name: 'Samningur 🎶.pdf', mimeType: 'application/pdf', buffer: pdf },
        { name: 'Umslag & bak.png', mimeType: 'image/png', buffer: image },
      ]);
      const refused = page.getByRole('alert');
      await expect(refused).toContainText('saklaust.pdf');
      await expect(refused).toContainText('of stórt.pdf');
      await expect(button('Senda 2 skrár', 'Send 2 files')).toBeVisible();
      await portal.expectAccessible();
    });

    await test.step('storage fails in the middle, and takes the file the second time', async () => {
      await page.route(/\/api\/storage\?/u, (route) =>
        route.request().method() === 'PUT' ? route.abort() : route.fallback(),
      );
      await button('Senda 2 skrár', 'Send 2 files').click();
      const failed = page.getByText(
        say({ is: '2 fylgiskjöl bárust ekki', en: '2 attachments did not arrive' }),
      );
      await expect(failed).toBeVisible();
      await portal.expectAccessible();
      await page.unroute(/\/api\/storage\?/u);
      await button('Senda aftur það sem barst ekki', 'Resend what did not arrive').click();
      await expect(
        page.getByRole('list', { name: say({ is: 'Valin fylgiskjöl', en: 'Chosen attachments' }) }),
      ).toBeHidden();
      await expect(button('Skoða Umslag & bak.png', 'View Umslag & bak.png')).toBeVisible();
    });

    await test.step('image and PDF are seen', async () => {
      const dialog = page.getByRole('dialog');
      await button('Skoða Umslag & bak.png', 'View Umslag & bak.png').click();
      const shown = dialog.getByRole('img', { name: say({ is: 'Mynd:', en: 'Image:' }) });
      await expect.poll(() => shown.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(1);
      await page.keyboard.press('Escape');
      await button('Skoða Samningur 🎶.pdf', 'View Samningur 🎶.pdf').click();
      await expect(dialog.locator('iframe')).toHaveAttribute('src', /^blob:/u);
      // A browser that shows no PDF downloads that of the frame, under a name of its own.
      const download = page.waitForEvent('download', (one) => one.suggestedFilename() === 'Samningur 🎶.pdf');
      await dialog.getByRole('link', { name: say({ is: 'Sækja', en: 'Download' }) }).click();
      await download;
      await portal.expectAccessible();
      await page.keyboard.press('Escape');
    });

    await test.step('and one is removed', async () => {
      await button('Fjarlægja Umslag & bak.png', 'Remove Umslag & bak.png').click();
      await button('Fjarlægja fylgiskjal', 'Remove the attachment').click();
      await expect(button('Skoða Umslag & bak.png', 'View Umslag & bak.png')).toBeHidden();
      await expect(button('Skoða Samningur 🎶.pdf', 'View Samningur 🎶.pdf')).toBeVisible();
    });
  });
});
