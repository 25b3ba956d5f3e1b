import { expect, test } from './portal.ts';
import { picture } from './picture.ts';

test.describe('the public repertory', () => {
  test('O96–O100 anybody goes from the login page to a work, by its title', async ({ page, portal }) => {
    const { say } = portal;
    await page.goto('/login');
    await page
      .getByRole('link', { name: say({ is: 'Leita í verkaskránni', en: 'Search the repertory' }) })
      .click();
    await page.getByRole('searchbox').fill('vor');
    const first = page.getByRole('link', { name: 'Vor', exact: true }).first();
    await expect(first).toBeVisible();
    await expect(page).toHaveURL(/leit=vor/);
    await portal.expectAccessible();
    await picture(page, 'repertory');
    await first.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Vor' })).toBeVisible();
    await expect(page.getByRole('heading', { name: say({ is: 'Höfundar', en: 'Writers' }) })).toBeVisible();
    await portal.expectAccessible();
    await picture(page, 'repertoryWork');
  });
});
