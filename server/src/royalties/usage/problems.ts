import { sentenceOf } from '@omur/contract/platform/errors';
import { mostUsageProblems } from '@omur/contract/royalties/usage';
import type { Queryable } from '../../platform/database/statement.ts';
import { addProblems, clearProblems } from './importQueries.ts';
import type { UsageProblem } from './usageLine.ts';

/** So many are told beside what is wrong. */
const mostNotices = 100;

/** What is wrong with a file: the first of it by line and column, and how much there is in all. */
export class UsageProblems {
  readonly #first: UsageProblem[] = [];
  readonly #notices: UsageProblem[] = [];
  count = 0;
  /** Lines that cannot be read. What is wrong with the whole file is none of them. */
  brokenCount = 0;
  /** What is told of lines that are read all the same. */
  noticeCount = 0;

  add(problem: UsageProblem): void {
    if (problem.isNotice) {
      this.noticeCount += 1;
      if (this.#notices.length < mostNotices) this.#notices.push(problem);
      return;
    }
    this.count += 1;
    if (problem.fileLine !== undefined) this.brokenCount += 1;
    if (this.#first.length < mostUsageProblems) this.#first.push(problem);
  }

  /** Lines, the first of so many. */
  addLines(first: readonly UsageProblem[], count: number): void {
    for (const problem of first) this.add(problem);
    this.count += count - first.length;
    this.brokenCount += count - first.length;
  }

  /** Whether nothing of the file can be used. */
  get isHopeless(): boolean {
    return this.count > this.brokenCount;
  }

  async keep(db: Queryable, usageImportId: number): Promise<void> {
    const problems = [...this.#first, ...this.#notices].map(({ code, values, ...place }) => ({
      ...place,
      code,
      said: { is: sentenceOf(code, 'is', values), en: sentenceOf(code, 'en', values) },
    }));
    await clearProblems.run(db, { usageImportId });
    await addProblems.run(db, { usageImportId, problems: JSON.stringify(problems) });
  }
}
