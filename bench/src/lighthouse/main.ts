import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildWeb } from '../../../scripts/build.mjs';
import { start } from '../servers.ts';
import { root } from '../society.ts';
import { firstSights } from './firstSights.ts';
import { tableOf } from './table.ts';

// How fast pages are at the first sight on a throttled phone: `npm run lighthouse`. See docs/benchmarks.md.

const { values } = parseArgs({ options: { runs: { type: 'string', default: '3' } } });
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a whole number, 1 or more.');

if (!buildWeb()) throw new Error('The web could not be built; the reason is above.');
const folder = path.join(root, 'data', 'lighthouse');
mkdirSync(folder, { recursive: true });
// The portal as `npm start` runs it, with the demo society in a folder of its own.
const portal = await start({ folder }, 'server/src/app/main.ts', '/readyz', {
  OMUR_DATA: folder,
  DATABASE_URL: '',
  HOST: '127.0.0.1',
  LOG_LEVEL: 'error',
});
try {
  console.log(tableOf(await firstSights(portal.url, runs)));
} finally {
  await portal.stop();
}
