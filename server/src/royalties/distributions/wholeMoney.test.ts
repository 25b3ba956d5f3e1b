import { afterAll, beforeAll, expect, it } from 'vitest';
import { wrongsOf } from '../../../test/moneyBalance.ts';
import { MoneySociety } from '../../../test/moneySociety.ts';
import { aMoneyWorld, type MoneyWorld } from '../../../test/moneyWorld.ts';

// The whole of money: works, shares, contracts with days, amendments, claims, corrections, held sums, and distributions that are
// cancelled. After every step what came in equals what is payable, deducted, held and kept, and nobody has more than their share.

let world: MoneyWorld;
beforeAll(async () => {
  world = await aMoneyWorld();
});
afterAll(() => world.portal.close());

it.each([20261122, 7, 1889])(
  'M1, M3, M5, M7, M9, M12, M13 adds up after every step, whatever comes (seed %i)',
  async (seed) => {
    const society = new MoneySociety(world, seed);
    const prove = async () => expect(await wrongsOf(society)).toEqual([]);
    society.onImport = prove;
    for (let step = 0; step < 40; step++) {
      await society.step();
      society.remember();
      await prove();
    }
    expect(world.cameIn).toBeGreaterThan(0);
  },
  120_000,
);
