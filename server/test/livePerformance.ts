import type { Portal, Someone } from './portal.ts';

/** A live performance with its lines, by number in their order. */
export interface Registered {
  id: number;
  title: string;
  lines: number[];
  foreignLines: number[];
}

interface Described {
  by: Someone;
  works?: readonly number[];
  /** Titles of works that are not in the system. */
  foreign?: readonly string[];
  /** Whose those are. */
  artists?: string;
  performers?: string;
  type?: 1 | 2 | 4;
}

let next = 0;

/** One as it stands in the database once `by` has registered it; each line lasts 3 min 20 s and was played once. */
export async function aLivePerformance(
  portal: Portal,
  { by, works = [], foreign = [], artists = 'Jökull Steinn Ármannsson', performers, type = 1 }: Described,
): Promise<Registered> {
  next += 1;
  const title = performers ?? `Hljómsveit ${next}`;
  const place = type === 4 ? [null, 208, 'Árósar', 'Musikhuset', false] : [714, null, null, null, null];
  await portal.sql(
    `insert into country (country_id, alpha_code, name_is, name_en) values (208, 'DK', 'Danmörk', 'Denmark') on conflict do nothing`,
  );
  const [row] = await portal.sql(
    `insert into live_performance (person_id, performance_type_id, performers, performed_on, venue_id, country_id, city, venue,
       is_main_act, origin, registered_by)
     values ($1, $2, $3, '2026-06-17', $4, $5, $6, $7, $8, 'Próf', $9) returning live_performance_id`,
    [by.personId, type, title, ...place, by.userId],
  );
  const id = row?.live_performance_id;
  const known = await portal.sql(
    `insert into performance (live_performance_id, position, work_id, quantity, duration_seconds)
     select $1, ordinality, work_id, 1, 200 from unnest($2::integer[]) with ordinality w (work_id) returning performance_id`,
    [id, works],
  );
  const unknown = await portal.sql(
    `insert into foreign_performance (live_performance_id, position, title, artists, quantity, duration_seconds)
     select $1, $4 + ordinality, title, $3, 1, 200 from unnest($2::text[]) with ordinality w (title)
     returning foreign_performance_id`,
    [id, foreign, artists, works.length],
  );
  return {
    id,
    title,
    lines: known.map(({ performance_id }) => performance_id),
    foreignLines: unknown.map(({ foreign_performance_id }) => foreign_performance_id),
  };
}

/** A performance as it stands in the database. */
export async function performanceRow(portal: Portal, id: number) {
  return (await portal.sql('select * from live_performance where live_performance_id = $1', [id]))[0];
}

export const notificationsOf = (portal: Portal, { personId }: Someone) =>
  portal.sql('select kind, header_is, body_is, link from notification where person_id = $1 order by 1', [
    personId,
  ]);
