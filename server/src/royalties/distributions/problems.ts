import { mostProblems } from '@omur/contract/royalties/distributions';
import { sentenceOf } from '@omur/contract/platform/errors';
import { type Queryable } from '../../platform/database/statement.ts';
import type { Problem } from './fileLine.ts';
import { insertProblems } from './problemsQueries.ts';

/** A sum as each language writes it; what a cell of the file has stands as it is there. */
function spoken(code: Problem['code'], values: Problem['values'], language: 'is' | 'en'): string {
  if (!code.startsWith('distribution.control.')) return sentenceOf(code, language, values);
  const sums = Object.entries(values ?? {}).map(([name, value]) => [
    name,
    typeof value === 'string' ? formatSum(value, language) : value,
  ]);
  return sentenceOf(code, language, Object.fromEntries(sums));
}

/** `1.250,50` or `1,250.50`, from what the database says. Never by way of a float. */
function formatSum(sum: string, language: 'is' | 'en'): string {
  const [kronur = '', eyrir = '00'] = sum.split('.');
  const [between, point] = language === 'is' ? ['.', ','] : [',', '.'];
  return `${kronur.replace(/\B(?=(\d{3})+$)/gu, between)}${point}${eyrir}`;
}

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
      said: { is: spoken(code, values, 'is'), en: spoken(code, values, 'en') },
    }));
    await insertProblems.run(db, { distributionId, problems: JSON.stringify(problems) });
  }
}
