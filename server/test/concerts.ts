import { findDoubts } from '../src/performances/uncounted/findDoubts.ts';
import { aLivePerformance } from './livePerformance.ts';
import type { Portal, Someone } from './portal.ts';

interface Desk {
  portal: Portal;
  staff: Someone;
}

/** What tests ask of set lists of the same concert. The portal is there once they run. */
export function concertsOf(deskOf: () => Desk) {
  const ask: Portal['ask'] = (call, asking) => deskOf().portal.ask(call, asking);
  let days = 0;
  /** A day of its own, on which nothing else was played. */
  const aDay = () => new Date(Date.UTC(2026, 0, 1 + (days += 1))).toISOString().slice(0, 10);

  async function listOf(
    by: Someone,
    works: number[],
    { day, performers, ...columns }: Record<string, unknown> & { performers: string; day: string },
  ) {
    const { id } = await aLivePerformance(deskOf().portal, { by, works, performers });
    const set = Object.entries({ performed_on: day, ...columns });
    await deskOf().portal.sql(
      `update live_performance set ${set.map(([name], at) => `${name} = $${at + 2}`).join(', ')} where live_performance_id = $1`,
      [id, ...set.map(([, value]) => value)],
    );
    return id;
  }
  const countedOf = async (id: number) =>
    (
      await deskOf().portal.sql(
        'select work_id from performed_usage where live_performance_id = $1 order by 1',
        [id],
      )
    ).map(({ work_id }) => work_id);
  const uncounted = (id: number, as: Someone) => ask(`GET /api/pots/${id}/uncounted`, { as });
  const decide = (id: number, other: number, isSame: boolean, as = deskOf().staff) =>
    ask(`PUT /api/pots/${id}/sameConcert`, {
      as,
      body: { HINN_FLUTNINGUR_NR: other, SOMU_TONLEIKAR: isSame ? 1 : 0 },
    });
  const listedInDoubt = async (): Promise<number[]> => {
    const { body } = await ask('GET /api/pots?filter=inDoubt', { as: deskOf().staff });
    return Array.isArray(body) ? body.map(({ pottuR_NR }) => pottuR_NR) : [];
  };
  /** The numbers of the lists that staff find in doubt, once they have been looked for. */
  const inDoubt = async () => {
    await findDoubts.run({ pool: deskOf().portal.pool } as never, undefined);
    return listedInDoubt();
  };
  return { aDay, listOf, countedOf, uncounted, decide, listedInDoubt, inDoubt };
}
