import { stat } from 'node:fs/promises';
import { chromium, type Page } from '@playwright/test';
import { provideChromium } from '../../../scripts/chromium.mjs';
import { openSession } from '../cases.ts';
import { startPortal } from '../servers.ts';
import { openSociety, type Society } from '../society.ts';
import { rightId } from '../statistics.ts';

const member = '0101302479';
const wanted = 5000;
const aimSeconds = 5;
/** Beyond this anyone who presses something notices. */
const aimBlocked = 200;

/** A statement as the browser makes it (L2.27): from the press of the button to the file, and how long the page stood still meanwhile. */
export async function measureStatement(works: number, say: (line: string) => void): Promise<void> {
  const society = await openSociety(works, say);
  const portal = await startPortal(society);
  const browser = await chromium.launch({
    executablePath: provideChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const { distributionId, day, lines } = await largeDistribution(society);
    const page = await browser.newPage({ acceptDownloads: true });
    const session = JSON.stringify(await openSession(portal.url, member));
    await page.addInitScript((text) => localStorage.setItem('omur.session', text), session);
    await page.goto(
      `${portal.url}/stats?rettindi=${rightId}&fra=${day}&til=${day}&uthlutun=${distributionId}`,
    );
    for (const name of ['PDF', 'CSV', 'Excel']) {
      const { seconds, blocked, megabytes } = await measureFile(page, name);
      say(
        `| ${name} statement of ${lines} lines in the browser | ${seconds.toFixed(1)} s, ${megabytes.toFixed(1)} MB | page blocked for ${blocked.toFixed(0)} ms at most, ≤ ${aimBlocked} | ≤ ${aimSeconds} s |`,
      );
    }
  } finally {
    await browser.close();
    await portal.stop();
    await society.close();
  }
}

async function measureFile(page: Page, name: string) {
  const button = page.getByRole('button', { name: `Sækja ${name}` });
  await button.waitFor();
  await page.locator('[data-skeleton], [aria-busy=true]').first().waitFor({ state: 'detached' });
  const longest = await page.evaluateHandle(() => {
    const found = { milliseconds: 0 };
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        found.milliseconds = Math.max(found.milliseconds, duration);
    }).observe({ entryTypes: ['longtask'] });
    return found;
  });
  const coming = page.waitForEvent('download');
  const began = performance.now();
  await button.click();
  const file = await coming;
  const seconds = (performance.now() - began) / 1000;
  const { size } = await stat(await file.path());
  return { seconds, blocked: await longest.evaluate((found) => found.milliseconds), megabytes: size / 1e6 };
}

/** Of the domestic distributions of the right with most lines the one that comes nearest to what is aimed at. */
async function largeDistribution({ owner }: Society) {
  const { rows } = await owner.query<{ distributionId: number; day: string; lines: number }>(
    `select distribution_id as "distributionId", d.distributed_on::text as day, sum(m.line_count)::integer as lines
     from movement m join distribution d using (distribution_id) join distribution_category c using (category_id)
     where m.right_id = $1 and c.line_kind = 'domestic' and d.state = 'finished'
     group by distribution_id, d.distributed_on order by abs(sum(m.line_count) - $2), 1 limit 1`,
    [rightId, wanted],
  );
  const found = rows[0];
  if (!found) throw new Error('The society has no statement lines of that right.');
  return found;
}
