import { openSociety } from '../../society.ts';
import { measureReplicas } from '../replicas.ts';
import { measureFinish } from './finish.ts';
import { measureLetters } from './letters.ts';
import { measureLines } from './lines.ts';

const persons = 100_000;
const works = 20_000;
/** Two sizes, for the slope. */
const parts = [0.25, 1];

/** What a large society asks of the portal, in some ten minutes once the society is loaded: so many lines beside ten times as many. */
export async function measureScale(lines: number, say: (line: string) => void): Promise<void> {
  const society = await openSociety(works, say, { name: `-scale-${lines}`, lines: 10 * lines, persons });
  try {
    say('| Scale | measured | aim |');
    say('| --- | --- | --- |');
    for (const of of parts) {
      const size = { lines: lines * of, persons: persons * of, works };
      await measureLines(society, size, say);
      await measureFinish(society, { ...size, lines: 2 * size.persons }, say);
    }
    await measureLetters(society, say);
  } finally {
    await society.close();
  }
  await measureReplicas(say);
}
