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
}

const spellings = ['Hljómsveitin Vorið', 'VORID', 'The Vorid', 'Vorið'];

/** Concerts on days of their own, each registered by two or three, in other words or under other names; some lists are longer than a day. */
export async function playTwice({
  portal,
  chance: { upTo, oneOf },
  authors,
  works,
  year,
  round,
}: Playing): Promise<void> {
  for (let concert = 0; concert < 6; concert++) {
    const day = `${year}-${String(1 + round + 2 * upTo(6)).padStart(2, '0')}-${String(1 + concert * 4 + upTo(4)).padStart(2, '0')}`;
    const isUnderOtherNames = concert % 3 === 2;
    for (const [at, by] of authors.slice(0, 2 + upTo(2)).entries()) {
      const performers = isUnderOtherNames ? `Boðar ${concert} ${at}` : oneOf(spellings);
      const list = works.filter(() => upTo(2) === 0).map(({ workId }) => workId);
      const { id } = await aLivePerformance(portal, { by, works: list, performers });
      await portal.sql('update live_performance set performed_on = $2 where live_performance_id = $1', [
        id,
        day,
      ]);
      if (concert === 5 && at === 0)
        await portal.sql('update performance set quantity = 9999 where live_performance_id = $1', [id]);
    }
  }
}

/** Works that were paid for more than once for a place and day, or for a list that nobody can have played; nobody has told any two apart. */
export const playedTwice = (portal: Portal) =>
  portal.sql(`
    select p.work_id, l.performed_on from performance_payment y join performance p using (performance_id) join live_performance l using (live_performance_id)
    group by p.work_id, l.performed_on having count(*) > 1 or max(p.quantity) > 1000`);
