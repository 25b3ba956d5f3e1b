import type { Cell } from './useGrid.ts';

/** Where somebody is in a grid, and what they are typing there. */
export interface Kept {
  chosen: Cell;
  end: Cell | undefined;
  /** The cell is open; `text` is typed over what was there. */
  editing: { text: string | undefined } | undefined;
  /** Columns that were asked for. */
  columns: readonly string[];
  hasFocus: boolean;
  /** The entry that was just added, by its place: the user goes on there. */
  added: number | undefined;
}

/**
 * O115: outlives the grid, which goes while the page is printed and while the window is as narrow as a phone: a user who comes back is where they
 * were, with what they had typed.
 */
export class GridPlace {
  #kept: Kept = {
    chosen: { row: 0, column: 0 },
    end: undefined,
    editing: undefined,
    columns: [],
    hasFocus: false,
    added: undefined,
  };

  constructor(kept: Partial<Kept> = {}) {
    this.keep(kept);
  }

  read = (): Kept => this.#kept;
  keep = (changed: Partial<Kept>): void => {
    this.#kept = { ...this.#kept, ...changed };
  };
}
