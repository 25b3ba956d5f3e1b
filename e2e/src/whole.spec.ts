import { expect, people, test } from './portal.ts';

test.describe('a page stays whole', () => {
  test('F4.4 when somebody logs out in another tab', async ({ page, portal }) => {
    await portal.openAs(people.member, '/tilkynningar');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const other = await page.context().newPage();
    await other.goto('/mitt-spjald');
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
    await other.evaluate(() => localStorage.removeItem('omur.session'));
    await expect(page).toHaveURL(/\/login/u);
    await expect(page.locator('input[type=password]')).toBeVisible();
    await other.close();
  });

  test('D1 whatever the length of a word in it', async ({ page, portal }) => {
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    const desk = '/yfirferð?leit=Vaðlaheiðarvegavinnu';
    await portal.openAs(people.editor, desk);
    const row = page.getByRole('link', { name: /^Vaðlaheiðarvegavinnu/u });
    for (const width of [1440, 1280, 1180, 768, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(desk);
      await expect(row).toBeVisible();
      expect([width, await overflow()]).toEqual([width, 0]);
      const box = await row.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    }
    await row.click();
    await page
      .getByRole('link', { name: portal.say({ is: 'Opna síðu verksins', en: 'Open the page of the work' }) })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Vaðlaheiðarvegavinnu');
    expect(await overflow()).toBe(0);
  });

  test('C8.8 without a network it says so, and goes on by itself', async ({ page, portal }) => {
    const { say } = portal;
    await portal.openAs(people.member, '/mitt-spjald');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.context().setOffline(true);
    await expect(page.getByText(say({ is: 'Ekkert netsamband.', en: 'No network.' }))).toBeVisible();
    await page.evaluate(() => {
      history.pushState({}, '', '/hjalp');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect(
      page.getByText(say({ is: 'Síðan opnast af sjálfu sér', en: 'The page opens automatically' })),
    ).toBeVisible();
    await page.context().setOffline(false);
    await expect(
      page.getByRole('heading', { level: 1, name: say({ is: 'Hjálp', en: 'Help' }) }),
    ).toBeVisible();
  });
});
