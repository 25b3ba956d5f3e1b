import type { CwrWork } from './typed.ts';
import type { TypedRecord } from './values.ts';

/** The records of a work in the order that CWR wants: the reverse of `workFrom`. Native names of sources follow their titles. */
export function workRecords(work: CwrWork): TypedRecord[] {
  return [{ type: work.type, values: work }, ...partyRecords(work), ...detailRecords(work)];
}

function* partyRecords({ chains, writers }: CwrWork): Generator<TypedRecord> {
  for (const publisher of chains.flatMap(({ publishers }) => publishers)) {
    yield { type: publisher.isControlled ? 'SPU' : 'OPU', values: publisher };
    for (const values of publisher.nativeNames) yield { type: 'NPN', values };
    for (const values of publisher.territories) yield { type: values.isControlled ? 'SPT' : 'OPT', values };
  }
  for (const writer of writers) {
    yield { type: writer.isControlled ? 'SWR' : 'OWR', values: writer };
    for (const values of writer.nativeNames) yield { type: 'NWN', values };
    for (const values of writer.territories) yield { type: values.isControlled ? 'SWT' : 'OWT', values };
    for (const values of writer.publishers) yield { type: 'PWR', values };
  }
}

function* detailRecords(work: CwrWork): Generator<TypedRecord> {
  for (const values of work.alternateTitles) yield { type: 'ALT', values };
  for (const values of work.nativeTitles) yield { type: 'NAT', values };
  for (const source of work.excerptOf) yield* sourceRecords({ type: 'EWT', values: source }, 'NET', source);
  for (const source of work.versionOf) yield* sourceRecords({ type: 'VER', values: source }, 'NVT', source);
  for (const performer of work.performers) {
    yield { type: 'PER', values: performer };
    for (const values of performer.nativeNames) yield { type: 'NPR', values };
  }
  for (const values of work.recordings) yield { type: 'REC', values };
  for (const values of work.origins) yield { type: 'ORN', values };
  for (const summary of work.instrumentation) {
    yield { type: 'INS', values: summary };
    for (const values of summary.instruments) yield { type: 'IND', values };
  }
  for (const source of work.components) yield* sourceRecords({ type: 'COM', values: source }, 'NCT', source);
  for (const values of work.notes) yield { type: 'ARI', values };
  for (const values of work.references) yield { type: 'XRF', values };
}

function* sourceRecords(
  record: TypedRecord,
  titleType: 'NET' | 'NVT' | 'NCT',
  { nativeTitles, nativeWriters }: Pick<CwrWork['components'][number], 'nativeTitles' | 'nativeWriters'>,
): Generator<TypedRecord> {
  yield record;
  for (const values of nativeTitles) yield { type: titleType, values };
  for (const values of nativeWriters) yield { type: 'NOW', values };
}
