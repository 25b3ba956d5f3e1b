import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import Papa from 'papaparse';
import { mutatedFiles } from '../cwr/mutate.ts';
import type { JudgeOptions, Participant } from '../cwr/messages.ts';
import { readCwr } from '../cwr/readCwr.ts';
import { reportOf } from '../cwr/report.ts';
import { acknowledgementOf, agreementOf, headerOf, workOf } from '../cwr/typed.ts';

// npm run -s cwr -- judge FILE… : a line of JSON for each file, as docs/cwr.md describes it. Sending alone needs a database.

const usage = `npm run -s cwr -- judge FILE… [--participants FILE.csv] [--society 077] [--territory 0352]
npm run -s cwr -- send FILE… [--as KENNITALA] [--commit]
npm run -s cwr -- fuzz FILE… [--files 1000000] [--seed 1]`;

async function readParticipants(file: string): Promise<Participant[]> {
  const text = await readFile(file, 'utf8');
  const { data } = Papa.parse<Record<string, string>>(text.replace(/^\uFEFF/u, ''), {
    header: true,
    skipEmptyLines: true,
  });
  return data.map(({ code = '', type = '', name = '' }) => ({ code: code.trim(), type: type.trim(), name }));
}

/** Whether somebody still reads what is printed: `| head -1` stops after its line. */
let isRead = true;
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  isRead = false;
});

async function judge(files: readonly string[], options: JudgeOptions): Promise<void> {
  for (const file of files) {
    if (!isRead) return;
    const report = await reportOf(path.basename(file), createReadStream(file), options);
    process.stdout.write(`${JSON.stringify(report)}\n`);
  }
}

/** Everything that an import, or a file of answers, reads of a file in our names. */
async function readTyped(bytes: Uint8Array): Promise<void> {
  for await (const event of readCwr([bytes], { fileName: 'fuzz', society: '077', territory: 352 }))
    if (event.kind === 'header') headerOf(event.header);
    else if (event.kind === 'transaction') {
      const { transaction } = event;
      if (transaction.type === 'ACK') acknowledgementOf(transaction);
      else if (transaction.type === 'AGR') agreementOf(transaction);
      else workOf(transaction);
    }
}

/** Judges so many damaged copies of the files, and reads their values; an exception ends it. */
async function fuzz(files: readonly string[], count: number, seed: number): Promise<void> {
  const originals = await Promise.all(files.map((file) => readFile(file)));
  const results = new Map<string, number>();
  for (const bytes of mutatedFiles(originals, count, seed)) {
    const { result } = await reportOf('fuzz', [bytes]);
    await readTyped(bytes);
    results.set(result, (results.get(result) ?? 0) + 1);
  }
  for (const [result, times] of [...results].sort(([, a], [, b]) => b - a))
    process.stdout.write(`${String(times).padStart(9)}  ${result}\n`);
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      participants: { type: 'string' },
      as: { type: 'string' },
      commit: { type: 'boolean', default: false },
      society: { type: 'string' },
      territory: { type: 'string' },
      files: { type: 'string', default: '100000' },
      seed: { type: 'string', default: '1' },
    },
  });
  const [verb, ...files] = positionals;
  const isKnown = verb === 'judge' || verb === 'fuzz' || verb === 'send';
  if (!isKnown || files.length === 0) throw new Error(usage);
  if (verb === 'send') {
    const { sendFiles } = await import('./send.ts');
    await sendFiles(files, { kennitala: values.as ?? null, isCommitted: values.commit });
    return;
  }
  if (verb === 'fuzz') {
    await fuzz(files, Number(values.files), Number(values.seed));
    return;
  }
  await judge(files, {
    ...(values.participants && { participants: await readParticipants(values.participants) }),
    ...(values.society && { society: values.society.padStart(3, '0') }),
    ...(values.territory && { territory: Number(values.territory) }),
  });
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
