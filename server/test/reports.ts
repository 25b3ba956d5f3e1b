import type { chances } from './moneyWorld.ts';
import type { Portal, Someone } from './portal.ts';
import { importUsage } from './usage.ts';

interface Reporting {
  portal: Portal;
  chance: ReturnType<typeof chances>;
  works: readonly { title: string; author: string }[];
  year: number;
  staff: Someone;
}

/** Half of the uses were at home; a contract of Europe without Denmark holds in one other country of these. */
const countries = ['IS', 'IS', 'IS', 'DK', 'DE', 'US'];

let files = 0;

/** A log, a service's report and a statement of uses in several countries, of works that are known and others. */
export async function reportUses({
  portal,
  chance: { upTo, oneOf },
  works,
  year,
  staff,
}: Reporting): Promise<void> {
  files += 1;
  const two = (n: number) => String(n).padStart(2, '0');
  const line = () => {
    const { title, author } =
      upTo(6) === 0 ? { title: `Óþekkt ${upTo(40)}`, author: 'Einhver' } : oneOf(works);
    const day = `${year}-${two(1 + upTo(12))}-${two(1 + upTo(28))}`;
    return [day, `${two(upTo(24))}:30`, title, author, oneOf(countries)];
  };
  const of = (count: number, last: () => string) =>
    Array.from({ length: count }, () => [...line(), last()].join(';'));
  const kinds = [
    ['log', 'seconds', () => String(1 + upTo(400))],
    ['service', 'plays', () => String(1 + upTo(90_000))],
    ['statement', 'amount', () => `${upTo(30)}.${1 + upTo(99)}`],
  ] as const;
  for (const [kind, column, value] of kinds) {
    const file = [`date;time;title;writers;country;${column}`, ...of(20 + upTo(60), value), ''].join('\n');
    const { body, text } = await importUsage(portal, {
      as: staff,
      file,
      head: { TEGUND_NOTKUNARSKRAR: kind, HEITI_SENDANDA: `Sendandi ${kind} ${files}` },
    });
    if (body.stadA_NOTKUNARINNLESTURS !== 'taken') throw new Error(text);
  }
}
