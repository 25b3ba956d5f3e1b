/** `npm run trace`: which requirements of docs/requirements does no test cite? See docs/requirements/README.md. */
import { globSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

export const areas = [
  'foundation',
  'work-life',
  'performances',
  'statistics',
  'contracts-funds',
  'access',
  'house',
  'exchange',
  'operating',
];

export type Requirement = { number: string; sentence: string; area: string };

const number = /[FLC]\d+\.\d+|[WSVPMAJDHXRO]\d+/;
const line = /^- \*\*([A-Z][\d.]+)\*\* (.+) — (.+) \{([a-z-]+)\}$/;
const wholeNumber = new RegExp(`^(?:${number.source})$`);

/** Splits F5.9 into F5. and 9, and V11 into V and 11, so that neighbours can be counted. */
function split(cited: string): [chapter: string, position: number] {
  const start = cited.includes('.') ? cited.indexOf('.') + 1 : 1;
  return [cited.slice(0, start), Number(cited.slice(start))];
}

/** Every line that begins as a list item has to be a whole requirement; prose and tables are passed over. */
export function readRequirements(text: string, file: string): { found: Requirement[]; faults: string[] } {
  const found: Requirement[] = [];
  const faults: string[] = [];
  for (const item of text.split('\n').filter((row) => row.startsWith('- '))) {
    const [, cited = '', sentence = '', , area = ''] = line.exec(item) ?? [];
    if (wholeNumber.test(cited) && areas.includes(area)) found.push({ number: cited, sentence, area });
    else faults.push(`${file}: malformed: ${item.slice(0, 80)}`);
  }
  return { found, faults };
}

/** X, H and O numbers begin at a ten of their own in each file; R numbers are those of one list, of which parts are still to be built. */
const withGaps = ['X', 'R', 'H', 'O'];

/** Numbers given twice, and numbers missing between the first and the last of their chapter. */
export function numberingFaults(numbers: string[]): string[] {
  const twice = numbers.filter((cited, index) => numbers.indexOf(cited) !== index);
  const last = new Map<string, number>();
  for (const [chapter, position] of numbers.map(split)) {
    last.set(chapter, Math.max(position, last.get(chapter) ?? 0));
  }
  const expected = [...last].flatMap(([chapter, end]) =>
    Array.from({ length: end }, (_, i) => chapter + (i + 1)),
  );
  const missing = expected.filter((cited) => !numbers.includes(cited) && !withGaps.includes(split(cited)[0]));
  return [...twice.map((n) => `${n} stands twice`), ...missing.map((n) => `${n} is missing`)];
}

/** The index after the bracket that closes the one at `open`; strings inside may hold brackets of their own. */
function afterBracket(code: string, open: number): number {
  const token = /(['"`])(?:\\.|(?!\1)[^\\])*\1|[()]/gs;
  token.lastIndex = open;
  let depth = 0;
  for (let match = token.exec(code); match; match = token.exec(code)) {
    if (match[0] === '(') depth += 1;
    if (match[0] === ')') depth -= 1;
    if (depth === 0) return token.lastIndex;
  }
  return code.length;
}

const caller = /(?<![\w$.'"`])(?:it|test|describe)((?:\s*\.\s*\w+)*)\s*\(/g;
const title = /\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/sy;
const more = /((?:\s*\.\s*\w+)*)\s*\(/y;

/** Titles of it, test and describe, also behind `.each([...])` and the like; what is skipped proves nothing. */
export function titlesIn(code: string): string[] {
  const titles: string[] = [];
  for (const call of code.matchAll(caller)) {
    if (/\b(skip|todo|fixme)\b/.test(call[1] ?? '')) continue;
    let open = call.index + call[0].length - 1;
    title.lastIndex = open + 1;
    let text = title.exec(code);
    while (!text) {
      more.lastIndex = afterBracket(code, open);
      if (!more.test(code)) break;
      open = more.lastIndex - 1;
      title.lastIndex = open + 1;
      text = title.exec(code);
    }
    if (text?.[2]) titles.push(text[2]);
  }
  return titles;
}

const group = new RegExp(
  `(?<![\\w.-])(?:${number.source})(?:(?:\\s*[-–]\\s*|\\s*[,;/&+]\\s*|\\s+(?:and\\s+)?)(?:${number.source})(?![\\w.]\\w))*(?!\\w)`,
  'g',
);
const range = new RegExp(`(${number.source})\\s*[-–]\\s*(${number.source})`, 'g');

/** The numbers a title cites. A lone S3 or A4 in the middle of a sentence is a word, not a number. */
export function citedIn(text: string): string[] {
  const cited: string[] = [];
  for (const { 0: run, index } of text.matchAll(group)) {
    const single = run.match(new RegExp(number.source, 'g')) ?? [];
    const isPlain =
      index > 0 && !/[([]$/.test(text.slice(0, index)) && single.length === 1 && !run.includes('.');
    if (isPlain) continue;
    cited.push(...single);
    for (const [, from = '', to = ''] of run.matchAll(range)) cited.push(...between(from, to));
  }
  return [...new Set(cited)];
}

function between(from: string, to: string): string[] {
  const [chapter, first] = split(from);
  const [lastChapter, last] = split(to);
  if (chapter !== lastChapter || last < first) return [`${from}–${to}`];
  return Array.from({ length: last - first + 1 }, (_, i) => chapter + (first + i));
}

/** What no test cites, by area, and the sum. */
export function report(requirements: Requirement[], cited: Set<string>, only: string[]): string[] {
  const out: string[] = [];
  for (const area of only) {
    const all = requirements.filter((one) => one.area === area);
    const uncited = all
      .filter((one) => !cited.has(one.number))
      .sort((a, b) => a.number.localeCompare(b.number, 'en', { numeric: true }));
    out.push(`${area}: ${all.length - uncited.length} of ${all.length} cited, ${uncited.length} not`);
    out.push(...uncited.map((one) => `  ${one.number.padEnd(6)} ${one.sentence.slice(0, 100)}`));
  }
  return out;
}

const root = `${import.meta.dirname}/..`;
const isLeftOut = (name: string) => /(^|\/)(node_modules|dist|out|\.git)$/.test(name);

export function allRequirements(): ReturnType<typeof readRequirements> {
  const files = globSync('docs/requirements/*.md', { cwd: root }).filter(
    (file) => !file.endsWith('README.md'),
  );
  const pages = files.map((file) => readRequirements(readFileSync(`${root}/${file}`, 'utf8'), file));
  const found = pages.flatMap((page) => page.found);
  return {
    found,
    faults: [...pages.flatMap((page) => page.faults), ...numberingFaults(found.map((one) => one.number))],
  };
}

/** Each number cited by a test, with the file that cites it. */
function allCitations(): Map<string, string> {
  const patterns = ['**/*.test.ts', '**/*.test.tsx', 'e2e/src/**/*.ts'];
  const files = [...new Set(globSync(patterns, { cwd: root, exclude: isLeftOut }))];
  return new Map(
    files.flatMap((file) => {
      const titles = titlesIn(readFileSync(`${root}/${file}`, 'utf8'));
      return titles.flatMap(citedIn).map((cited) => [cited, file] as const);
    }),
  );
}

function main(): void {
  const { values } = parseArgs({ options: { area: { type: 'string' } } });
  if (values.area && !areas.includes(values.area)) {
    console.error(`No area ${values.area}; there are ${areas.join(', ')}.`);
    process.exit(1);
  }
  const { found, faults } = allRequirements();
  const citations = allCitations();
  const known = new Set(found.map((one) => one.number));
  for (const [cited, file] of citations) {
    if (!known.has(cited)) faults.push(`${file} cites ${cited}, which does not exist`);
  }
  const cited = new Set(citations.keys());
  const rows = report(found, cited, values.area ? [values.area] : areas);
  const proved = found.filter((one) => cited.has(one.number)).length;
  console.log([...rows, `${proved} of ${found.length} requirements are cited by a test.`].join('\n'));
  if (faults.length === 0) return;
  console.error(faults.join('\n'));
  process.exit(1);
}

if (import.meta.main) main();
