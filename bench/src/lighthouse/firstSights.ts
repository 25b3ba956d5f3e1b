import lighthouse from 'lighthouse';
import puppeteer, { type Page } from 'puppeteer-core';
import { provideChromium } from '../../../scripts/chromium.mjs';

/** What Lighthouse measured of a page, the median of the runs by its score. */
export interface FirstSight {
  page: string;
  score: number;
  firstPaint: number;
  largestPaint: number;
  blocked: number;
  shift: number;
  kilobytes: number;
  scripts: number;
  calls: number;
  /** Calls that were sent before the largest part of the page was painted, the stream of notifications left out. */
  callsBefore: number;
}

const pages = [
  { page: 'login', address: '/login', isLoggedIn: false },
  { page: 'home', address: '/mitt-spjald', isLoggedIn: true },
  { page: 'register', address: '/verk/stofna', isLoggedIn: true },
  { page: 'statistics', address: '/stats', isLoggedIn: true },
] as const;

/** A writer with works in all three lights. */
const member = { KENNITALA: '0101302479', LYKILORD: 'Hljomfall-2026' };

/** Each page in a browser that has none of its files, as many times as asked, with Lighthouse's phone and line. */
export async function firstSights(url: string, runs: number): Promise<FirstSight[]> {
  const browser = await puppeteer.launch({
    executablePath: provideChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
  });
  try {
    const session = await logIn(url);
    const visitor = await browser.newPage();
    const sights: FirstSight[] = [];
    for (const { page, address, isLoggedIn } of pages) {
      // Any small file of the portal will do: it is the address that owns the storage.
      await visitor.goto(`${url}/favicon.svg`);
      await visitor.evaluate(
        (kept) =>
          kept === null
            ? localStorage.removeItem('omur.session')
            : localStorage.setItem('omur.session', kept),
        isLoggedIn ? session : null,
      );
      const all: FirstSight[] = [];
      for (let run = 0; run < runs; run++) {
        await empty(visitor, url);
        all.push(await measure(page, url + address, visitor));
      }
      all.sort((one, other) => one.score - other.score);
      sights.push(...all.slice(Math.floor(runs / 2), Math.floor(runs / 2) + 1));
    }
    return sights;
  } finally {
    await browser.close();
  }
}

/** The first sight has no files from before, and no worker that keeps them. */
async function empty(visitor: Page, origin: string): Promise<void> {
  const devTools = await visitor.createCDPSession();
  await devTools.send('Network.clearBrowserCache');
  await devTools.send('Storage.clearDataForOrigin', {
    origin,
    storageTypes: 'service_workers,cache_storage',
  });
  await devTools.detach();
}

async function logIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(member),
  });
  if (!answer.ok) throw new Error(`The demo society's member cannot log in: ${answer.status}.`);
  return answer.text();
}

interface Requested {
  url: string;
  resourceType?: string;
  transferSize?: number;
  networkRequestTime: number;
}

async function measure(page: string, address: string, visitor: Page): Promise<FirstSight> {
  const result = await lighthouse(
    address,
    { onlyCategories: ['performance'], disableStorageReset: true, maxWaitForLoad: 15_000, logLevel: 'error' },
    undefined,
    visitor,
  );
  if (!result) throw new Error(`Lighthouse measured nothing of ${address}.`);
  const { audits, categories, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`${address}: ${runtimeError.message}`);
  const figure = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const details = (name: string) => audits[name]?.details as { items?: unknown[] } | undefined;
  const requests = (details('network-requests')?.items ?? []) as Requested[];
  const [observed] = (details('metrics')?.items ?? []) as { observedLargestContentfulPaint?: number }[];
  const painted = observed?.observedLargestContentfulPaint ?? Number.POSITIVE_INFINITY;
  const calls = requests.filter(({ url }) => /\/api\/(?!notifications\/stream)/u.test(url));
  return {
    page,
    score: Math.round((categories['performance']?.score ?? Number.NaN) * 100),
    firstPaint: figure('first-contentful-paint'),
    largestPaint: figure('largest-contentful-paint'),
    blocked: figure('total-blocking-time'),
    shift: figure('cumulative-layout-shift'),
    kilobytes: requests.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1024,
    scripts: requests.filter(({ resourceType }) => resourceType === 'Script').length,
    calls: calls.length,
    callsBefore: calls.filter(({ networkRequestTime }) => networkRequestTime < painted).length,
  };
}
