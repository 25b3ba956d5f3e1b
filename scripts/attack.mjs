// `npm run attack -- --requests 1000000 --seed 1`: every injection in every place, and as many generated requests as you want.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '1000000' },
    seed: { type: 'string', default: String(Date.now() % 1e9) },
  },
});
console.log(`${values.requests} requests, seed ${values.seed}`);
const vitest = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url));
const { status } = spawnSync(process.execPath, [vitest, 'run', 'server/test/authorization/attack'], {
  cwd: fileURLToPath(new URL('..', import.meta.url)),
  env: { ...process.env, ATTACK_REQUESTS: values.requests, ATTACK_SEED: values.seed },
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
