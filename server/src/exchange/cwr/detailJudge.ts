import { testOf } from './checks.ts';
import { standardCodes } from './codes.ts';
import type { JudgeOptions, Messages } from './messages.ts';
import { type CwrRecord, isEmpty } from './record.ts';
import type { WorkModel } from './workModel.ts';

type Judge = (record: CwrRecord, messages: Messages, work: WorkModel, options: JudgeOptions) => void;

const isTitleText = testOf({ is: 'titleText' });
const nationalTitles: ReadonlySet<string> = new Set(['OL', 'AL']);

/** Rules of titles, recordings and other details that look at more than one field. */
const judges: Readonly<Record<string, Judge>> = {
  ALT: (record, messages) => {
    const { title } = record.layout.span;
    if (!nationalTitles.has(record.field('titleType'))) {
      if (title && !record.passes(isTitleText, title)) messages.add('ALT F 004', record);
      return;
    }
    if (record.field('title').includes('\u007F')) messages.add('ALT F 005', record);
    if (record.isBlank('language')) messages.add('ALT F 006', record);
  },
  NPR: (record, messages) => {
    const names = ['lastName', 'performanceLanguage', 'performanceDialect'];
    if (names.every((name) => record.field(name) === '')) messages.add('NPR F 005', record);
  },
  REC: (record, messages) => {
    const { spans, span } = record.layout;
    if (spans.slice(2).every(({ name }) => isEmpty(record.field(name)))) messages.add('REC F 001', record);
    const hasIsrc = record.field('isrc') !== '';
    if (span.isrcValidity && hasIsrc && !['Y', 'N', 'U'].includes(record.field('isrcValidity')))
      messages.add('REC F 018', record);
  },
  ORN: (record, messages) => {
    const purpose = record.field('intendedPurpose');
    const production = record.field('productionTitle');
    if (purpose === 'LIB' && record.field('cdIdentifier') === '') messages.add('ORN F 004', record);
    if (production === '' && record.field('library') === '') messages.add('ORN F 010', record);
    if (['FIL', 'TEL'].includes(purpose) && production === '') messages.add('ORN F 013', record);
  },
  COM: (record, messages, { header }) => {
    if (header.field('compositeType') === '') messages.add('COM R 001', record);
    if (record.field('writer2FirstName') !== '' && record.field('writer2LastName') === '')
      messages.add('COM F 007', record);
  },
  ARI: (record, messages, _work, { codes = standardCodes }) => {
    const note = record.field('note');
    const subject = record.field('subject');
    if (note === '' && record.field('workNumber') === '') messages.add('ARI R 001', record);
    if (subject === '' ? note !== '' : !codes.isListed('subject', subject)) messages.add('ARI F 003', record);
  },
  XRF: (record, messages, _work, { participants, codes = standardCodes }) => {
    const code = record.field('organisation');
    const isSender = participants
      ? participants.some((participant) => participant.code === code)
      : /^[A-Z0-9]*[A-Z][A-Z0-9]*$/u.test(code);
    // 099 stands for no society.
    if (code === '099' || !(codes.isListed('organisation', code) || isSender))
      messages.add('XRF F 001', record);
  },
};

/** What a record has to follow, not counting those that may stand between. */
const sources: Readonly<Record<string, { rule: string; after: readonly string[] }>> = {
  NET: { rule: 'NET R 001', after: ['EWT'] },
  NCT: { rule: 'NCT R 002', after: ['COM'] },
  NVT: { rule: 'NVT R 003', after: ['VER'] },
  NOW: { rule: 'NOW R 001', after: ['EWT', 'VER', 'COM', 'NET', 'NVT', 'NCT', 'NOW'] },
  IND: { rule: 'IND R 001', after: ['INS', 'IND'] },
};

/** The types that a rule of details is about; the others make up most of a file. */
const concerned: ReadonlySet<string> = new Set([
  ...Object.keys(judges),
  ...Object.keys(sources),
  'EWT',
  'VER',
  'NAT',
]);

export function judgeDetails(work: WorkModel, options: JudgeOptions, messages: Messages): void {
  const seen: Seen = { EWT: false, VER: false, originalTitle: false };
  let before = '';
  for (const record of work.records) {
    const { type } = record;
    if (concerned.has(type)) {
      judges[type]?.(record, messages, work, options);
      const source = sources[type];
      if (source && !source.after.includes(before)) messages.add(source.rule, record);
      judgeOnce(record, seen, messages);
    }
    before = type;
  }
}

interface Seen {
  EWT: boolean;
  VER: boolean;
  originalTitle: boolean;
}

/** What a work has once. */
function judgeOnce(record: CwrRecord, seen: Seen, messages: Messages): void {
  const { type } = record;
  if (type === 'EWT' || type === 'VER') {
    if (seen[type]) messages.add(`${type} R 001`, record);
    seen[type] = true;
  }
  if (type === 'NAT' && record.field('titleType') === 'OT') {
    if (seen.originalTitle) messages.add('NAT R 001', record);
    seen.originalTitle = true;
  }
}
