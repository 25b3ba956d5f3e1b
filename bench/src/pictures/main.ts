import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import puppeteer, { type Browser } from 'puppeteer-core';
import { provideChromium } from '../../../scripts/chromium.mjs';
import { root } from '../society.ts';
import { kennitalas, pages, type Visitor } from './pages.ts';

// The pictures of docs/pages.md, of a portal that runs with the demo society: `npm run pictures -- --url http://localhost:3000`.

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://localhost:3000' },
    folder: { type: 'string', default: join(root, 'docs', 'pages') },
    scale: { type: 'string', default: '0.5' },
    only: { type: 'string', default: '' },
  },
});
const only = values.only.split(',').filter(Boolean);

/** Each page once in both languages, on both devices, in light and in dark. */
const looks = [
  { name: 'is', width: 1440, height: 900, language: 'is', scheme: 'light' },
  { name: 'en', width: 390, height: 844, language: 'en', scheme: 'dark' },
] as const;

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
function askerOf(session: string | null) {
  const { token = '' } = session === null ? {} : (JSON.parse(session) as { token: string });
  return async <Answer>(path: string): Promise<Answer> => {
    const answer = await fetch(values.url + path, { headers: { authorization: `Bearer ${token}` } });
    if (!answer.ok) throw new Error(`${path}: ${answer.status}.`);
    return (await answer.json()) as Answer;
  };
}

async function take(browser: Browser, visitor: Visitor, look: (typeof looks)[number]): Promise<void> {
  const wanted = Object.entries(pages[visitor]).filter(([name]) => only.length === 0 || only.includes(name));
  if (wanted.length === 0) return;
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const { width, height, language, scheme } = look;
  await page.setViewport({
    width,
    height,
    deviceScaleFactor: Number(values.scale) * (width < 500 ? 1.4 : 1),
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
    const path = typeof address === 'string' ? address : await address(ask);
    await page.goto(values.url + encodeURI(path), { waitUntil: 'load' });
    await page.waitForSelector('main');
    await page.waitForFunction(() => document.querySelector('[class*=skeleton]') === null, {
      timeout: 20_000,
    });
    // Dialogs, charts and late boxes have come by then.
    await new Promise((done) => setTimeout(done, 700));
    const file = join(values.folder, `${name}-${look.name}.webp`) as `${string}.webp`;
    await page.screenshot({ path: file, type: 'webp', quality: 45 });
  }
  await context.close();
}

mkdirSync(values.folder, { recursive: true });
const browser = await puppeteer.launch({
  executablePath: provideChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
});
try {
  for (const visitor of Object.keys(pages) as Visitor[])
    for (const look of looks) await take(browser, visitor, look);
} finally {
  await browser.close();
}
