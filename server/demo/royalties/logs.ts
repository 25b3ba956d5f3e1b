import { programmeTitles } from '../uses.ts';
import { Heard, someDay, someTime, type Tune } from './heard.ts';
import type { Past } from './past.ts';
import { stations } from './rules.ts';

/** A file of usage as it came. */
export interface ReportedFile {
  senderName: string;
  usageKind: 'log' | 'service' | 'statement';
  fileName: string;
  text: string;
  station?: string;
  currency?: string;
  exchangeRate?: number;
}

const icelandic = (day: string) => day.split('-').reverse().join('.');
const minutes = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
const quoted = (text: string) => (/[;,"]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** The first station writes in Icelandic, and names performers, writers and recordings. */
export function radioLog(past: Past, year: number, lines: number): ReportedFile {
  const heard = new Heard(past, year, year);
  const line = ({ title, performers, writers, isrc, seconds }: Tune) => [
    icelandic(someDay(heard.random, year)),
    someTime(heard.random),
    stations.radio,
    quoted(title),
    quoted(performers),
    quoted(writers),
    isrc ?? '',
    minutes(seconds),
  ];
  return {
    senderName: stations.radio,
    usageKind: 'log',
    fileName: `olduras-${year}.csv`,
    text: csv(
      ';',
      ['Dagsetning', 'Kl', 'Stöð', 'Titill', 'Flytjandi', 'Höfundur', 'ISRC', 'Lengd'],
      lines,
      () => line(heard.next()),
    ),
  };
}

/** The second one's system is in English, knows the society's numbers, and counts the plays of a week. */
export function secondRadioLog(past: Past, year: number, lines: number): ReportedFile {
  const heard = new Heard(past, year, year + 100);
  const line = ({ title, performers, writers, workId, seconds }: Tune) => [
    `${someDay(heard.random, year)} ${someTime(heard.random)}`,
    quoted(title),
    quoted(performers || writers),
    workId === undefined ? '' : String(workId),
    String(seconds),
    String(heard.random.whole(2, 40)),
  ];
  return {
    senderName: stations.secondRadio,
    usageKind: 'log',
    fileName: `krossanes_${year}.csv`,
    station: stations.secondRadio,
    text: csv(',', ['Start', 'Song title', 'Artist', 'Work number', 'Seconds', 'Plays'], lines, () =>
      line(heard.next()),
    ),
  };
}

/** Television names programmes, whose cue sheets say what was heard in them, and some music by itself. */
export function televisionLog(past: Past, year: number, lines: number): ReportedFile {
  const heard = new Heard(past, year, year + 200);
  const line = (n: number) => {
    const day = icelandic(someDay(heard.random, year));
    if (n % 20 === 0) return [day, someTime(heard.random), heard.random.pick(programmeTitles), '', '', ''];
    const { title, performers, writers, seconds } = heard.next();
    return [day, someTime(heard.random), '', quoted(title), quoted(performers || writers), minutes(seconds)];
  };
  return {
    senderName: stations.television,
    usageKind: 'log',
    fileName: `skjarinn-${year}.csv`,
    station: stations.television,
    text: csv(
      ';',
      ['Dagsetning', 'Klukkan', 'Dagskrárliður', 'Heiti lags', 'Flytjendur', 'Lengd'],
      lines,
      line,
    ),
  };
}

/** A society abroad says what each work brought there, in its own currency. */
export function statementFromAbroad(
  past: Past,
  year: number,
  lines: number,
): ReportedFile & { amount: number } {
  const heard = new Heard(past, year, year + 300);
  const { random } = heard;
  let ore = 0;
  const line = () => {
    const { title, writers, performers, iswc } = heard.work();
    // So that each is whole eyrir at the rate, as incomes are.
    const amount = 20 * random.whole(40, 4500);
    ore += amount;
    const country = random.pick(['DK', 'DK', 'SE', 'NO', 'DE']);
    return [
      someDay(random, year),
      country,
      quoted(title),
      quoted(writers),
      quoted(performers),
      iswc ?? '',
      (amount / 100).toFixed(2),
    ];
  };
  const text = csv(
    ';',
    ['Date', 'Territory', 'Work title', 'Composers', 'Artist', 'ISWC', 'Amount'],
    lines,
    line,
  );
  return {
    senderName: 'Nordtone',
    usageKind: 'statement',
    fileName: `nordtone-${year}.csv`,
    currency: 'DKK',
    exchangeRate: 20.15,
    text,
    amount: ore / 100,
  };
}

function csv(
  separator: string,
  headings: readonly string[],
  lines: number,
  line: (n: number) => readonly string[],
): string {
  const all = Array.from({ length: lines }, (_, n) => line(n).join(separator));
  return `${[headings.join(separator), ...all].join('\n')}\n`;
}
