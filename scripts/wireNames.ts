/** `npm run names`: writes the list of wire names and the glossary's tables of them, from the declarations and their meanings. */
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { declaredNames, namesIn } from '../contract/test/declaredNames.ts';
import { everyEndpoint } from '../contract/test/everyEndpoint.ts';
import { ForeignPerformanceDraft } from '../contract/src/performances/foreignPerformanceDraft.ts';
import { FundDraft } from '../contract/src/grants/fundDraft.ts';
import { plainWork } from '../contract/src/platform/fields/plainWork.ts';
import { answerName } from '../contract/src/platform/wire.ts';

/** What people write of a name: what it means, what it is not to be called, and the requirements it comes from. */
interface Meaning {
  wire: string;
  meaning: string;
  avoid?: string;
  spec: string[];
  /** Only of the names of refusals, which the server writes without a table. */
  english?: string;
}
interface Section {
  section: string;
  names: Meaning[];
}

interface Named extends Meaning {
  answer: string;
  names: string[];
}

const docs = new URL('../docs/', import.meta.url);
export const files = {
  list: new URL('requirements/wire-names.json', docs),
  glossary: new URL('glossary.md', docs),
  meanings: new URL('requirements/wire-meanings.json', docs),
};
const mark = '<!-- The tables below are written by `npm run names`. -->\n';

/** What both files should hold. Throws with the names that have no meaning, and the meanings that have no name. */
export async function written(): Promise<{ list: string; glossary: string }> {
  const declared = new Map<string, Set<string>>();
  const all = [
    ...declaredNames(await everyEndpoint()),
    // What is kept of an unfinished form.
    ...namesIn(FundDraft),
    ...namesIn(ForeignPerformanceDraft),
  ];
  for (const { name, field } of all)
    declared.set(field.wire, (declared.get(field.wire) ?? new Set()).add(name));
  const sections = [...(JSON.parse(readFileSync(files.meanings, 'utf8')) as Section[])];
  const known = new Set(sections.flatMap(({ names }) => names.map(({ wire }) => wire)));
  const plain = Object.values(plainWork).filter(({ wire }) => !known.has(wire));
  if (plain.length > 0)
    sections.push({
      section: 'Plain fields of a work',
      names: plain.map(({ wire, label }) => ({ wire, meaning: label.en.toLowerCase(), spec: ['H7'] })),
    });
  const meant = sections.map(({ section, names }) => ({
    section,
    names: names.map(
      (one): Named => ({ ...one, answer: answerOf(one.wire, all), names: namesOf(one, declared) }),
    ),
  }));
  const rows = meant.flatMap(({ names }) => names);
  const meaningless = [...declared.keys()].filter((wire) => !rows.some((one) => one.wire === wire));
  const gone = rows.filter(({ names }) => names.length === 0).map(({ wire }) => wire);
  if (meaningless.length + gone.length > 0)
    throw new Error(`Without a meaning: ${meaningless.join(', ')}. Not declared: ${gone.join(', ')}.`);
  const glossary = readFileSync(files.glossary, 'utf8');
  const head = glossary.slice(0, glossary.indexOf(mark) + mark.length);
  return { list: listOf(rows), glossary: `${head}${meant.map(tableOf).join('')}` };
}

const answerOf = (wire: string, all: ReturnType<typeof namesIn>) =>
  all.find(({ field }) => field.wire === wire)?.field.answer ??
  (/^[A-Z][a-z]/.test(wire) ? wire : answerName(wire));

const namesOf = ({ wire, english }: Meaning, declared: ReadonlyMap<string, Set<string>>) =>
  english ? [english] : [...(declared.get(wire) ?? [])].toSorted();

function listOf(rows: readonly Named[]): string {
  const lines = rows.map(({ wire, answer, names, spec }) =>
    JSON.stringify({ wire, answer, english: names.length === 1 ? names[0] : names, spec }),
  );
  return `[\n${lines.map((line) => `  ${line}`).join(',\n')}\n]\n`;
}

function tableOf({ section, names }: { section: string; names: readonly Named[] }): string {
  const rows = names.map(
    ({ wire, answer, names: english, meaning, avoid = '' }) =>
      `| \`${wire}\` | \`${answer}\` | ${english.map((name) => `\`${name}\``).join(', ')} | ${meaning} | ${avoid} |`,
  );
  const head = '| Wire | In answers | In the code | Meaning | Avoid |\n| --- | --- | --- | --- | --- |';
  return `\n### ${section}\n\n${head}\n${rows.join('\n')}\n`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { list, glossary } = await written();
  writeFileSync(files.list, list);
  writeFileSync(files.glossary, glossary);
  process.stdout.write('Wrote docs/requirements/wire-names.json and docs/glossary.md.\n');
}
