import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import puppeteer, { type Browser } from 'puppeteer-core';
import { provideChromium } from '../../../scripts/chromium.mjs';
import { root } from '../society.ts';
import { documentationPages } from './documentation.ts';
import { type Ask, kennitalas, pages, type Visitor } from './pages.ts';

// The pictures of docs/pages.md, of a portal that runs with the demo society: `npm run pictures -- --url http://localhost:3000`. With
// `--documentation` those of the documentation, for which files are sent and a key is made: of a portal that has nothing but the demo society.

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://localhost:3000' },
    documentation: { type: 'boolean', default: false },
    folder: { type: 'string' },
    scale: { type: 'string' },
    only: { type: 'string', default: '' },
  },
});
const folder = values.folder ?? join(root, 'docs', values.documentation ? 'screenshots' : 'pages');
const scale = Number(values.scale ?? (values.documentation ? '1' : '0.5'));
const wantedPages = values.documentation ? documentationPages : pages;
const only = values.only.split(',').filter(Boolean);

interface Look {
  name: string;
  width: number;
  height: number;
  language: 'is' | 'en';
  scheme: 'light' | 'dark';
}
/** Each page once in both languages, on both devices, in light and in dark. */
const allLooks: readonly Look[] = [
  { name: 'is', width: 1440, height: 900, language: 'is', scheme: 'light' },
  { name: 'en', width: 390, height: 844, language: 'en', scheme: 'dark' },
];
/** As the documentation is written: in English, and read on a light page. */
const ofDocumentation: readonly Look[] = [
  { name: 'desktop', width: 1280, height: 800, language: 'en', scheme: 'light' },
];
const looks = values.documentation ? ofDocumentation : allLooks;

async function sessionOf(visitor: Visitor): Promise<string | null> {
  const kennitala = kennitalas[visitor];
  if (kennitala === null) return null;
  const answer = await fetch(`${values.url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ KENNITALA: kennitala, LYKILORD: 'Hljomfall-2026' }),
  });
  if (!answer.ok) throw new Error(`${kennitala} of the demo society cannot log in: ${answer.status}.`);
  return answer.text();
}

/** Asks the portal in the name of whose session it is. */
function askerOf(session: string | null): Ask {
  const { token = '' } = session === null ? {} : (JSON.parse(session) as { token: string });
  return async <Answer>(path: string, sent?: { method: string; body?: object }): Promise<Answer> => {
    const answer = await fetch(values.url + path, {
      method: sent?.method ?? 'GET',
      headers: {
        authorization: `Bearer ${token}`,
        ...(sent?.body && { 'content-type': 'application/json' }),
      },
      ...(sent?.body && { body: JSON.stringify(sent.body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${answer.status}. ${text}`);
    return (text === '' ? undefined : JSON.parse(text)) as Answer;
  };
}

async function take(browser: Browser, visitor: Visitor, look: Look): Promise<void> {
  const wanted = Object.entries(wantedPages[visitor] ?? {}).filter(
    ([name]) => only.length === 0 || only.includes(name),
  );
  if (wanted.length === 0) return;
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const { width, height, language, scheme } = look;
  await page.setViewport({
    width,
    height,
    deviceScaleFactor: scale * (width < 500 ? 1.4 : 1),
  });
  await page.emulateMediaFeatures([
    { name: 'prefers-color-scheme', value: scheme },
    { name: 'prefers-reduced-motion', value: 'reduce' },
  ]);
  const session = await sessionOf(visitor);
  await page.goto(`${values.url}/favicon.svg`);
  await page.evaluate(
    (kept, spoken) => {
      if (kept !== null) localStorage.setItem('omur.session', kept);
      localStorage.setItem('omur.language', spoken);
    },
    session,
    language,
  );
  const ask = askerOf(session);
  for (const [name, address] of wanted) {
    const path =
      typeof address === 'string'
        ? address
        : await address(ask, async (other) => askerOf(await sessionOf(other)));
    await page.goto(values.url + encodeURI(path), { waitUntil: 'load' });
    await page.waitForSelector('main');
    await page.waitForFunction(() => document.querySelector('[class*=skeleton]') === null, {
      timeout: 20_000,
    });
    // Dialogs, charts and late boxes have come by then.
    await new Promise((done) => setTimeout(done, 700));
    const file = join(folder, `${name}-${look.name}.webp`) as `${string}.webp`;
    await page.screenshot({ path: file, type: 'webp', quality: 45 });
  }
  await context.close();
}

mkdirSync(folder, { recursive: true });
const browser = await puppeteer.launch({
  executablePath: provideChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
});
try {
  for (const visitor of Object.keys(wantedPages) as Visitor[])
    for (const look of looks) await take(browser, visitor, look);
} finally {
  await browser.close();
}
