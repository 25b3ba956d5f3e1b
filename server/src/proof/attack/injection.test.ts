import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rows } from '../rows.ts';
import { attackable, besieged, type Besieged } from './besieged.ts';
import { injections } from './hostile.ts';
import { allOf, faultOf } from './line.ts';
import { placesOf, withValue } from './places.ts';

let siege: Besieged;
let workCount: number;
const countWorks = async () =>
  Number(
    (await siege.portal.sql('select count(*) as n from work where title <> $1', ['Nýtt verk']))[0]?.['n'],
  );

beforeAll(async () => {
  siege = await besieged();
  workCount = await countWorks();
});
afterAll(() => siege.close());

describe('an injection', () => {
  it.each(attackable.map((one) => [`${one.method} ${one.path}`, one] as const))(
    'S6, W2 of any kind, in any place, leads %s to nothing but its own answers',
    async (name, declared) => {
      const { asked, role } = siege.sound(declared);
      // A password takes long to reckon with, whatever it is.
      const kinds = Object.entries(injections).filter((_, i) => !rows[name]?.isSlow || i % 9 === 0);
      const tries = placesOf(declared).flatMap((place) =>
        kinds.map(([kind, value]) => async () => {
          const answer = await siege.as(role, withValue(asked, place, value));
          const fault = faultOf(answer);
          return fault && `${kind} in ${place.kind} ${place.names.join('.')}: ${fault}`;
        }),
      );
      const faults = await allOf(tries);
      expect(faults).toEqual([]);
    },
  );
  it('S6 has dropped, slept and opened nothing', async () => {
    expect(await countWorks()).toBeGreaterThanOrEqual(workCount);
    expect(({} as Record<string, unknown>)['isStaff']).toBeUndefined();
  });
});
