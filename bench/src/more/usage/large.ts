import type { Running } from '../../servers.ts';
import { startPortal } from '../../servers.ts';
import { openSociety } from '../../society.ts';
import { type Ask, askAs, type Body, waitUntil } from './ask.ts';
import { askToRead, sendLog } from './send.ts';

const asker = '0101302129';
const megabyte = 1_000_000;
/** The last column is nobody's: lines of stations are long by what nobody asks for. */
const bytesPerLine = 8_192;
/** One line in so many has a day that there is none of. */
const brokenEvery = 513;

type Say = (line: string) => void;

/** A log of so many bytes, in windows-1252, with broken lines: sent, read, taken without them, and sent again. Memory is watched meanwhile. */
export async function measureLargeLog(works: number, bytes: number, say: Say): Promise<void> {
  const society = await openSociety(works, say, { name: '-usage', lines: 2_000 });
  const portal = await startPortal(society, { JOB_WORKERS: '1', SESSION_IDLE_MINUTES: '1440' });
  try {
    const asks = await askAs(portal, asker);
    const seed = Date.now().toString(36);
    const lines = Math.floor(bytes / bytesPerLine);
    const first = await sendLog(asks, () => longLines(lines, seed));
    const size = `${(first.bytes / megabyte).toFixed(0)} MB, ${lines} lines`;
    say(`| sending ${size} | ${first.seconds.toFixed(1)} s | |`);
    const read = readingOf(portal, asks, say);
    await read('reading it, with broken lines', first.usageImportId, false);
    await read('taking it without them', first.usageImportId, true);
    const second = await sendLog(asks, () => longLines(lines, seed));
    await read('reading it a second time', second.usageImportId, true);
    await asks('POST', `usageImports/${first.usageImportId}/cancel`);
  } finally {
    await portal.stop();
    await society.close();
  }
}

const outcome = [
  'stadA_NOTKUNARINNLESTURS',
  'stafatafla',
  'fjoldI_LINA',
  'fjoldI_GALLADRA_LINA',
  'samA_SKRA_OG_NR',
] as const;

function readingOf(portal: Running, asks: Ask, say: Say) {
  return async (what: string, usageImportId: number, without: boolean) => {
    await askToRead(asks, usageImportId, without);
    let state: Body = {};
    const { seconds, extraBytes } = await waitUntil(portal, async () => {
      state = await asks('GET', `usageImports/${usageImportId}`);
      return state['i_LESTRI'] === 0;
    });
    const told = outcome.flatMap((name) =>
      typeof state[name] === 'object' ? [] : [`${name} ${JSON.stringify(state[name])}`],
    );
    say(
      `| ${what} | ${seconds.toFixed(1)} s | ${(extraBytes / megabyte).toFixed(0)} MB more of memory; ${told.join(', ')} |`,
    );
  };
}

const linesAtOnce = 64;

async function* longLines(lines: number, seed: string): AsyncGenerator<Buffer> {
  const of = (text: string) => Buffer.from(text, 'latin1');
  let piece = 'date;time;station;title;performer;seconds;note\n';
  for (let line = 0; line < lines; line++) {
    const day =
      line % brokenEvery === 7
        ? '31.13.2025'
        : new Date(Date.UTC(2025, 0, 1 + (line % 365))).toISOString().slice(0, 10);
    const head = `${day};10:00;Mælistöð 1;Þræðir ${seed} ${line % 5000};Sveit ${line % 700};${30 + (line % 270)};`;
    piece += `${head.padEnd(bytesPerLine - 1, 'æð ')}\n`;
    if (line % linesAtOnce !== linesAtOnce - 1) continue;
    yield of(piece);
    piece = '';
  }
  yield of(piece);
}
