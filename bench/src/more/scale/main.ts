import { openSociety, type Society } from '../../society.ts';
import { measureReplicas } from '../replicas.ts';
import { measureArchive } from './archive.ts';
import { measureFinish } from './finish.ts';
import { measureLetters } from './letters.ts';
import { measureLines } from './lines.ts';
import { measureReads } from './reads.ts';
import { measureRolling } from './rolling.ts';
import { measureSearch } from './search.ts';
import { saySizes } from './sizes.ts';

const persons = 100_000;
const works = 20_000;
/** Two sizes, for the slope. */
const steps = [0.25, 1];

type Say = (line: string) => void;

export interface ScaleSize {
  lines: number;
  titles: number;
  performances: number;
}

const sizeOf = (lines: number, of: number) => ({ lines: lines * of, persons: persons * of, works });

/** Each with its figures beside what it aims at. Those of the large society share it. */
const parts: Record<string, (size: ScaleSize, say: Say, society: () => Promise<Society>) => Promise<void>> = {
  reads: (_size, say) => measureReads(say),
  lines: async ({ lines }, say, society) => {
    for (const of of steps) await measureLines(await society(), sizeOf(lines, of), say);
  },
  finish: async ({ lines }, say, society) => {
    for (const of of steps) {
      const size = sizeOf(lines, of);
      await measureFinish(await society(), { ...size, lines: 2 * size.persons }, say);
    }
  },
  archive: async (_size, say, society) => measureArchive(await society(), say),
  sizes: async (_size, say, society) => saySizes((await society()).owner, say),
  letters: async (_size, say, society) => measureLetters(await society(), say),
  replicas: (_size, say) => measureReplicas(say),
  rolling: (_size, say) => measureRolling(say),
  search: ({ titles, performances }, say) => measureSearch({ titles, performances }, say),
};

/** What a large society asks of the portal, or the parts of that which are named: so many lines beside ten times as many, and so many titles. */
export async function measureScale(size: ScaleSize, only: readonly string[], say: Say): Promise<void> {
  const unknown = only.find((name) => !(name in parts));
  if (unknown !== undefined)
    throw new Error(`Scale has no part ${unknown}, only ${Object.keys(parts).join(', ')}.`);
  let opened: Society | undefined;
  const society = async () =>
    (opened ??= await openSociety(works, say, {
      name: `-scale-${size.lines}`,
      lines: 10 * size.lines,
      persons,
    }));
  say('| Scale | measured | aim |');
  say('| --- | --- | --- |');
  try {
    for (const [name, measure] of Object.entries(parts))
      if (only.length === 0 || only.includes(name)) await measure(size, say, society);
  } finally {
    await opened?.close();
  }
}
