import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { Random } from '../demo/random.ts';
import { wholeNumber } from './fileLine.ts';

const pots = ['Útvarp', 'Sjónvarp', 'Veitingahús og verslanir', 'Tónleikar'];
const stations = ['Öldurás', 'Rás Krossaness', 'Skjárinn', ''];
const countries = ['IS', 'IS', 'IS', 'DK', 'SE', 'GB'];
const header = 'line;right;work;title;pot;station;subtype;subtype_en;country;used_on;uses;amount\n';
const atOnce = 1000;

export interface FileSize {
  lines: number;
  /** The first and the last number. */
  rights: readonly [number, number];
  works: readonly [number, number];
  year: number;
}

/** The text of a file of a distribution, in pieces: every line pays one of the rights for one of the works. */
export function* distributionFile({ lines, rights, works, year }: FileSize): Generator<string> {
  const random = new Random(lines);
  yield header;
  for (let from = 1; from <= lines; from += atOnce) {
    let text = '';
    for (let line = from; line < from + atOnce && line <= lines; line++) {
      const day = `${year}-${two(random.whole(1, 12))}-${two(random.whole(1, 28))}`;
      const amount = `${random.whole(0, 20_000)},${two(random.whole(0, 99))}`;
      const work = random.whole(...works);
      text += `${line};${random.whole(...rights)};${work};Verk ${work};${random.pick(pots)};${random.pick(stations)};Flutningur;Performance;${random.pick(countries)};${day};${random.whole(1, 90)};${amount}\n`;
    }
    yield text;
  }
}

const two = (number: number) => String(number).padStart(2, '0');

const usage =
  'npm run -s distribution-file -- --lines 1000 [--rights 5001-5010] [--works 20001-20120] [--year 2025] > file.csv';

function readSize(): FileSize {
  const { values } = parseArgs({
    options: {
      lines: { type: 'string' },
      rights: { type: 'string', default: '5001-5010' },
      works: { type: 'string', default: '20001-20120' },
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
    return [number(first), number(last ?? first)] as const;
  };
  const { lines, rights, works, year } = values;
  return { lines: number(lines), rights: range(rights), works: range(works), year: number(year) };
}

if (import.meta.main) {
  try {
    await pipeline(Readable.from(distributionFile(readSize())), process.stdout);
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exitCode = 1;
  }
}
