import { gzipSync } from 'node:zlib';
import { expect, people, test } from './portal.ts';

// What the card weighs is measured in the build: `npm run bench:sizes`.
test('H12 the login page loads at most 125 KB of JavaScript, gzipped', async ({ page }) => {
  const scripts: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      scripts.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
  });
  await page.goto('/login');
  await expect(page.locator('#kennitala')).toBeVisible();
  const bytes = (await Promise.all(scripts)).reduce((sum, one) => sum + one, 0);
  expect(bytes).toBeGreaterThan(50 * 1024);
  expect(bytes).toBeLessThanOrEqual(125 * 1024);
});

test('H54 the home comes in at most twelve files of code', async ({ page, portal }) => {
  const files = new Set<string>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') files.add(response.url());
  });
  await portal.openAs(people.member, '/mitt-spjald');
  await expect(page.getByRole('tablist')).toBeVisible();
  await expect(page.locator('[data-skeleton], [aria-busy=true]')).toHaveCount(0);
  expect(files.size).toBeGreaterThan(2);
  expect(files.size).toBeLessThanOrEqual(12);
});
