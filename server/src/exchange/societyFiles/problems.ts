import { mostSocietyProblems } from '@omur/contract/exchange/societyFiles';
import { sentenceOf } from '@omur/contract/platform/errors';
import type { Queryable } from '../../platform/database/statement.ts';
import type { Problem } from './fileReader.ts';
import { fileKinds, type FileKind } from './kinds.ts';
import { insertProblems } from './stageQueries.ts';

interface ProblemOfFile extends Problem {
  fileName: string;
  kind?: FileKind | undefined;
}

/** What is wrong with the files: the first of it by file and line, and how much there is in all. */
export class Problems {
  readonly #first: ProblemOfFile[] = [];
  /** Of which files something may have been refused. */
  readonly kinds = new Set<FileKind>();
  count = 0;

  add(problem: ProblemOfFile): void {
    this.count += 1;
    if (problem.kind) this.kinds.add(problem.kind);
    if (this.#first.length < mostSocietyProblems) this.#first.push(problem);
  }

  async keep(db: Queryable, societyImportId: number): Promise<void> {
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
    await insertProblems.run(db, { societyImportId, problems: JSON.stringify(problems) });
  }
}
