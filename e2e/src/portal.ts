import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import {
  type APIRequestContext,
  type BrowserContext,
  test as base,
  expect,
  type Page,
} from '@playwright/test';

export type Language = 'is' | 'en';

/** The demo society's people, by what they show. */
export const people = {
  administrator: '0101302129',
  secondAdministrator: '0101302209',
  editor: '0101302399',
  secondEditor: '0101303289',
  member: '0101302479',
  lyricist: '0101302559',
  fewWorks: '0101302639',
  publisher: '4101302199',
  viewer: '0101302719',
  external: '0101302989',
  newcomer: '1201603379',
  abroad: '8923501739',
  noEmail: '0101303019',
} as const;

/** Of everybody in the demo society. */
export const password = 'Hljomfall-2026';

export interface Portal {
  language: Language;
  isPhone: boolean;
  /** The text of the project's language. */
  say: (texts: { is: string; en: string }) => string;
  /** Logs in through the API and opens a page, as a browser that has been here before. */
  openAs: (kennitala: string, path: string) => Promise<void>;
  /** axe finds nothing on the page, frames in it left out. */
  expectAccessible: () => Promise<void>;
  /**
   * Switches the language while something stands open, for as long as `look` lasts, and back. axe finds nothing in the other one either. The
   * language of letters stays: other journeys read them.
   */
  inOtherLanguage: (look: (other: Portal['say']) => Promise<void>) => Promise<void>;
  /** A title that no other journey uses, in any project or earlier run. */
  unique: (title: string) => string;
}

interface Fixtures {
  portal: Portal;
  /** The portal in a second browser, somebody else's. */
  desk: Visit;
  /** The portal in yet another browser, in the language of anyone who sits there; none was chosen there when left out. */
  visit: (language?: Language) => Promise<Visit>;
}

export interface Visit {
  page: Page;
  portal: Portal;
}

export const test = base.extend<Fixtures>({
  portal: async ({ page, request }, use, info) => {
    await use(await portalOn(page, request, info.project, languageOf(info.project)));
  },
  desk: async ({ visit }, use, info) => {
    await use(await visit(languageOf(info.project)));
  },
  visit: async ({ browser, contextOptions, viewport, colorScheme, baseURL, request }, use, info) => {
    const contexts: BrowserContext[] = [];
    await use(async (language) => {
      const context = await browser.newContext({ ...contextOptions, viewport, colorScheme, baseURL });
      contexts.push(context);
      const page = await context.newPage();
      return { page, portal: await portalOn(page, request, info.project, language) };
    });
    for (const context of contexts) await context.close();
  },
});

interface Project {
  name: string;
  metadata: { language?: Language };
}

const languageOf = ({ metadata }: Project): Language => metadata.language ?? 'is';

async function portalOn(
  page: Page,
  request: APIRequestContext,
  { name }: Project,
  chosen?: Language,
): Promise<Portal> {
  if (chosen) await page.addInitScript((text) => localStorage.setItem('omur.language', text), chosen);
  const language = chosen ?? 'is';
  return {
    language,
    isPhone: name.endsWith('phone'),
    say: (texts) => texts[language],
    openAs: async (kennitala, path) => {
      const session = JSON.stringify(await logIn(request, kennitala));
      await page.addInitScript(enter, { session, visit: crypto.randomUUID() });
      // What is open stays as it is where only the part after # differs.
      if (page.url() !== 'about:blank') await page.goto('about:blank');
      await page.goto(path);
    },
    expectAccessible: () => expectAccessible(page),
    inOtherLanguage: async (look) => {
      const other = otherThan[language];
      await page.route('**/api/users/language', (route) =>
        route.request().method() === 'PATCH' ? route.fulfill({ status: 204 }) : route.fallback(),
      );
      await switchTo(page, other);
      await look((texts) => texts[other]);
      await expectAccessible(page);
      await switchTo(page, language);
    },
    unique: (title) => `${title} ${name} ${Date.now()}`,
  };
}

const otherThan = { is: 'en', en: 'is' } as const;

/** By the button of the frame, also where a dialog lies over it. */
async function switchTo(page: Page, language: Language): Promise<void> {
  await page.locator(`button[lang=${language}]`).dispatchEvent('click');
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

/** A moment as a page shows it, as `14. nóvember 2026 kl. 14:02` and `14 November 2026, 14:02`. */
export const momentIn = (say: Portal['say']): RegExp =>
  new RegExp(
    say({
      is: String.raw`\d\. [a-záéíóúýþæö]+ \d{4} kl\. \d\d?:\d\d`,
      en: String.raw`\d [A-Z][a-z]+ \d{4}, \d\d?:\d\d`,
    }),
    'u',
  );

/** Runs before each page of the portal that is opened, and lets somebody in once: they may have logged out by the next. */
function enter({ session, visit }: { session: string; visit: string }): void {
  if (location.protocol === 'about:' || sessionStorage.getItem(visit)) return;
  sessionStorage.setItem(visit, 'here');
  localStorage.setItem('omur.session', session);
}

interface Session {
  token: string;
  notandI_NR: number;
}

/** A session of somebody's, for what a journey needs to know or to have there beforehand. */
export async function logIn(request: APIRequestContext, kennitala: string): Promise<Session> {
  const answer = await request.post('/api/login', { data: { KENNITALA: kennitala, LYKILORD: password } });
  expect(answer.status()).toBe(200);
  return answer.json();
}

/** What the API answers somebody. */
export async function ask<Answer>(request: APIRequestContext, kennitala: string, path: string) {
  const { token } = await logIn(request, kennitala);
  const answer = await request.get(path, { headers: { authorization: `Bearer ${token}` } });
  return (await answer.json()) as Answer;
}

/** Sends something to the API in somebody's name. */
export async function send<Answer>(
  request: APIRequestContext,
  kennitala: string,
  path: string,
  data: object,
) {
  const { token } = await logIn(request, kennitala);
  const answer = await request.post(path, { data, headers: { authorization: `Bearer ${token}` } });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as Answer;
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** axe finds nothing, once what is loading has come. It does not look into frames. */
async function expectAccessible(page: Page): Promise<void> {
  // Before the first page is there, there is nothing to look at.
  const heading = page.locator('h1').first();
  await heading.waitFor({ state: 'attached' });
  await expect(page.locator('[data-skeleton], [aria-busy=true], .waiting-top')).toHaveCount(0);
  // It may have been that of the page before.
  await heading.waitFor({ state: 'attached' });
  // By the library itself: its wrapper sends it anew for every look, which takes longer than looking.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const violations = await page.evaluate(async () => {
    const axeOfPage = Reflect.get(window, 'axe') as typeof axe;
    const found = await axeOfPage.run(document, {
      resultTypes: ['violations'],
      selectors: false,
      iframes: false,
    });
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  });
  expect(violations).toEqual([]);
}

export { expect };
