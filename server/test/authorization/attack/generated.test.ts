import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rows } from '../rows.ts';
import { attackable, besieged, type Besieged } from './besieged.ts';
import { requestsOf } from './generated.ts';
import { allOf, faultOf } from './line.ts';

/** `npm run attack -- --requests 1000000` asks for more, and for others than every time. */
const requests = Number(process.env.ATTACK_REQUESTS ?? 8_000);
const seed = Number(process.env.ATTACK_SEED ?? 7);
const rounds = 20;
const mostGrowth = 100 * 1024 * 1024;

let siege: Besieged;
beforeAll(async () => {
  siege = await besieged();
});
afterAll(() => siege.close());

describe('requests made up from the declarations', () => {
  it(
    'S6, W2 fail at nothing and hang nowhere, and leave no more memory in use than before',
    async () => {
      const faults: string[] = [];
      const memory: number[] = [];
      for (let round = 0; round < rounds; round++) {
        faults.push(...(await allOf(oneRound(round))));
        memory.push(await siege.memory());
      }
      expect([...new Set(faults)].slice(0, 50)).toEqual([]);
      // Caches and pools have filled by the fourth part; from there on it is flat.
      const [early, late] = [memory.slice(rounds / 4, rounds / 2), memory.slice(-rounds / 4)].map(median);
      expect((late ?? 0) - (early ?? 0)).toBeLessThan(mostGrowth);
    },
    24 * 3_600_000,
  );
});

function* oneRound(round: number) {
  const share = requests / rounds / attackable.length;
  for (const [at, declared] of attackable.entries()) {
    const name = `${declared.method} ${declared.path}`;
    const { asked, role } = siege.sound(declared);
    // A part of a request is a chance of one; a password takes long to reckon with.
    const count = Math.floor(
      (rows[name]?.isSlow ? share / 10 : share) + ((round * 7 + at) % rounds) / rounds,
    );
    if (count === 0) continue;
    for (const one of fc.sample(requestsOf(declared, asked), {
      numRuns: count,
      seed: seed + round * 1000 + at,
    }))
      yield async () => {
        const fault = faultOf(await siege.as(role, one));
        return fault && `${name}: ${fault} for ${JSON.stringify(one).slice(0, 400)}`;
      };
  }
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}
