import { readIsrc } from '@omur/contract/works/rules/isrc';
import { readIswc } from '@omur/contract/works/rules/iswc';
import { firstOf, listOf, reportCells, textOf } from './reportRecords.ts';
import { secondsIn } from './values.ts';

export type Cells = readonly string[];

/** What was used, as a line of usage has it. */
export interface Said {
  title: string | null;
  performers: string | null;
  authorNames: string | null;
  iswc: string | null;
  isrc: string | null;
  seconds: number | null;
  /** A video whose music is not told: our cue sheet of it counts, where there is one. */
  programme: string | null;
}

const isrcIn = (cell: string | undefined) => readIsrc(firstOf(cell)).value ?? null;
const iswcIn = (cell: string | undefined) => readIswc(firstOf(cell)).value ?? null;

/** What the records of a block tell of what was used, before they tell how much. */
export class ReportBlock {
  readonly id: string;
  readonly #resources = new Map<string, Said>();
  readonly #cues = new Map<string, Said[]>();
  #work: Pick<Said, 'title' | 'authorNames' | 'iswc'> | undefined;
  #works = 0;

  constructor(id: string) {
    this.id = id;
  }

  /** False for a record that is none of these. */
  takes(type: string, cells: Cells): boolean {
    if (type === 'AS01' || type === 'AS02') this.#takeRecording(type, cells);
    else if (type === 'AS03') this.#takeVideo(cells);
    else if (type === 'CU01') this.#takeCue(cells);
    else if (type === 'MW01') this.#takeWork(cells);
    else return false;
    return true;
  }

  #takeRecording(type: 'AS01' | 'AS02', cells: Cells): void {
    const at = reportCells[type];
    const full = type === 'AS02' ? reportCells.AS02 : undefined;
    this.#resources.set(textOf(cells[at.resource]), {
      title: textOf(cells[at.title]) || null,
      performers: listOf(cells[at.artist]) || null,
      isrc: isrcIn(cells[at.isrc]),
      iswc: full ? iswcIn(cells[full.iswc]) : null,
      authorNames: full ? listOf(cells[full.writers]) || null : null,
      seconds: secondsIn(textOf(cells[at.duration])) || null,
      programme: null,
    });
  }

  #takeVideo(cells: Cells): void {
    const at = reportCells.AS03;
    const [title, episode] = [textOf(cells[at.title]), listOf(cells[at.episode])];
    this.#resources.set(textOf(cells[at.resource]), {
      title: title || null,
      performers: null,
      isrc: null,
      iswc: null,
      authorNames: null,
      seconds: secondsIn(textOf(cells[at.duration])) || null,
      programme: [title, episode].filter((part) => part !== '').join(' ') || null,
    });
  }

  #takeCue(cells: Cells): void {
    const at = reportCells.CU01;
    const resource = textOf(cells[at.resource]);
    const cues = this.#cues.get(resource) ?? [];
    this.#cues.set(resource, cues);
    cues.push({
      title: textOf(cells[at.title]) || null,
      performers: listOf(cells[at.artist]) || null,
      isrc: isrcIn(cells[at.isrc]),
      iswc: iswcIn(cells[at.iswc]),
      authorNames: listOf(cells[at.writers]) || null,
      seconds: secondsIn(textOf(cells[at.duration])) || null,
      programme: null,
    });
  }

  #takeWork(cells: Cells): void {
    const at = reportCells.MW01;
    this.#works += 1;
    this.#work = {
      title: textOf(cells[at.title]) || null,
      authorNames: listOf(cells[at.writers]) || null,
      iswc: iswcIn(cells[at.iswc]),
    };
  }

  /**
   * What was used by a record that names a resource, or a release. Of a video it is each of its cues. An amount is of all of them
   * together, so it stays with the video where these are several. Undefined where the block has no such resource.
   */
  used(resource: string, hasAmount: boolean): readonly Said[] | undefined {
    // A usage of a release names no resource: with one in the block it is that.
    const all = [...this.#resources.keys()];
    const name = this.#resources.has(resource) ? resource : all.length === 1 ? all[0] : undefined;
    const said = name === undefined ? undefined : this.#resources.get(name);
    if (name === undefined || !said) return undefined;
    const cues = this.#cues.get(name) ?? [];
    if (cues.length === 1 || (cues.length > 1 && !hasAmount)) return cues;
    if (said.programme !== null)
      return [hasAmount ? { ...said, programme: null } : { ...said, title: null, seconds: null }];
    // A recording of several works is not usage of any one of them by its title.
    const work = this.#works === 1 ? this.#work : undefined;
    return [
      {
        ...said,
        title: work?.title ?? said.title,
        authorNames: work?.authorNames ?? said.authorNames,
        iswc: work?.iswc ?? said.iswc,
      },
    ];
  }
}
