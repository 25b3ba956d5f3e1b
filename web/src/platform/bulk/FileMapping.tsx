import {
  keepBulkColumns,
  listBulks,
  saveBulkEntries,
  savedTogether,
  startBulk,
} from '@omur/contract/platform/calls/bulk';
import { mostEntries, type SheetLine } from '@omur/contract/platform/rules/sheetLines';
import { useState } from 'react';
import { call } from '../api/call.ts';
import { useReadAnew } from '../api/useChange.ts';
import { formatWhole } from '../i18n/format.ts';
import { useText } from '../i18n/texts.tsx';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { MappedColumns } from '../ui/MappedColumns.tsx';
import { Progress } from '../ui/Progress.tsx';
import { Stack } from '../ui/Stack.tsx';
import { mappingProblem, entriesOfRows } from './importing.ts';
import { messages } from './messages.ts';
import type { ReadFile } from './useFileReading.ts';
import { type SheetView, useView } from './view.ts';

interface FileMappingProps {
  file: ReadFile;
  /** Takes the entries where they do not become a sheet of their own. */
  onTake?: (entries: SheetLine[][]) => void;
  onDone?: (bulkId: number) => void;
  onClose: () => void;
}

/** O108: which column of a file is which of ours; its entries become a sheet, or go onto one. */
export function FileMapping({ file, onTake, onDone, onClose }: FileMappingProps) {
  const t = useText();
  const view = useView();
  const { form, texts } = view;
  const [chosen, setChosen] = useState(() => file.columns.map(({ sheetColumn }) => sheetColumn ?? 'none'));
  const mapping = chosen.map((column) => (column === 'none' ? undefined : column));
  const entries = entriesOfRows(view, file.rows, mapping);
  const wrong = mappingProblem(view, mapping);
  const { take, done, problem } = useTaking(file, onDone);
  const isTooMany = entries.length > mostEntries;
  const confirm = () => {
    void call(keepBulkColumns, {
      body: {
        bulkKind: form.kind,
        columns: file.columns.map(({ heading }, i) => ({ heading, sheetColumn: mapping[i] ?? null })),
      },
      idempotencyKey: crypto.randomUUID(),
    }).catch(() => undefined);
    if (onTake) {
      onTake(entries);
      onClose();
    } else void take(entries);
  };
  const said =
    problem ??
    (wrong === 'needed' ? t(texts.needed) : undefined) ??
    (wrong && wrong !== 'needed'
      ? t(messages.twice, { column: t(labelOf(view, wrong.twice)) })
      : undefined) ??
    (isTooMany ? t(texts.tooMany, { count: formatWhole(entries.length) }) : undefined);
  return (
    <Dialog
      isOpen
      size="large"
      title={t(messages.columnsTitle)}
      description={t(messages.columnsMore)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t(messages.cancel)}</Button>
          <Button
            look="primary"
            disabled={wrong !== undefined || isTooMany || entries.length === 0}
            isLoading={done !== undefined}
            onClick={confirm}
          >
            {t(texts.take, { count: entries.length })}
          </Button>
        </>
      }
    >
      <Stack>
        {said && <Alert look={problem ? 'danger' : 'warning'} isAnnounced title={said} />}
        {done !== undefined && (
          <Progress
            label={t(texts.checking)}
            value={done / entries.length}
            detail={t(messages.ofAll, { done: formatWhole(done), all: formatWhole(entries.length) })}
          />
        )}
        <ColumnChoice file={file} chosen={chosen} onChange={setChosen} />
      </Stack>
    </Dialog>
  );
}

interface ColumnChoiceProps {
  file: ReadFile;
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

function ColumnChoice({ file, chosen, onChange }: ColumnChoiceProps) {
  const t = useText();
  const view = useView();
  const { columns, keyColumn } = view.form;
  return (
    <MappedColumns
      columns={file.columns.map(({ heading }, i) => {
        const name = heading || t(messages.columnNumbered, { number: i + 1 });
        const said = file.rows.flatMap((row) => row[i] || []).slice(0, 3);
        return {
          number: i + 1,
          name,
          said: said.join(' · ').slice(0, 160) || t(messages.empty),
          label: t(messages.oursOf, { heading: name }),
          value: chosen[i] ?? 'none',
        };
      })}
      options={[
        { value: 'none', label: t(messages.notRead) },
        ...[...columns, ...(keyColumn ? [keyColumn] : [])].map((column) => ({
          value: column,
          label: t(labelOf(view, column)),
        })),
      ]}
      onChange={(number, value) => onChange(chosen.map((before, i) => (i === number - 1 ? value : before)))}
    />
  );
}

const labelOf = ({ form, texts }: SheetView, column: string) =>
  (column === form.keyColumn ? texts.keyColumn : undefined) ?? form.labelOf(column);

/** Makes a sheet of entries, and has them saved and checked a part at a time. */
function useTaking(file: ReadFile, onDone: ((bulkId: number) => void) | undefined) {
  const readAnew = useReadAnew();
  const { form } = useView();
  const [done, setDone] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const take = async (entries: SheetLine[][]) => {
    setProblem(undefined);
    setDone(0);
    try {
      const { bulkId } = await call(startBulk, {
        body: { bulkKind: form.kind, bulkName: file.name.slice(0, 200) || '–' },
      });
      for (let from = 0; from < entries.length; ) {
        const rest = entries.slice(from);
        const part = rest.slice(0, savedTogether(rest.map(({ length }) => length)));
        const first = from + 1;
        await call(saveBulkEntries, {
          params: { bulkId },
          body: {
            entries: part.map((lines, i) => ({
              place: first + i,
              rowVersion: 0,
              lines: lines.map((line) => ({ ...line })),
            })),
          },
          idempotencyKey: crypto.randomUUID(),
        });
        from += part.length;
        setDone(from);
      }
      await readAnew({ affects: () => [listBulks] });
      onDone?.(bulkId);
    } catch (error) {
      setProblem((error as Error).message);
      setDone(undefined);
    }
  };
  return { take, done, problem };
}
