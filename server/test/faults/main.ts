// `npm run faults -- --kills 50 --away 30`: the tests beside this file, at length. `npm test` runs them briefly.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '50' },
    away: { type: 'string', default: '30' },
    'per-second': { type: 'string', default: '200' },
  },
});
const root = fileURLToPath(new URL('../../../', import.meta.url));
const { status } = spawnSync(
  process.execPath,
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    'server/test/faults',
    '--no-file-parallelism',
    '--disable-console-intercept',
  ],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      FAULT_KILLS: values.kills,
      FAULT_SECONDS_AWAY: values.away,
      FAULT_WRITES_PER_SECOND: values['per-second'],
    },
  },
);
process.exitCode = status ?? 1;
