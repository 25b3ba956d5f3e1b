import { parseArgs } from 'node:util';
import { timesTooBusy } from '../patient.ts';
import { measureCwrIn } from './cwrIn.ts';
import { measureCwrOut } from './cwrOut.ts';
import { measureFinish } from './finish.ts';
import { measureImport } from './import.ts';
import { measureIpi } from './ipi.ts';
import { measureMigration } from './migration/main.ts';
import { measurePollers } from './pollers.ts';
import { measureReplicas } from './replicas.ts';
import { measureScale } from './scale/main.ts';
import { measureSession } from './session.ts';
import { measureStatement } from './statement.ts';
import { measureTenth } from './tenth.ts';
import { measureUpgrade } from './upgrade.ts';
import { measureLargeLog } from './usage/large.ts';
import { measureUsage } from './usage/main.ts';

// What is no comparison of requests a second: `npm run bench:more -- import tenth session statement pollers replicas ipi cwrIn cwrOut usage largeLog scale upgrade finish migration`, or some of them.

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    works: { type: 'string', default: '1000000' },
    lines: { type: 'string', default: '1000000' },
    names: { type: 'string', default: '1000000' },
    // Who is paid by the distribution that is finished.
    payees: { type: 'string', default: '100000' },
    // Of the log that `largeLog` sends: nearly the most that is taken.
    bytes: { type: 'string', default: '2000000000' },
    // Works of the file that is imported.
    sent: { type: 'string', default: '10000' },
    // What the searches of `scale` look through.
    titles: { type: 'string', default: '11000000' },
    performances: { type: 'string', default: '1000000' },
    // Parts of `scale` or `usage`, all of them without it: `--only rolling --only search`.
    only: { type: 'string', multiple: true, default: [] },
    // The commit that `upgrade` begins from.
    from: { type: 'string', default: 'HEAD~1' },
  },
});
const [works, lines, names] = [Number(values.works), Number(values.lines), Number(values.names)];
const say = (line: string) => void process.stdout.write(`${line}\n`);
const measurements: Record<string, () => Promise<void>> = {
  session: () => measureSession(works, say),
  statement: () => measureStatement(works, say),
  pollers: () => measurePollers(works, say),
  import: () => measureImport(works, lines, say),
  tenth: () => measureTenth(works, say),
  replicas: () => measureReplicas(say),
  ipi: () => measureIpi(works, names, say),
  cwrIn: () => measureCwrIn(works, Number(values.sent), say),
  cwrOut: () => measureCwrOut(works, say),
  scale: () =>
    measureScale(
      { lines, titles: Number(values.titles), performances: Number(values.performances) },
      values.only,
      say,
    ),
  upgrade: () => measureUpgrade({ from: values.from, works, lines }, say),
  finish: () => measureFinish(Number(values.payees), say),
  migration: () => measureMigration({ works, lines }, say),
  usage: () => measureUsage(works, lines, values.only, say),
  largeLog: () => measureLargeLog(works, Number(values.bytes), say),
};

for (const name of positionals.length > 0 ? positionals : Object.keys(measurements)) {
  const measurement = measurements[name];
  if (!measurement)
    throw new Error(`There is no measurement ${name}, only ${Object.keys(measurements).join(', ')}.`);
  await measurement();
}
if (timesTooBusy() > 0)
  say(
    `The portal was too busy ${timesTooBusy()} times (503), and was asked again: other work ran on this machine.`,
  );
