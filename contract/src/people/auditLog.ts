import * as z from 'zod/mini';
import { endpoint, file, list } from '../platform/endpoint.ts';
import { keyName } from '../platform/fields/apiKeys.ts';
import * as people from '../platform/fields/people.ts';
import * as works from '../platform/fields/works.ts';
import { paging, queryId } from '../platform/paths.ts';
import { recordedTableNames } from './rules/recordedTables.ts';
import { day, instant, text } from '../platform/values.ts';
import { field, nullable, optional, response } from '../platform/wire.ts';

/** Totals are counted no further than this; a list that says one more has more. */
export const mostRecordsCounted = 10_000;

export const operations = ['insert', 'update', 'delete'] as const;
export type Operation = (typeof operations)[number];

/** One column of a record. Values are as the database writes them; rules/recordTexts.ts says how people read them. */
export const RecordedChange = response({
  field: field('REITUR', text),
  before: field('VAR', z.nullable(text)),
  after: field('VERDUR', z.nullable(text)),
  /** Whom or what the value is the number of. */
  nameBefore: field('NAFN_VAR', z.nullable(text)),
  nameAfter: field('NAFN_VERDUR', z.nullable(text)),
});
export type RecordedChange = z.output<typeof RecordedChange>;

/** A change on record (J4). User numbers and the number of the request are for staff. */
export const ChangeRecord = response({
  recordId: field('SKRANING_NR', z.int()),
  changedAt: field('DAGSETNING', instant),
  actorKind: people.actorKind,
  userId: nullable(people.userId),
  actorName: field('GERANDI', z.nullable(text)),
  actingForUserId: field('FYRIR_HOND_NR', z.nullable(z.int())),
  actingForName: field('FYRIR_HOND', z.nullable(text)),
  /** O46: with which key of theirs a system did it; for them and for staff. */
  keyName: nullable(keyName),
  requestId: field('BEIDNI', z.nullable(text)),
  table: field('TAFLA', text),
  operation: field('ADGERD', z.literal(operations)),
  workId: nullable(works.workId),
  title: nullable(works.title),
  personId: nullable(people.personId),
  name: nullable(people.name),
  /** Which of the things in the table it is: an author's name, a title, a code. */
  about: field('VIDFANG', z.nullable(text)),
  changes: field('BREYTINGAR', z.array(RecordedChange)),
});
export type ChangeRecord = z.output<typeof ChangeRecord>;

// PostgreSQL knows no year 0, and nothing was recorded before there was a portal.
const recordedDay = day.check(z.refine((one) => one >= '1900-01-01'));

const filter = {
  workId: queryId('workId'),
  personId: queryId('personId'),
  userId: queryId('userId'),
  actingForUserId: queryId('actingForUserId'),
  table: optional(field('table', z.literal(recordedTableNames))),
  operation: optional(field('operation', z.literal(operations))),
  /** Days in Iceland, both included. */
  from: optional(field('from', recordedDay)),
  to: optional(field('to', recordedDay)),
  /** Of the person itself, or of all works that the person is a party to. */
  scope: optional(field('scope', z.literal(['person', 'works']))),
};

export const listRecords = endpoint('GET /api/records', {
  access: 'loggedIn',
  query: { limit: paging.limit, cursor: paging.cursor, sort: paging.sort, ...filter },
  reply: list(ChangeRecord, 'record.noneFound', ['changedAt']),
});

export const exportRecords = endpoint('GET /api/records.csv', {
  access: 'loggedIn',
  query: { sort: paging.sort, ...filter },
  reply: file('text/csv; charset=utf-8'),
});
