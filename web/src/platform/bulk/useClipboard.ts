import type { ClipboardEvent } from 'react';
import { useText } from '../i18n/texts.tsx';
import { useToast } from '../ui/Toast.tsx';
import { addEntries } from './addEntries.ts';
import { cellsOfText, textOfCells } from './importing.ts';
import { messages } from './messages.ts';
import { type CellEdit, cellsOfBlock, type GridBlock, pasted } from './rows.ts';
import type { SheetStore } from './sheetStore.ts';
import { useView } from './view.ts';

interface ClipboardOptions extends GridBlock {
  store: SheetStore;
  /** What is typed in has a clipboard of its own. */
  isEditing: boolean;
  put: (cells: readonly CellEdit[]) => void;
}

/** Copies, cuts and pastes blocks of cells. */
export function useClipboard({ store, isEditing, put, ...of }: ClipboardOptions) {
  const t = useText();
  const toast = useToast();
  const { form } = useView();
  const { rows, columns, block } = of;
  const copy = (event: ClipboardEvent): boolean => {
    if (isEditing) return false;
    event.preventDefault();
    const texts = rows
      .slice(block.top, block.bottom + 1)
      .map(({ line }) => columns.slice(block.left, block.right + 1).map((column) => line[column] ?? ''));
    event.clipboardData.setData('text/plain', textOfCells(texts));
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
      const { cells: there, entries } = pasted(cells, rows.slice(block.top), {
        columns: columns.slice(block.left),
        form,
      });
      put(there);
      if (entries.length > 0 && addEntries(store, entries) < entries.length)
        toast({ text: t(messages.pasteFull) });
    },
  };
}
