import type { Society } from '../../society.ts';

interface Heard {
  title: string;
  names: string;
  workId: number;
}

const distinctWorks = 50_000;
const rowsAtOnce = 20_000;
const stations = ['Mælistöð 1', 'Mælistöð 2', 'Mælistöð 3'];

/**
 * A year's log of so many lines as CSV, piece by piece: nineteen of twenty of works of the society, by title and writer, one in four of
 * them by our number; the others of titles that nobody knows. `seed` makes each file another one.
 */
export async function* logOf(society: Society, lines: number, seed: string): AsyncGenerator<Buffer> {
  const works = await worksOf(society);
  let piece = 'date;time;station;title;writers;work number;seconds\n';
  for (let line = 0; line < lines; line++) {
    const day = new Date(Date.UTC(2025, 0, 1 + (line % 365))).toISOString().slice(0, 10);
    const time = `${String(line % 24).padStart(2, '0')}:${String(line % 60).padStart(2, '0')}`;
    const said = line % 20 === 7 ? unknown(line, seed) : known(works, line);
    piece += `${day};${time};${stations[line % 3]};${said};${30 + (line % 270)}\n`;
    if (line % rowsAtOnce !== rowsAtOnce - 1) continue;
    yield Buffer.from(piece);
    piece = '';
  }
  yield Buffer.from(piece);
}

/** Two works in three lines are among the first thousand: what is played is played much. */
function known(works: readonly Heard[], line: number): string {
  const spread = (line * 7919) % (line % 3 === 0 ? works.length : Math.min(1000, works.length));
  const { title, names, workId } = works[spread] ?? { title: '', names: '', workId: 0 };
  return `"${title}";"${names}";${line % 4 === 0 ? workId : ''}`;
}

const unknown = (line: number, seed: string) => `Óskráð ${seed} ${line % 5000};Einhver ${line % 700};`;

async function worksOf({ owner }: Society): Promise<Heard[]> {
  const { rows } = await owner.query<Heard>(
    `select distinct on (t.title_folded) replace(w.title, '"', '') as title, w.work_id as "workId",
       (select replace(string_agg(a.display_name, ', ' order by o.position), '"', '')
        from work_author o join author a using (author_id) where o.work_id = w.work_id) as names
     from work w join work_title t on t.work_id = w.work_id and t.is_main
     where w.work_id >= 1000001 and w.light = 0 order by t.title_folded, w.work_id limit $1`,
    [distinctWorks],
  );
  if (rows.length === 0) throw new Error('The society has no green works.');
  return rows;
}
