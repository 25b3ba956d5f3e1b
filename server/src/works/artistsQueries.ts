import { piece } from '../platform/database/statement.ts';
import { nobodyIds } from '../platform/lookups/listsQueries.ts';

/** The same of work `w`, as its authors are called now. */
export const artistsNow = piece`coalesce(nullif(w.performers, ''), (
    select string_agg(a.display_name, ', ' order by wa.position, wa.author_id)
    from work_author wa join author a using (author_id)
    where wa.work_id = w.work_id and wa.author_id not in (${nobodyIds})))`;

/** Of work `w`: an array of all that says who plays it. */
export const playersOf = piece`array[w.performers, w.artists]
      || array(select performer from work_isrc i where i.work_id = w.work_id)`;
