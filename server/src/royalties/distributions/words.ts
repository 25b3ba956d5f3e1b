import { type Queryable, type Statement } from '../../platform/database/statement.ts';
import type { FileLine } from './fileLine.ts';
import {
  potsNamed,
  addPots,
  stationsNamed,
  addStations,
  translatePots,
  translateStations,
  subtypesNamed,
  addSubtypes,
} from './wordsQueries.ts';

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

/** English names that a file brings, written once a file for each name. */
class EnglishNames {
  readonly #written = new Set<string>();
  readonly #write: Statement<'names' | 'english'>;

  constructor(write: Statement<'names' | 'english'>) {
    this.#write = write;
  }

  async learn(db: Queryable, pairs: readonly (readonly [name: string, english: string])[]): Promise<void> {
    const found = new Map(
      pairs.filter(([name, english]) => name !== '' && english !== '' && !this.#written.has(name)),
    );
    if (found.size === 0) return;
    await this.#write.run(db, { names: [...found.keys()], english: [...found.values()] });
    for (const name of found.keys()) this.#written.add(name);
  }
}

export class LineWords {
  readonly pots = new Words(potsNamed, addPots);
  readonly stations = new Words(stationsNamed, addStations);
  readonly subtypes = new Words(subtypesNamed, addSubtypes);
  readonly #potsInEnglish = new EnglishNames(translatePots);
  readonly #stationsInEnglish = new EnglishNames(translateStations);

  async learn(db: Queryable, lines: readonly FileLine[]): Promise<void> {
    await this.pots.learn(
      db,
      lines.map(({ pot }) => pot),
    );
    await this.stations.learn(
      db,
      lines.map(({ station }) => station),
    );
    await this.#potsInEnglish.learn(
      db,
      lines.map(({ pot, potEn }) => [pot, potEn]),
    );
    await this.#stationsInEnglish.learn(
      db,
      lines.map(({ station, stationEn }) => [station, stationEn]),
    );
    await this.subtypes.learn(db, lines.map(subtypeOf));
  }
}

/** Its name in both languages, which no field of text can have a line's end in. */
export const subtypeOf = ({ subtype, subtypeEn }: FileLine) =>
  subtype === '' ? '' : `${subtype}\n${subtypeEn}`;
