import { formatDuration } from '@omur/contract/platform/rules/duration';
import type { FoundWork } from '@omur/contract/works/works';
import type { KnownRow } from '../form.ts';

/** A work as it is put on the list: once, at its own length. */
export function knownRow({ workId, title, authorNames, artists, ...work }: FoundWork): KnownRow {
  const { durationSeconds, firstPerformedOn } = work;
  return {
    kind: 'known',
    key: crypto.randomUUID(),
    workId,
    title,
    by: authorNames || (artists ?? ''),
    duration: durationSeconds === null ? '' : formatDuration(durationSeconds),
    quantity: '1',
    firstPerformedOn: firstPerformedOn ?? undefined,
  };
}
