import type { Page } from '@playwright/test';

/** Pictures of the page, light and dark, in the folder `E2E_PICTURES`; none where nobody asked for pictures. */
export async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env['E2E_PICTURES'];
  if (!folder) return;
  const language = (await page.locator('html').getAttribute('lang')) ?? '';
  const scheme = await page.evaluate(() =>
    matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
  );
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const width = page.viewportSize()?.width ?? 0;
    await page.screenshot({
      path: `${folder}/${name}-${language}-${width}-${colorScheme}.png`,
      fullPage: true,
    });
  }
  await page.emulateMedia({ colorScheme: scheme });
}
