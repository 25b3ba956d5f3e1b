import type { APIRequestContext } from '@playwright/test';
import { ask, expect, logIn, people, test } from './portal.ts';

interface Letter {
  breF_NR: number;
  tegund: string;
  tungumal: string;
}

/** The link that ends the letters of a kind, from one of the demo society that its reader may do without. */
async function endLink(request: APIRequestContext, language: string): Promise<string> {
  const letters = await ask<Letter[]>(request, people.administrator, '/api/letters?limit=200&state=kept');
  const letter = letters.find(
    ({ tegund, tungumal }) => /^(payment|distributionFinished)$/.test(tegund) && tungumal === language,
  );
  const { token } = await logIn(request, people.administrator);
  const page = await request.get(`/api/letters/${letter?.breF_NR}/html`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return String(/\/afskraning\/[\w-]{48}(?:\?mal=en)?/u.exec(await page.text())?.[0]);
}

test.describe('the end of e-mails of a kind', () => {
  test('O341 is asked about without a log-in, in the language of the letter, and is done', async ({
    portal,
    request,
    visit,
  }) => {
    const { say } = portal;
    const link = await endLink(request, portal.language);
    // Nobody has chosen a language there.
    const { page, portal: reader } = await visit();
    await page.goto(link);
    await expect(page.locator('html')).toHaveAttribute('lang', portal.language);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      say({ is: 'Hætta að fá tölvupóst', en: 'Stop these e-mails' }),
    );
    await expect(page.getByText(/(Greiðsla|Úthlutun|Payment|Distribution)\?/u)).toBeVisible();
    await reader.expectAccessible();
    await page.getByRole('button', { name: say({ is: 'Hætta', en: 'Stop' }), exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      say({ is: 'Þú færð ekki lengur þennan tölvupóst', en: 'You no longer get these e-mails' }),
    );
    await reader.expectAccessible();
  });

  test('O341 says that a link is wrong', async ({ page, portal }) => {
    const { say } = portal;
    await page.goto(`/afskraning/${'A'.repeat(48)}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      say({ is: 'Slóðin er ekki rétt', en: 'The link is not valid' }),
    );
    await portal.expectAccessible();
    await portal.inOtherLanguage(async (other) => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        other({ is: 'Slóðin er ekki rétt', en: 'The link is not valid' }),
      );
    });
  });
});
