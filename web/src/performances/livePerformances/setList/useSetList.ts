import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useText } from '../../../platform/i18n/texts.tsx';
import { useToast } from '../../../platform/ui/Toast.tsx';
import type { SetListRow } from '../form.ts';
import { fieldIds } from '../refusedFields.ts';
import type { Edit } from '../useLivePerformance.ts';
import { messages } from './messages.ts';
import { gripId, type LineActs } from './SetListLine.tsx';
import { useDragOrder } from './useDragOrder.ts';

/** What can be done to the lines of the list: put in order, changed, removed and put back. */
export function useSetList(rows: readonly SetListRow[], edit: Edit) {
  const t = useText();
  const toast = useToast();
  const [edited, setEdited] = useState<SetListRow>();
  const [spoken, setSpoken] = useState('');

  const move = (from: number, to: number) => {
    const row = rows[from];
    if (!row || from === to) return;
    edit(({ setList }) => ({ setList: moved(setList, from, to) }));
    setSpoken(t(messages.moved, { title: row.title, place: to + 1, count: rows.length }));
    // A row that has been moved in the document has lost the focus.
    requestAnimationFrame(() => document.getElementById(gripId(row.key))?.focus());
  };
  const { list, take, drag } = useDragOrder(move);

  const remove = (row: SetListRow) => {
    const at = rows.indexOf(row);
    edit((before) => ({ setList: before.setList.filter(({ key }) => key !== row.key) }));
    document.getElementById(fieldIds.setList)?.focus();
    const putBack = () =>
      edit(({ setList }) =>
        setList.some(({ key }) => key === row.key) ? {} : { setList: setList.toSpliced(at, 0, row) },
      );
    toast({
      text: t(messages.removed, { title: row.title }),
      action: { label: t(messages.undo), onSelect: putBack },
    });
  };

  // The rows are given the same four functions for as long as the list stands.
  const latest = useRef<Omit<LineActs, 'edit'>>(undefined);
  useLayoutEffect(() => {
    latest.current = { take, move, remove };
  });
  const acts = useMemo<LineActs>(
    () => ({
      take: (at, event) => latest.current?.take(at, event),
      move: (from, to) => latest.current?.move(from, to),
      edit: setEdited,
      remove: (row) => latest.current?.remove(row),
    }),
    [],
  );
  return { acts, drag, list, edited, closeEditor: () => setEdited(undefined), spoken };
}

export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const item = items[from];
  return item === undefined ? [...items] : items.toSpliced(from, 1).toSpliced(to, 0, item);
}
