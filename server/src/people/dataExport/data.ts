import type { Language } from '@omur/contract/platform/rules/language';
import { readableChanges, recordActor, recordHeading } from '@omur/contract/people/rules/recordTexts';
import type pg from 'pg';
import type { List } from '../../platform/http/list.ts';
import { recordsOf, rowsOf } from './read.ts';
import { sections } from './sectionsQueries.ts';

export interface Subject {
  personId: number;
  name: string;
  /** Whether its reader is the person, and not somebody of the staff or who acts for them. */
  isOwn: boolean;
  language: Language;
  /** The records of the person. */
  records: List;
}

/** Everything as one JSON document, written while it is read. */
export async function* exportedData(pool: pg.Pool, whose: Subject) {
  const { name, language, records } = whose;
  yield `{"person":${JSON.stringify(name)},"writtenAt":${JSON.stringify(new Date().toISOString())},"held":{`;
  for (const [at, section] of sections.entries()) {
    yield `${at > 0 ? ',' : ''}\n${JSON.stringify(section.table)}:[`;
    let isFirst = true;
    for await (const rows of rowsOf(pool, section, whose)) {
      yield `${isFirst ? '' : ','}\n${rows.map(({ row }) => JSON.stringify(row)).join(',\n')}`;
      isFirst = false;
    }
    yield ']';
  }
  yield '},\n"records":[';
  let isFirst = true;
  for await (const batch of recordsOf(pool, records)) {
    const rows = batch.map((record) =>
      JSON.stringify({
        changedAt: record.changedAt,
        what: recordHeading(record, language),
        who: recordActor(record, language),
        actingFor: record.actingForName,
        workId: record.workId,
        title: record.title,
        changes: readableChanges(record, language),
      }),
    );
    yield `${isFirst ? '' : ','}\n${rows.join(',\n')}`;
    isFirst = false;
  }
  yield ']}\n';
}
