import { aLivePerformance } from './livePerformance.ts';
import type { chances } from './moneyWorld.ts';
import type { Portal, Someone } from './portal.ts';

interface Playing {
  portal: Portal;
  chance: ReturnType<typeof chances>;
  authors: readonly Someone[];
  works: readonly { workId: number }[];
  year: number;
  /** Concerts of a round are on days on which no other round has any. */
  round: number;
  /** Who tells two concerts apart. */
  staff: Someone;
}

const spellings = ['Hljómsveitin Vorið', 'VORID', 'The Vorid', 'Vorið'];

/**
 * Concerts on days of their own, each registered by two or three, in other words or under other names, by some of them twice; some lists are
 * longer than a day. On one day one of them played twice, as staff have said.
 */
export async function playTwice({
  portal,
  chance: { upTo, oneOf },
  authors,
  works,
  year,
  round,
  staff,
}: Playing): Promise<void> {
  for (let concert = 0; concert < 6; concert++) {
    const day = `${year}-${String(1 + round + 2 * upTo(6)).padStart(2, '0')}-${String(1 + concert * 4 + upTo(4)).padStart(2, '0')}`;
    const isUnderOtherNames = concert % 3 === 2;
    const hasTwoShows = concert === 4;
    const players = hasTwoShows ? authors.slice(0, 1) : authors.slice(0, 2 + upTo(2));
    const registered: number[] = [];
    for (const [at, by] of [
      ...players,
      ...players.filter((_, one) => one === 0 || upTo(2) === 0),
    ].entries()) {
      const performers = isUnderOtherNames ? `Boðar ${concert} ${at}` : oneOf(spellings);
      const list = hasTwoShows
        ? works.slice(0, 4).map(({ workId }) => workId)
        : works.filter(() => upTo(2) === 0).map(({ workId }) => workId);
      const { id } = await aLivePerformance(portal, { by, works: list, performers });
      registered.push(id);
      await portal.sql('update live_performance set performed_on = $2 where live_performance_id = $1', [
        id,
        day,
      ]);
      if (concert === 5 && at === 0)
        await portal.sql('update performance set quantity = 9999 where live_performance_id = $1', [id]);
    }
    if (!hasTwoShows) continue;
    const { status, text } = await portal.ask(`PUT /api/pots/${registered[1]}/sameConcert`, {
      as: staff,
      body: { HINN_FLUTNINGUR_NR: registered[0], SOMU_TONLEIKAR: 0 },
    });
    if (status !== 204) throw new Error(text);
  }
}

/** Works that were paid for more than once for a place and day, but for two shows that staff have told apart; or for a list that nobody can have played. */
export const playedTwice = (portal: Portal) =>
  portal.sql(`
    select p.work_id, l.performed_on from performance_payment y join performance p using (performance_id) join live_performance l using (live_performance_id)
    group by p.work_id, l.performed_on
    having max(p.quantity) > 1000 or count(*) > 1 + (select count(*) from concert_decision c
      where not c.is_same and c.first_id = any(array_agg(l.live_performance_id)) and c.second_id = any(array_agg(l.live_performance_id)))`);
/** Works that were paid for each of two shows of a day. */
export const paidForBoth = (portal: Portal) =>
  portal.sql(`
    select from concert_decision c join performance o on o.live_performance_id = c.first_id join performance p on p.live_performance_id = c.second_id
      and p.work_id = o.work_id join performance_payment x on x.performance_id = o.performance_id
    join performance_payment y on y.performance_id = p.performance_id where not c.is_same limit 1`);
