import { mostSocietyProblems } from '@omur/contract/exchange/societyFiles';
import { sentenceOf } from '@omur/contract/platform/errors';
import type pg from 'pg';
import { type Cell, copyInto } from '../../platform/database/copy.ts';
import type { Queryable } from '../../platform/database/statement.ts';
import { faultColumns, faultTable } from './faultQueries.ts';
import type { Problem } from './fileReader.ts';
import { fileKinds, type FileKind } from './kinds.ts';
import { insertProblems } from './stageQueries.ts';

interface ProblemOfFile extends Problem {
  fileName: string;
  kind?: FileKind | undefined;
}

/** What is wrong with the files: the first of it by file and line for the report, how much there is in all, and all of it in a table (O263). */
export class Problems {
  readonly #societyImportId: number;
  readonly #first: ProblemOfFile[] = [];
  /** Found since the last were written: no more than so many lines have as are staged at once. */
  #unwritten: Cell[][] = [];
  /** Of which files something may have been refused. */
  readonly kinds = new Set<FileKind>();
  count = 0;

  constructor(societyImportId: number) {
    this.#societyImportId = societyImportId;
  }

  /** Found while reading. */
  add(problem: ProblemOfFile): void {
    this.name(problem);
    const { kind = '', fileLine = 0, fileName, column = null, code, values = {} } = problem;
    const said = JSON.stringify(values);
    this.#unwritten.push([this.#societyImportId, false, kind, fileLine, fileName, column, code, said]);
  }

  /** Found, and written down, by a statement. */
  name(problem: ProblemOfFile): void {
    this.count += 1;
    if (problem.kind) this.kinds.add(problem.kind);
    if (this.#first.length < mostSocietyProblems) this.#first.push(problem);
  }

  /** Writes down what was found while reading. */
  async write(db: pg.ClientBase): Promise<void> {
    const rows = this.#unwritten;
    this.#unwritten = [];
    await copyInto(db, faultTable, faultColumns, rows);
  }

  async keep(db: Queryable): Promise<void> {
    const place = ({ kind, fileLine = 0 }: ProblemOfFile) =>
      (kind ? fileKinds.indexOf(kind) : -1) * 1e10 + fileLine;
    const problems = this.#first
      .toSorted((a, b) => place(a) - place(b))
      .map(({ fileName, fileLine, column, code, values }) => ({
        fileName,
        fileLine,
        column,
        said: { is: sentenceOf(code, 'is', values), en: sentenceOf(code, 'en', values) },
      }));
    await insertProblems.run(db, {
      societyImportId: this.#societyImportId,
      problems: JSON.stringify(problems),
    });
  }
}
