import { mostProblems } from '@omur/contract/distributions';
import { sentenceOf } from '@omur/contract/errors';
import { sql, type Queryable } from '../database/statement.ts';
import type { Problem } from './fileLine.ts';

const insertProblems = sql`
  insert into distribution_problem (distribution_id, problem_number, file_line, column_name, code, said)
  select ${'distributionId'}::integer, number, (p ->> 'fileLine')::integer, p ->> 'column', p ->> 'code', p -> 'said'
  from jsonb_array_elements(${'problems'}::jsonb) with ordinality as t (p, number)`;

/** What is wrong with a file: the first of it by line and column, and how much there is in all. */
export class Problems {
  readonly #first: Problem[] = [];
  count = 0;

  add(problem: Problem): void {
    this.count += 1;
    if (this.#first.length < mostProblems) this.#first.push(problem);
  }

  async keep(db: Queryable, distributionId: number): Promise<void> {
    const inOrder = this.#first.toSorted((a, b) => (a.fileLine ?? 0) - (b.fileLine ?? 0));
    const problems = inOrder.map(({ code, values, ...place }) => ({
      ...place,
      code,
      said: { is: sentenceOf(code, 'is', values), en: sentenceOf(code, 'en', values) },
    }));
    await insertProblems.run(db, { distributionId, problems: JSON.stringify(problems) });
  }
}
