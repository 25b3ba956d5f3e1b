import { readBulkFile } from '@omur/contract/platform/calls/bulk';
import type { BulkKind } from '@omur/contract/platform/rules/sheetLines';
import { useState } from 'react';
import { call } from '../api/call.ts';
import { base64Of } from '../attachments/base64.ts';
import { useText } from '../i18n/texts.tsx';
import { farthest, isFilled } from './importing.ts';
import { proposedColumns } from './MappingChoice.tsx';
import { messages } from './messages.ts';
import type { ReadFile } from './useFileReading.ts';
import { useView } from './view.ts';

/** What the headings of a block of cells are likely to be; the rest of it stays here. */
async function headingsOf(bulkKind: BulkKind, cells: readonly (readonly string[])[]): Promise<ReadFile> {
  const rows = cells.filter(isFilled);
  const first = rows.slice(0, farthest + 1);
  // Nothing that could be taken for what parts the cells.
  const text = first.map((row) => row.map((cell) => cell.replace(/[;,"\s]+/gu, ' ')).join('\t')).join('\n');
  const answer = await call(readBulkFile, {
    body: { bulkKind, fileName: 'listi.txt', content: await base64Of(new Blob([text])) },
  });
  const below = first.length - answer.rows.length;
  const headings = rows[below - 1] ?? [];
  return {
    ...answer,
    name: '',
    columns: answer.columns.map((column, at) => ({ ...column, heading: (headings[at] ?? '').slice(0, 200) })),
    rows: rows.slice(below).map((row) => answer.columns.map((_, at) => row[at] ?? '')),
  };
}

/** A list that is pasted: which column is which is asked as of a file, and what is confirmed is kept by name. */
export function usePastedList() {
  const t = useText();
  const { form } = useView();
  const [file, setFile] = useState<ReadFile>();
  const [problem, setProblem] = useState<string>();
  const shown = (read: ReadFile) => setFile({ ...read, name: t(messages.pastedName) });
  return {
    file,
    problem,
    close: () => setFile(undefined),
    /** Opens it, whatever its first line is. */
    open: async (cells: string[][]): Promise<void> => {
      setProblem(undefined);
      try {
        shown(await headingsOf(form.kind, cells));
      } catch (error) {
        setProblem((error as Error).message);
      }
    },
    /** Opens it where it has headings that are known. */
    openIfHeaded: async (cells: string[][]): Promise<boolean> => {
      const read = await headingsOf(form.kind, cells).catch(() => undefined);
      const isHeaded = read !== undefined && proposedColumns(read).filter((column) => column).length > 1;
      if (isHeaded) shown(read);
      return isHeaded;
    },
  };
}
