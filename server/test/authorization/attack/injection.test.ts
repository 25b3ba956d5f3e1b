import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rows } from '../rows.ts';
import { attackable, besieged, type Besieged } from './besieged.ts';
import { injections } from './hostile.ts';
import { allOf, faultOf } from './line.ts';
import { placesOf, withValue } from './places.ts';

/** In each place an eighth of all kinds, in turn; all of them in `npm run attack`. */
const isWhole = process.env.ATTACK_REQUESTS !== undefined;

const undeclared = { hlutverk: 'Stjornandi', isStaff: true, user_id: 1, version: 0 };

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

describe('a field that nobody declared', () => {
  it.each(
    attackable
      .filter(({ body }) => body !== undefined)
      .map((one) => [`${one.method} ${one.path}`, one] as const),
  )('S6 gives no more rights and changes nothing: %s', async (_, declared) => {
    const { asked, role } = siege.sound(declared);
    for (const [name, value] of Object.entries(undeclared)) {
      const { status, text } = await siege.as(role, {
        ...asked,
        body: { ...(asked.body as object), [name]: value },
      });
      const codes = ((JSON.parse(text).Errors ?? []) as { Field: string; Code: string }[]).map(
        ({ Field, Code }) => `${Field} ${Code}`,
      );
      expect([name, status, codes]).toEqual([
        name,
        422,
        expect.arrayContaining([`${name} value.unknownField`]),
      ]);
    }
  });
});

describe('an injection', () => {
  it.each(attackable.map((one) => [`${one.method} ${one.path}`, one] as const))(
    'S6, W2 of any kind, in any place, leads %s to nothing but its own answers',
    async (name, declared) => {
      const { asked, role } = siege.sound(declared);
      const kinds = Object.entries(injections);
      // A password takes long to reckon with, whatever it is.
      const every = rows[name]?.isSlow ? 24 : isWhole ? 1 : 8;
      const tries = placesOf(declared).flatMap((place, at) =>
        kinds
          .filter((_, i) => (i + at) % every === 0)
          .map(([kind, value]) => async () => {
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
