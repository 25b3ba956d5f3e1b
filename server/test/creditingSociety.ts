import { expect } from 'vitest';
import { keptLongAgo } from './longAgo.ts';
import { aPayingSociety } from './paying.ts';
import { aPortal } from './portal.ts';
import { faultsOf, noFaults } from './runFaults.ts';
import { aRun, logsShareAPool } from './runs.ts';

export const period = 'Árið 2025';

/** The year whose usage runs pay, and the day of their distributions; one that is over was booked then. */
interface Years {
  year: number;
  day?: string;
}

/** A society with a member, whose logs share a pool and whose runs credit other societies (R60). */
export async function aCreditingSociety(years: Years) {
  const portal = await aPortal();
  const society = await aPayingSociety(portal);
  const member = await society.payee();
  await logsShareAPool(portal, [society.anna, society.bera]);
  return {
    portal,
    society,
    member,
    enter: (code: number) => society.post('societies', { FELAG_KODI: code }),
    /** What is said of a society to staff; undefined where it has nothing, and nothing waits for it. */
    creditOf: async (code: number): Promise<Record<string, unknown> | undefined> => {
      const { status, body } = await portal.ask('GET /api/money/societies', { as: society.anna });
      if (status === 404) return undefined;
      return body.find((one: Record<string, unknown>) => one['felaG_KODI'] === code);
    },
    /** A run of a category without faults, finished by somebody else than made it. */
    run: async (categoryId = 1): Promise<void> => {
      const id = await aRun(portal, society.anna, { period, categoryId, ...years });
      expect(await faultsOf(portal, id)).toEqual(noFaults);
      const { body: seen } = await portal.ask(`GET /api/money/runs/${id}`, { as: society.bera });
      const body = { FINGRAFAR_FORSKODUNAR: seen.fingrafaR_FORSKODUNAR };
      const { status, text } = await portal.ask(`POST /api/money/runs/${id}/finish`, {
        as: society.bera,
        body,
      });
      if (status !== 200) throw new Error(text);
      if (years.day) await keptLongAgo(portal);
    },
  };
}
