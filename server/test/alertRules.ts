import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { parse } from 'yaml';

// As much of Prometheus as the rules of deploy/prometheus/alerts.yml ask for.

interface Rule {
  alert: string;
  expr: string;
}
const file = new URL('../../deploy/prometheus/alerts.yml', import.meta.url);
const { groups } = parse(readFileSync(file, 'utf8')) as { groups: { rules: Rule[] }[] };
export const rules = new Map(groups.flatMap((group) => group.rules).map(({ alert, expr }) => [alert, expr]));

export interface Series {
  name: string;
  labels: Record<string, string>;
  value: number;
}

const labelsOf = (text = '') => [...text.matchAll(/(\w+)(=~|!~|!=|=)"([^"]*)"/g)];

/** What Prometheus would have of a scrape. */
export const seriesOf = (text: string): Series[] =>
  [...text.matchAll(/^(\w+)(?:\{(.*)\})? (\S+)$/gm)].map(([, name = '', labels, value]) => ({
    name,
    labels: Object.fromEntries(labelsOf(labels).map(([, label, , of]) => [label, of])),
    value: value === '+Inf' ? Number.POSITIVE_INFINITY : Number(value),
  }));

interface Selector {
  name: string;
  fits: (series: Series) => boolean;
}

/** The metrics of a rule, each with what it asks of the labels. */
function selectorsOf(expr: string): Selector[] {
  return [...expr.matchAll(/\b((?:omur|http_request|database)_\w+)(?:\{([^}]*)\})?/g)].map(
    ([, name = '', matchers]) => ({
      name,
      fits: (series) =>
        series.name === name &&
        labelsOf(matchers).every(([, label = '', how = '', pattern = '']) => {
          const value = series.labels[label] ?? '';
          const isIt = how.endsWith('~') ? new RegExp(`^(?:${pattern})$`).test(value) : value === pattern;
          return how.startsWith('!') ? !isIt : isIt;
        }),
    }),
  );
}

export const valuesOf = (expr: string, scraped: Series[]) =>
  selectorsOf(expr).map(({ fits }) => scraped.filter(fits).map(({ value }) => value));
const sum = (values: number[] = []) => values.reduce((all, value) => all + value, 0);

/** Whether a rule that compares the greatest or least value with a number would fire. */
export function fires(expr: string, scraped: Series[]): boolean {
  return expr.split(' and ').every((part) => {
    const [, of = '', how = '', bound = ''] =
      /^(max|min)(?: by \(\w+\) )?\(.*\) (>|==) ([\d.e]+)$/.exec(part) ?? [];
    const [values = []] = valuesOf(part, scraped);
    expect([part, values.length]).not.toEqual([part, 0]);
    const value = of === 'max' ? Math.max(...values) : Math.min(...values);
    return how === '>' ? value > Number(bound) : value === Number(bound);
  });
}

/** What was scraped at two moments, the second within the windows of the rules after the first. */
interface Scrapes {
  before: Series[];
  after: Series[];
}

const keyOf = ({ name, labels }: Series) =>
  `${name} ${Object.entries(labels)
    .map(([label, value]) => `${label}=${value}`)
    .toSorted()
    .join()}`;

/** By how much the series that a selector names have grown in a second of a window. */
function ratesOf(selector: string, minutes: number, { before, after }: Scrapes): Series[] {
  const [asked] = selectorsOf(selector);
  const was = new Map(before.map((series) => [keyOf(series), series.value]));
  const found = after.filter((series) => asked?.fits(series));
  expect([selector, found.length]).not.toEqual([selector, 0]);
  return found.map((series) => ({
    ...series,
    value: (series.value - (was.get(keyOf(series)) ?? 0)) / (minutes * 60),
  }));
}

/** The value that a share of what was counted lies below, as `histogram_quantile` has it: evenly spread within a bucket. */
function quantileOf(share: number, rates: Series[]): number {
  const counts = new Map<number, number>();
  for (const { labels, value } of rates) {
    const le = labels.le === '+Inf' ? Number.POSITIVE_INFINITY : Number(labels.le);
    counts.set(le, (counts.get(le) ?? 0) + value);
  }
  const buckets = [...counts].toSorted(([one], [other]) => one - other);
  const rank = share * (buckets.at(-1)?.[1] ?? 0);
  const at = buckets.findIndex(([, count]) => count >= rank);
  const [[from, below], [to, upTo]] = [buckets[at - 1] ?? [0, 0], buckets[at] ?? [0, 0]];
  return to === Number.POSITIVE_INFINITY ? from : from + ((to - from) * (rank - below)) / (upTo - below);
}

const named = String.raw`(\w+(?:\{[^}]*\})?)`;
const quantile = new RegExp(
  String.raw`histogram_quantile\(([\d.]+), sum by \(le\) \(rate\(${named}\[(\d+)m\]\)\)\)`,
  'g',
);
const rate = new RegExp(String.raw`sum\(rate\(${named}\[(\d+)m\]\)\)`, 'g');
const hourAgo = new RegExp(String.raw`max\(${named} offset 1h\)`, 'g');
const now = new RegExp(String.raw`max\(${named}\)`, 'g');

/** Whether a rule that compares a rate, a quantile or what there was an hour before would fire. */
export function ratesFire(expr: string, scrapes: Scrapes): boolean {
  const { before, after } = scrapes;
  const greatest = (series: Series[], of: string) => String(Math.max(...(valuesOf(of, series)[0] ?? [])));
  const reckoned = expr
    .replace(quantile, (_all, share, of, minutes) =>
      String(quantileOf(Number(share), ratesOf(of, Number(minutes), scrapes))),
    )
    .replace(rate, (_all, of, minutes) =>
      String(sum(ratesOf(of, Number(minutes), scrapes).map(({ value }) => value))),
    )
    .replace(hourAgo, (_all, of) => greatest(before, of))
    .replace(now, (_all, of) => greatest(after, of));
  const parts = /^([\d.e+-]+)(?: ([*/]) ([\d.e+-]+))? > ([\d.e+-]+)$/.exec(reckoned);
  expect([reckoned, parts]).not.toEqual([reckoned, null]);
  const [, left, operator, by = '1', bound] = parts ?? [];
  const value = operator === '/' ? Number(left) / Number(by) : Number(left) * Number(by);
  return value > Number(bound);
}
