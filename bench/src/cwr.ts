import { createReadStream } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { layouts } from '../../server/src/exchange/cwr/layouts/index.ts';
import { readCwr } from '../../server/src/exchange/cwr/readCwr.ts';
import { manyWorks } from '../../server/test/cwrFiles.ts';
import { median } from './load.ts';

const works = 10_000;
const rounds = 9;
const aim = 0.5;

/** Works judged in a second of processor time, against reading the same file, splitting it into lines and these into records of named columns. */
export async function measureCwr(say: (line: string) => void): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'cwr-'));
  try {
    const file = path.join(folder, 'CW260001OMR_077.V22');
    await writeFile(file, Buffer.concat([...manyWorks('2.2', works)]));
    const [judged, split]: [number[], number[]] = [[], []];
    for (let round = 0; round <= rounds; round++) {
      const ours = await secondsOf(() => judge(file));
      const bare = await secondsOf(() => splitLines(file));
      // The first of each is not yet compiled.
      if (round > 0) judged.push(ours);
      if (round > 0) split.push(bare);
    }
    const ratio = median(judged.map((seconds, round) => (split[round] ?? 0) / seconds));
    const perSecond = (seconds: readonly number[]) => Math.round(works / median(seconds));
    say(
      `| CWR: ${works} works judged | ${perSecond(judged)}/s | split bare ${perSecond(split)}/s | ${ratio.toFixed(2)} | ≥ ${aim.toFixed(1)} |`,
    );
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Seconds of processor time: other work on the machine does not count. */
async function secondsOf(run: () => Promise<number>): Promise<number> {
  const before = process.cpuUsage();
  const found = await run();
  const { user, system } = process.cpuUsage(before);
  if (found < works) throw new Error(`Only ${found} of ${works} works were found.`);
  return (user + system) / 1_000_000;
}

async function judge(file: string): Promise<number> {
  let found = 0;
  for await (const event of readCwr(createReadStream(file), { fileName: file }))
    if (event.kind === 'transaction' && event.transaction.firstAnswer === 'RA') found += 1;
  return found;
}

async function splitLines(file: string): Promise<number> {
  let found = 0;
  let rest = '';
  for await (const bytes of createReadStream(file) as AsyncIterable<Buffer>) {
    const lines = (rest + bytes.toString('latin1')).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const spans = layouts['2.2'].get(line.slice(0, 3))?.spans ?? [];
      const record: Record<string, string> = {};
      for (const { name, from, to } of spans) record[name] = line.slice(from, to).trim();
      if (record.versionType === 'ORI') found += 1;
    }
  }
  return found;
}
