import type { Language } from '@omur/contract/platform/rules/language';
import {
  readableChanges,
  readableValue,
  recordActor,
  recordHeading,
} from '@omur/contract/people/rules/recordTexts';
import type { RecordedColumn } from '@omur/contract/people/rules/recordedTables';
import type pg from 'pg';
import type { Subject } from './data.ts';
import { recordsOf, rowsOf, type ExportedData } from './read.ts';
import { sections, type Section } from './sectionsQueries.ts';
import { look, texts } from './texts.ts';

/** Everything as a page to read and to print, written while it is read. */
export async function* exportedPage(pool: pg.Pool, societyName: string, whose: Subject) {
  const { name, language, records } = whose;
  const now = readableValue(instant, new Date().toISOString(), null, language);
  yield `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(texts.title[language])} – ${escaped(name)}</title><style>${look}</style></head><body>
<header><p>${escaped(societyName)}</p><h1>${escaped(texts.title[language])}</h1><p>${escaped(name)} · ${now}</p>
<p>${escaped(texts.intro[language])}</p></header>
<nav><h2>${escaped(texts.contents[language])}</h2><ul>
${sections.map(({ table, name }) => `<li><a href="#${table}">${escaped(name[language])}</a></li>`).join('\n')}
<li><a href="#records">${escaped(texts.records[language])}</a></li></ul></nav>
<main>`;
  for (const section of sections) yield* sectionText(pool, section, whose);
  yield `<section id="records"><h2>${escaped(texts.records[language])}</h2>\n`;
  for await (const batch of recordsOf(pool, records)) {
    for (const record of batch) {
      const changes = readableChanges(record, language).map(
        ({ label, before, after }) =>
          [
            label,
            record.operation === 'update' ? `${before ?? '–'} → ${after ?? '–'}` : (after ?? before),
          ] as const,
      );
      const who = [recordActor(record, language), record.actingForName].filter(Boolean).join(' · ');
      const facts = [
        [texts.when[language], readableValue(instant, record.changedAt, null, language)],
        [texts.who[language], who],
        ...changes,
      ] as const;
      yield `<article><h3>${escaped(recordHeading(record, language))}</h3>${list(facts)}</article>\n`;
    }
  }
  yield '</section></main></body></html>\n';
}

const instant: RecordedColumn = { kind: 'instant', is: '', en: '' };

async function* sectionText(pool: pg.Pool, section: Section, whose: Subject) {
  const { language } = whose;
  yield `<section id="${section.table}"><h2>${escaped(section.name[language])}</h2>\n`;
  let isEmpty = true;
  for await (const rows of rowsOf(pool, section, whose)) {
    isEmpty = false;
    yield rows.map((held) => `<article>${list(factsOf(section, held, language))}</article>\n`).join('');
  }
  if (isEmpty) yield `<p class="none">${escaped(texts.nothing[language])}</p>`;
  yield '</section>\n';
}

/** What is empty is left out: in most rows it is more than half. */
function factsOf({ columns }: Section, { row, names }: ExportedData, language: Language) {
  return columns.flatMap((column) => {
    const value = row[column.id];
    if (value === null || value === '') return [];
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    return [[column[language], readableValue(column, text, names[column.id] ?? null, language)] as const];
  });
}

const list = (facts: readonly (readonly [string, string | null])[]) =>
  `<dl>${facts.map(([label, value]) => `<div><dt>${escaped(label)}</dt><dd>${escaped(value ?? '–')}</dd></div>`).join('')}</dl>`;

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
