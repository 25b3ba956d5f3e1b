import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

export type Language = 'is' | 'en';

/** The demo society's people, by what they show. */
export const people = {
  administrator: '0101302129',
  editor: '0101302399',
  member: '0101302479',
  lyricist: '0101302559',
  fewWorks: '0101302639',
  publisher: '4101302199',
  viewer: '0101302719',
  external: '0101302989',
  newcomer: '1201603379',
  abroad: '8923501739',
} as const;

const password = 'Hljomfall-2026';

export interface Portal {
  language: Language;
  isPhone: boolean;
  /** The text of the project's language. */
  say(texts: { is: string; en: string }): string;
  /** Logs in through the API and opens a page, as a browser that has been here before. */
  openAs(kennitala: string, path: string): Promise<void>;
  expectAccessible(): Promise<void>;
}

export const test = base.extend<{ portal: Portal }>({
  portal: async ({ page, request, baseURL }, use, info) => {
    const language = info.project.metadata.language as Language;
    await page.addInitScript((chosen) => localStorage.setItem('omur.language', chosen), language);
    await use({
      language,
      isPhone: info.project.name.endsWith('phone'),
      say: (texts) => texts[language],
      openAs: async (kennitala, path) => {
        const answer = await request.post('/api/login', {
          data: { KENNITALA: kennitala, LYKILORD: password },
        });
        expect(answer.status()).toBe(200);
        const session = await answer.text();
        await page.goto(`${baseURL}/not-found`);
        await page.evaluate((text) => localStorage.setItem('omur.session', text), session);
        await page.goto(path);
      },
      expectAccessible: () => expectAccessible(page),
    });
  },
});

/** axe finds nothing, once what is loading has come. */
async function expectAccessible(page: Page): Promise<void> {
  await expect(page.locator('[data-skeleton], [aria-busy=true]')).toHaveCount(0);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
}

export { expect };
