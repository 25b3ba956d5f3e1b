import { defaultDuration, formatDuration } from '@omur/contract/platform/rules/duration';
import type { GroupSetListLine } from '@omur/contract/works/groups';
import type { SetListRow } from '../form.ts';

/** A line of a group's set list as it is put on the list: once, at its own length. */
export function groupRow(line: GroupSetListLine): SetListRow {
  const { workId, title, artists, durationSeconds, light } = line;
  const row = {
    key: crypto.randomUUID(),
    title,
    duration: durationSeconds === null ? '' : formatDuration(durationSeconds),
    quantity: '1',
  };
  if (workId !== null) return { ...row, kind: 'known', workId, by: artists ?? '', ...(light && { light }) };
  return {
    ...row,
    kind: 'foreign',
    duration: row.duration || defaultDuration,
    authors: artists ?? '',
    iswc: '',
  };
}
