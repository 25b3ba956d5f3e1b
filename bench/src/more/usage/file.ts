import type { Society } from '../../society.ts';

interface Heard {
  title: string;
  names: string;
  workId: number;
}

const distinctWorks = 50_000;
const rowsAtOnce = 20_000;
const stations = 3;
/** Words that are known by what was decided about them, in each file its own. */
const decidedWords = 2500;

/**
 * A year's log of so many lines as CSV, piece by piece: nineteen of twenty of works of the society, by title and writer, one in four of
 * them by our number; of the others half are of titles that nobody knows, and half of words that decideWords() has decided about. `seed` makes
 * each file another one, of other stations: what one played at a time comes once (R110).
 */
export async function* logOf(society: Society, lines: number, seed: string): AsyncGenerator<Buffer> {
  const works = await worksOf(society);
  let piece = 'date;time;station;title;writers;work number;seconds\n';
  for (let line = 0; line < lines; line++) {
    const day = new Date(Date.UTC(2025, 0, 1 + (line % 365))).toISOString().slice(0, 10);
    const time = `${String(line % 24).padStart(2, '0')}:${String(line % 60).padStart(2, '0')}`;
    const said = line % 20 === 7 ? unlisted(line, seed) : known(works, line);
    piece += `${day};${time};Mælistöð ${seed} ${line % stations};${said};${30 + (line % 270)}\n`;
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

const unlisted = (line: number, seed: string) =>
  line % 40 === 7
    ? `Ákveðið ${seed} ${Math.floor(line / 40) % decidedWords};Einhver;`
    : `Óskráð ${seed} ${line % 5000};Einhver ${line % 700};`;

/** Somebody decides which works the words of this log are that no title has. */
export async function decideWords(society: Society, kennitala: string, seed: string): Promise<void> {
  const works = (await worksOf(society)).map(({ workId }) => workId);
  await society.owner.query(
    `with said as (
      select usage_fingerprint_of(t.title, '', 'Einhver') as fingerprint_id, t.title, ($3::integer[])[1 + n % cardinality($3::integer[])] as work_id
      from generate_series(0, $4 - 1) n cross join lateral (select 'Ákveðið ' || $2 || ' ' || n as title) t
    ), printed as (
      insert into usage_fingerprint (fingerprint_id, title, performers, author_names) select fingerprint_id, title, '', 'Einhver' from said)
    insert into usage_decision (fingerprint_id, work_id, decided_by)
    select s.fingerprint_id, s.work_id, u.user_id from said s, app_user u where u.kennitala = $1`,
    [kennitala, seed, works, decidedWords],
  );
}

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
