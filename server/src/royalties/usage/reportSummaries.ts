import type { Cells } from './reportBlock.ts';
import { summaryCells, textOf } from './reportRecords.ts';

/** What the summaries of a report say of the records that name their number. */
export class ReportSummaries {
  readonly #countries: ReadonlyMap<string, number>;
  readonly #countryOf = new Map<string, number>();
  readonly #currenciesOf = new Map<string, Set<string>>();
  readonly #currencies = new Set<string>();

  constructor(countries: ReadonlyMap<string, number>) {
    this.#countries = countries;
  }

  take(type: string, cells: Cells): void {
    const at = summaryCells(type);
    if (!at) return;
    const number = textOf(cells[at.summary]);
    const countryId = this.#countries.get(textOf(cells[at.territory]).toUpperCase());
    // One that names no country repeats the number of another that does.
    if (countryId !== undefined) this.#countryOf.set(number, countryId);
    const currency = textOf(cells[at.currency]).toUpperCase();
    if (!/^[A-Z]{3}$/u.test(currency)) return;
    this.#currencies.add(currency);
    this.#currenciesOf.set(number, (this.#currenciesOf.get(number) ?? new Set()).add(currency));
  }

  /** Undefined where no summary of the number names one. */
  countryOf(number: string): number | undefined {
    return this.#countryOf.get(number);
  }

  /** What amounts of the number are in. Where its summaries name none (SY05 before version .02), what the report is in. R225 */
  currenciesOf(number: string): readonly string[] {
    return [...(this.#currenciesOf.get(number) ?? this.#currencies)];
  }
}
