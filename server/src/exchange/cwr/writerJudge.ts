import type { Messages } from './messages.ts';
import { isUnpublished } from './workJudge.ts';
import { ownsSomething, type PublisherEntry, rights, type WorkModel, type WriterEntry } from './workModel.ts';

export function judgeWriters(work: WorkModel, messages: Messages): void {
  const names = new Map<string, string>();
  const mustHavePublisher = !isUnpublished(work);
  for (const writer of work.writers) {
    judgeWriter(writer, messages);
    if (work.writers.length > 1) judgeUnique(writer, names, messages);
    judgeTwice(writer, messages);
    if (writer.isControlled) {
      const isCollected = writer.territories.some(({ isOther }) => !isOther);
      if (ownsSomething(writer) && !isCollected) messages.add('NWR T 020', writer.record);
      if (mustHavePublisher && writer.publishers.length === 0) messages.add('SWR R 002', writer.record);
    }
    for (const link of writer.publishers)
      (link.layout.span.chain ? judgeLink22 : judgeLink21)(work, writer, link, messages);
  }
}

function judgeWriter({ record, isControlled, role }: WriterEntry, messages: Messages): void {
  if (isControlled) {
    if (record.isBlank('party')) messages.add('SWR F 001', record);
    if (record.isBlank('lastName')) messages.add('SWR F 003', record);
    if (!record.isBlank('isUnknown')) messages.add('SWR F 004', record);
    if (role === '') messages.add('SWR F 007', record);
    return;
  }
  const name = record.field('lastName');
  const unknown = record.field('isUnknown');
  if (name === '' && unknown !== 'Y') messages.add('SWR F 003', record);
  if (!['', 'Y', 'N'].includes(unknown)) messages.add('SWR F 005', record);
  if (unknown === 'Y' && name !== '') messages.add('SWR F 006', record);
}

function judgeUnique({ record, isControlled }: WriterEntry, names: Map<string, string>, messages: Messages) {
  if (!isControlled || record.isBlank('party')) return;
  const party = record.field('party');
  const name = `${record.field('lastName')}, ${record.field('firstName')}`;
  if ((names.get(party) ?? name) !== name) messages.add('SWR F 002', record);
  names.set(party, name);
}

/** SWT R 002 within the records of one writer: two writers of a publisher may both collect in a territory. */
function judgeTwice({ territories }: WriterEntry, messages: Messages): void {
  if (territories.length < 2) return;
  const taken = new Set<string>();
  for (const { record, territory, shares, isIncluded } of territories) {
    const keys = rights.map((right) => `${territory} ${right}`);
    if (!isIncluded) {
      for (const key of keys) taken.delete(key);
      continue;
    }
    const own = keys.filter((_, right) => (shares[right as 0] ?? 0) > 0);
    if (own.some((key) => taken.has(key))) messages.add('SWT R 002', record);
    for (const key of own) taken.add(key);
  }
}

type Link = WriterEntry['publishers'][number];

/** In 2.2 a link names the chain; the one who begins it is the writer's publisher. */
function judgeLink22({ chains }: WorkModel, writer: WriterEntry, link: Link, messages: Messages): void {
  const party = link.field('publisherParty');
  const name = link.field('publisherName');
  const writerParty = link.field('writerParty');
  if (writer.isControlled) {
    if (writerParty === '') messages.add('PWR F 008', link);
    if (party === '') messages.add('PWR F 009', link);
    if (name === '') messages.add('PWR F 010', link);
  }
  if (writerParty !== '' && writerParty !== writer.record.field('party')) messages.add('PWR F 011', link);
  const chain = chains.find(({ number }) => number === link.number('chain'));
  if (!chain) {
    messages.add('PWR F 007', link);
    return;
  }
  const original = firstOf(chain.publishers);
  if (party !== '' && party !== original?.record.field('party')) messages.add('PWR F 012', link);
  else if (name !== '' && name !== original?.record.field('name')) messages.add('PWR F 013', link);
}

/** In 2.1 a link names the publisher, whichever chain it begins. */
function judgeLink21({ chains }: WorkModel, writer: WriterEntry, link: Link, messages: Messages): void {
  if (!writer.isControlled) {
    messages.add('PWR R 001', link);
    return;
  }
  const originals = chains.flatMap(({ publishers }) =>
    publishers.filter(({ type, isControlled }) => isControlled && (type === 'E' || type === 'PA')),
  );
  const party = link.field('publisherParty');
  const named = originals.filter(({ record }) => record.field('party') === party);
  if (party === '' || named.length === 0) messages.add('PWR F 001', link);
  else if (!named.some(({ record }) => record.field('name') === link.field('publisherName')))
    messages.add('PWR F 002', link);
  const writerParty = link.field('writerParty');
  if (writerParty === '' || writerParty !== writer.record.field('party')) messages.add('PWR F 005', link);
}

const firstOf = (publishers: readonly PublisherEntry[]) => publishers[0];
