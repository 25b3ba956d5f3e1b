import type { ClipboardEvent } from 'react';
import { useText } from '../i18n/texts.tsx';
import { useToast } from '../ui/Toast.tsx';
import { cellsOfText, mayHaveHeadings, readCells, textOfCells } from './importing.ts';
import type { Edit } from './localEntry.ts';
import { messages } from './messages.ts';
import { type CellEdit, cellsOfBlock, editsOf, type GridBlock, isChanged, pasted } from './rows.ts';
import type { SheetStore } from './sheetStore.ts';
import { type SheetView, useView } from './view.ts';

interface ClipboardOptions extends GridBlock {
  store: SheetStore;
  /** What is typed in has a clipboard of its own. */
  isEditing: boolean;
  put: (cells: readonly CellEdit[]) => void;
  /** Takes a list that is pasted with its headings; answers whether it is one. */
  onList: (cells: string[][]) => Promise<boolean>;
}

/** Says on the clipboard that the cells are of a sheet of ours, and need no reading. */
const ownType = 'application/x-omur-cells';

/** Copies, cuts and pastes blocks of cells. */
export function useClipboard({ store, isEditing, put, onList, ...of }: ClipboardOptions) {
  const view = useView();
  const { rows, columns, block } = of;
  const putBlock = usePutBlock(store, of);
  const copy = (event: ClipboardEvent): boolean => {
    if (isEditing) return false;
    event.preventDefault();
    const texts = rows
      .slice(block.top, block.bottom + 1)
      .map(({ line }) => columns.slice(block.left, block.right + 1).map((column) => line[column] ?? ''));
    event.clipboardData.setData('text/plain', textOfCells(texts));
    event.clipboardData.setData(ownType, view.form.kind);
    return true;
  };
  return {
    onCopy: (event: ClipboardEvent) => void copy(event),
    onCut: (event: ClipboardEvent) => {
      if (copy(event)) put(cellsOfBlock(of, ''));
    },
    onPaste: (event: ClipboardEvent) => {
      if (isEditing) return;
      event.preventDefault();
      const cells = cellsOfText(event.clipboardData.getData('text/plain'));
      const [[single = ''] = []] = cells;
      const isOne = cells.length === 1 && cells[0]?.length === 1;
      // One value fills the block that is chosen.
      if (isOne && (block.bottom > block.top || block.right > block.left)) {
        put(cellsOfBlock(of, single));
        return;
      }
      const isOwn = event.clipboardData.types.includes(ownType);
      if (isOwn || !mayHaveHeadings(cells)) putBlock(cells, isOwn);
      else void onList(cells).then((isList) => !isList && putBlock(cells, false));
    },
  };
}

/** Puts a block onto the sheet from the chosen cell on, as one change, and tells of what there was no room for. */
function usePutBlock(store: SheetStore, { rows, columns: all, block }: GridBlock) {
  const t = useText();
  const toast = useToast();
  const view = useView();
  return (cells: readonly (readonly string[])[], isOwn: boolean) => {
    const columns = all.slice(block.left);
    const read = isOwn ? cells : readBlock(view, cells, columns);
    const {
      cells: there,
      further,
      entries,
      beyond,
    } = pasted(read, rows.slice(block.top), {
      columns,
      form: view.form,
    });
    const filled = columns.filter((_, at) => read.some((row) => row[at]));
    const added = isOwn ? entries : (view.completed?.(entries, filled) ?? entries);
    const places = store.freePlaces(added.length);
    const edits = [
      ...withFurther(editsOf(there.filter(isChanged), view.form), there.at(-1), further),
      ...places.map((place, i): Edit => ({ place, lines: [...(added[i] ?? [])] })),
    ];
    if (edits.length > 0) store.edit(edits);
    const lost = [
      ...(beyond > 0 ? [t(messages.pasteWide, { count: beyond })] : []),
      ...(places.length < added.length ? [t(messages.pasteFull)] : []),
    ];
    if (lost.length > 0) toast({ text: lost.join(' '), look: 'warning', seconds: 20 });
    // Where not all entries are shown, new ones are not either.
    else if (places.length > 0 && rows.at(-1)?.entry) toast({ text: t(messages.pasteBelow) });
  };
}

/** The cells as spreadsheets write what the columns have. */
function readBlock(view: SheetView, cells: readonly (readonly string[])[], columns: readonly string[]) {
  const read = columns.map((column, at) =>
    readCells(
      view,
      column,
      cells.map((row) => row[at] ?? ''),
    ),
  );
  return cells.map((row, n) => row.map((cell, at) => read[at]?.[n] ?? cell));
}

/** The edits with lines that go on with the entry of the last cell. */
function withFurther(
  edits: readonly Edit[],
  last: CellEdit | undefined,
  further: readonly Edit['lines'][number][],
): Edit[] {
  if (!last || further.length === 0) return [...edits];
  const { place, entry } = last.row;
  const before = edits.find((edit) => edit.place === place)?.lines ?? entry?.lines ?? [];
  return [...edits.filter((edit) => edit.place !== place), { place, lines: [...before, ...further] }];
}
