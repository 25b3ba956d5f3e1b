// `npm run -s matching -- --works 20000 --lines 20000`: how much of a labelled set automatic matching finds, and how much of it is right.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: { works: { type: 'string', default: '0' }, lines: { type: 'string', default: '5000' } },
});
const vitest = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url));
const { status } = spawnSync(
  process.execPath,
  [vitest, 'run', 'server/demo/matching.test.ts', '--disable-console-intercept'],
  {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    env: { ...process.env, MATCHING_WORKS: values.works, MATCHING_LINES: values.lines },
    stdio: 'inherit',
  },
);
process.exitCode = status ?? 1;
