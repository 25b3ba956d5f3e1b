import { expect, test } from './portal.ts';
import { picture } from './picture.ts';

test.describe('the public repertory', () => {
  test('O96–O100, O325, O382 anybody goes from the login page to a work, by its title', async ({
    page,
    portal,
  }) => {
    const { say } = portal;
    await page.goto('/login');
    await page
      .getByRole('link', { name: say({ is: 'Leita í verkaskránni', en: 'Search the repertory' }) })
      .click();
    const none = { is: 'Ekkert verk fannst', en: 'No works found' };
    await expect(
      page.getByRole('navigation').getByRole('link', { name: say({ is: 'Verkaleit', en: 'Find works' }) }),
    ).toBeInViewport({ ratio: 1 });
    await page.getByRole('searchbox').fill('qqxzzq');
    await expect(page.getByText(say(none))).toBeVisible();
    await portal.inOtherLanguage(async (other) => {
      await expect(page.getByText(other(none))).toBeVisible();
      await expect(page.getByRole('searchbox')).toHaveValue('qqxzzq');
    });
    await page.getByRole('searchbox').fill('vor');
    const first = page.getByRole('link', { name: 'Vor', exact: true }).first();
    await expect(first).toBeVisible();
    await expect(page).toHaveURL(/leit=vor/);
    await portal.expectAccessible();
    await picture(page, 'repertory');
    await portal.inOtherLanguage(async (other) => {
      await expect(
        page.getByText(new RegExp(other({ is: String.raw`\d verk`, en: String.raw`\d works` }), 'u')),
      ).toBeVisible();
      await expect(
        page.getByRole('columnheader', { name: other({ is: 'Flytjendur', en: 'Performers' }) }),
      ).toBeVisible();
    });
    await first.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Vor' })).toBeVisible();
    const writers = { is: 'Höfundar', en: 'Writers' };
    await expect(page.getByRole('heading', { name: say(writers) })).toBeVisible();
    await portal.expectAccessible();
    await picture(page, 'repertoryWork');
    await portal.inOtherLanguage(async (other) => {
      await expect(page.getByRole('heading', { name: other(writers) })).toBeVisible();
      await expect(page.getByText(other({ is: 'Verknúmer', en: 'Work number' }))).toBeVisible();
    });
    await page.goto('/verkaleit/99999999');
    const notThere = { is: 'Verkið er ekki í verkaskránni', en: 'The work is not in the repertory' };
    await expect(page.getByRole('heading', { level: 1, name: say(notThere) })).toBeVisible();
    await portal.expectAccessible();
    await picture(page, 'repertoryNone');
  });
});
