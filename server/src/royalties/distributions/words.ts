import { sql, type Queryable, type Statement } from '../../platform/database/statement.ts';
import type { FileLine } from './fileLine.ts';

// `on conflict do nothing` answers no row for what was there, so words are looked for first and again.
const potsNamed = sql`select pot_id as id, name from pot where name = any(${'names'}::text[])`;
const addPots = sql`insert into pot (name) select unnest(${'names'}::text[]) order by 1 on conflict do nothing`;
const stationsNamed = sql`select station_id as id, name from station where name = any(${'names'}::text[])`;
const addStations = sql`insert into station (name) select unnest(${'names'}::text[]) order by 1 on conflict do nothing`;
const subtypesNamed = sql`
  select s.subtype_id as id, s.name || E'\n' || s.name_en as name from performance_subtype s
  join (select split_part(t, E'\n', 1) as name, split_part(t, E'\n', 2) as name_en from unnest(${'names'}::text[]) t) w
    on (w.name, w.name_en) = (s.name, s.name_en)`;
const addSubtypes = sql`
  insert into performance_subtype (name, name_en)
  select split_part(t, E'\n', 1), split_part(t, E'\n', 2) from unnest(${'names'}::text[]) t order by 1, 2 on conflict do nothing`;

/** Words of one kind with their numbers. Those that are new are written in the transaction of the import. */
class Words {
  readonly #known = new Map<string, number>();
  readonly #find: Statement<'names'>;
  readonly #add: Statement<'names'>;

  constructor(find: Statement<'names'>, add: Statement<'names'>) {
    this.#find = find;
    this.#add = add;
  }

  async learn(db: Queryable, words: readonly string[]): Promise<void> {
    await this.#look(db, words);
    const names = this.#missing(words);
    if (names.length === 0) return;
    await this.#add.run(db, { names });
    await this.#look(db, words);
  }

  idOf(word: string): number | null {
    return this.#known.get(word) ?? null;
  }

  async #look(db: Queryable, words: readonly string[]): Promise<void> {
    const names = this.#missing(words);
    if (names.length === 0) return;
    // A file that has as many words as lines does not fill the memory.
    if (this.#known.size > 100_000) this.#known.clear();
    const wanted = this.#known.size === 0 ? [...new Set(words)] : names;
    for (const { id, name } of await this.#find.rows<{ id: number; name: string }>(db, { names: wanted }))
      this.#known.set(name, id);
  }

  #missing(words: readonly string[]): string[] {
    return [...new Set(words.filter((word) => word !== '' && !this.#known.has(word)))];
  }
}

export class LineWords {
  readonly pots = new Words(potsNamed, addPots);
  readonly stations = new Words(stationsNamed, addStations);
  readonly subtypes = new Words(subtypesNamed, addSubtypes);

  async learn(db: Queryable, lines: readonly FileLine[]): Promise<void> {
    await this.pots.learn(
      db,
      lines.map(({ pot }) => pot),
    );
    await this.stations.learn(
      db,
      lines.map(({ station }) => station),
    );
    await this.subtypes.learn(db, lines.map(subtypeOf));
  }
}

/** Its name in both languages, which no field of text can have a line's end in. */
export const subtypeOf = ({ subtype, subtypeEn }: FileLine) =>
  subtype === '' ? '' : `${subtype}\n${subtypeEn}`;
