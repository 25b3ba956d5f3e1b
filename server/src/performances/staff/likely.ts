import type { countSameLines, listLikelyWorks } from '@omur/contract/performances/performanceDesk';
import { fold } from '@omur/contract/platform/rules/folding';
import type { Queryable } from '../../platform/database/statement.ts';
import type { CallOf } from '../../platform/http/call.ts';
import { allRows } from '../../platform/http/rows.ts';
import { refuse } from '../../platform/refusal.ts';
import { findForeignLine, findLikely, findSame } from './queries.ts';

interface Line extends Record<string, unknown> {
  title: string;
  artists: string;
  iswc: string | null;
  personId: number;
}

/** Works that a line may mean; what is typed is a title, or the number of a work. */
export async function listLikely({ db, params, query }: CallOf<typeof listLikelyWorks>) {
  const { title, artists, iswc, personId } = await getLine(db, params);
  const typed = query.search?.trim() ?? '';
  const digits = typed.replaceAll('.', '');
  return allRows(db, findLikely, {
    folded: fold(typed === '' ? title : typed),
    number: /^[1-9]\d{0,8}$/u.test(digits) ? Number(digits) : 0,
    iswc: typed === '' ? iswc : null,
    artists,
    personId,
  });
}

export async function countSame({ db, actor, params }: CallOf<typeof countSameLines>) {
  const { title, artists } = await getLine(db, params);
  const same = await findSame.rows<{ livePerformanceId: number }>(db, {
    title,
    artists,
    userId: actor.realUserId,
  });
  return {
    setListCount: same.filter((one) => one.livePerformanceId !== params.livePerformanceId).length,
  };
}

async function getLine(
  db: Queryable,
  params: { livePerformanceId: number; foreignPerformanceId: number },
): Promise<Line> {
  return (await findForeignLine.row<Line>(db, params)) ?? refuse('performanceDesk.lineNotFound');
}
