import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { Random } from './random.ts';
import { wholeNumber } from '../src/royalties/distributions/fileLine.ts';

const pots = ['Útvarp', 'Sjónvarp', 'Veitingahús og verslanir', 'Tónleikar'];
const stations = ['Öldurás', 'Rás Krossaness', 'Skjárinn', ''];
const countries = ['IS', 'IS', 'IS', 'DK', 'SE', 'GB'];
const header = 'line;right;work;title;pot;station;subtype;subtype_en;country;used_on;uses;amount\n';
const atOnce = 1000;

export interface FileSize {
  lines: number;
  /** Rights, and works that they have a part in. */
  pairs: readonly (readonly [right: number, work: number])[];
  year: number;
}

/** The text of a file of a distribution, in pieces: every line pays a right for a work that it has a part in. */
export function* distributionFile({ lines, pairs, year }: FileSize): Generator<string> {
  const random = new Random(lines);
  yield header;
  for (let from = 1; from <= lines; from += atOnce) {
    let text = '';
    for (let line = from; line < from + atOnce && line <= lines; line++) {
      const day = `${year}-${two(random.whole(1, 12))}-${two(random.whole(1, 28))}`;
      const amount = `${random.whole(0, 20_000)},${two(random.whole(0, 99))}`;
      const [right, work] = random.pick(pairs);
      text += `${line};${right};${work};Verk ${work};${random.pick(pots)};${random.pick(stations)};Flutningur;Performance;${random.pick(countries)};${day};${random.whole(1, 90)};${amount}\n`;
    }
    yield text;
  }
}

const two = (number: number) => String(number).padStart(2, '0');

const usage =
  'npm run -s distribution-file -- --lines 1000 [--rights 5003-5004] [--works 20001-20012] [--year 2025] > file.csv';

function readSize(): FileSize {
  const { values } = parseArgs({
    options: {
      lines: { type: 'string' },
      rights: { type: 'string', default: '5003-5004' },
      works: { type: 'string', default: '20001-20012' },
      year: { type: 'string', default: '2025' },
    },
  });
  const number = (text = '') => {
    const read = wholeNumber(text);
    if (read === undefined) throw new Error(`“${text}” is not a whole number. ${usage}`);
    return read;
  };
  const range = (text: string) => {
    const [first, last] = text.split('-');
    const from = number(first);
    return Array.from({ length: number(last ?? first) - from + 1 }, (_, i) => from + i);
  };
  const { lines, rights, works, year } = values;
  const ofWorks = range(works);
  const pairs = range(rights).flatMap((right) => ofWorks.map((work) => [right, work] as const));
  return { lines: number(lines), pairs, year: number(year) };
}

if (import.meta.main) {
  try {
    await pipeline(Readable.from(distributionFile(readSize())), process.stdout);
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exitCode = 1;
  }
}
