import {
  deleteBulk,
  keepBulkColumns,
  listBulks,
  saveBulkEntries,
  savedTogether,
  startBulk,
} from '@omur/contract/platform/calls/bulk';
import { type BulkKind, mostEntries, type SheetLine } from '@omur/contract/platform/rules/sheetLines';
import { useRef, useState } from 'react';
import { call } from '../api/call.ts';
import { useReadAnew } from '../api/useChange.ts';
import { formatWhole } from '../i18n/format.ts';
import { useText } from '../i18n/texts.tsx';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { CheckboxField } from '../ui/CheckboxField.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { MappedColumns } from '../ui/MappedColumns.tsx';
import { Progress } from '../ui/Progress.tsx';
import { Stack } from '../ui/Stack.tsx';
import { useToast } from '../ui/Toast.tsx';
import { entriesOfRows, type Mapping, mappingProblem } from './importing.ts';
import { MappingChoice, proposedColumns, proposedName } from './MappingChoice.tsx';
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
  const [chosen, setChosen] = useState(() => proposedColumns(file).map((column) => column ?? 'none'));
  const [keptAs, setKeptAs] = useState(() => proposedName(file));
  // Of a list without headings the first line is one like the others.
  const [hasHeadings, setHasHeadings] = useState(true);
  const mapping = chosen.map((column) => (column === 'none' ? undefined : column));
  const headings = file.columns.map(({ heading }) => heading);
  const rows = hasHeadings ? file.rows : [headings, ...file.rows];
  const entries = entriesOfRows(view, rows, mapping);
  const wrong = mappingProblem(view, mapping);
  const { take, drop, done, problem } = useTaking(file, [hasHeadings, ...chosen].join(), onDone);
  const keep = useKeeping(form.kind);
  const close = () => {
    drop();
    onClose();
  };
  const isTooMany = entries.length > mostEntries;
  const confirm = () => {
    if (hasHeadings) keep(headings, mapping, keptAs.name);
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
    (isTooMany ? t(texts.tooMany, { count: formatWhole(entries.length) }) : undefined) ??
    (entries.length === 0 ? t(messages.noneRead) : undefined);
  return (
    <Dialog
      isOpen
      size="large"
      title={t(messages.columnsTitle)}
      description={t(messages.columnsMore)}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{t(messages.cancel)}</Button>
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
        <CheckboxField label={t(messages.hasHeadings)} isChecked={hasHeadings} onChange={setHasHeadings} />
        {hasHeadings && (
          <MappingChoice
            file={file}
            keptAs={keptAs}
            onChange={setKeptAs}
            onColumns={(columns) => setChosen(columns.map((column) => column ?? 'none'))}
          />
        )}
        <ColumnChoice
          headings={hasHeadings ? headings : headings.map(() => '')}
          rows={rows}
          chosen={chosen}
          onChange={setChosen}
        />
      </Stack>
    </Dialog>
  );
}

/** For the next file or list with the same headings. That it is not kept keeps nobody from going on; where it has a name, they are told. */
function useKeeping(bulkKind: BulkKind) {
  const toast = useToast();
  const readAnew = useReadAnew();
  return (headings: readonly string[], mapping: Mapping, name: string): void =>
    void call(keepBulkColumns, {
      body: {
        bulkKind,
        columns: headings.map((heading, i) => ({ heading, sheetColumn: mapping[i] ?? null })),
        bulkMappingName: name.trim() || null,
      },
      idempotencyKey: crypto.randomUUID(),
    })
      .then(() => readAnew(keepBulkColumns))
      .catch((error: Error) => name.trim() && toast({ look: 'danger', text: error.message }));
}

interface ColumnChoiceProps {
  headings: readonly string[];
  rows: readonly (readonly string[])[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

function ColumnChoice({ headings, rows, chosen, onChange }: ColumnChoiceProps) {
  const t = useText();
  const view = useView();
  const { columns, keyColumn } = view.form;
  return (
    <MappedColumns
      columns={headings.map((heading, i) => {
        const name = heading || t(messages.columnNumbered, { number: i + 1 });
        const said = rows.flatMap((row) => row[i] || []).slice(0, 3);
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

/** What has become of a sheet whose entries are being saved: another try goes on with it, unless the lines have changed. */
interface Begun {
  /** How the lines were read. */
  as: string;
  bulkId: number;
  saved: number;
  idempotencyKey: string;
}

/** Makes a sheet of entries, and has them saved and checked a part at a time. */
function useTaking(file: ReadFile, as: string, onDone: ((bulkId: number) => void) | undefined) {
  const readAnew = useReadAnew();
  const { form } = useView();
  const begun = useRef<Begun>(undefined);
  const [done, setDone] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const begin = async (): Promise<Begun> => {
    const before = begun.current;
    if (before?.as === as) return before;
    if (before) await call(deleteBulk, { params: { bulkId: before.bulkId } });
    begun.current = undefined;
    const { bulkId } = await call(startBulk, {
      body: { bulkKind: form.kind, bulkName: file.name.slice(0, 200) || '–' },
    });
    return { as, bulkId, saved: 0, idempotencyKey: crypto.randomUUID() };
  };
  const take = async (entries: SheetLine[][]) => {
    setProblem(undefined);
    setDone(begun.current?.as === as ? begun.current.saved : 0);
    try {
      const sheet = await begin();
      begun.current = sheet;
      while (sheet.saved < entries.length) {
        sheet.saved += await savePart(sheet, entries.slice(sheet.saved));
        sheet.idempotencyKey = crypto.randomUUID();
        setDone(sheet.saved);
      }
      await readAnew({ affects: () => [listBulks] });
      onDone?.(sheet.bulkId);
    } catch (error) {
      setProblem((error as Error).message);
      setDone(undefined);
    }
  };
  /** Nothing is left of a list that was not read in to its end. */
  const drop = () => {
    const { bulkId } = begun.current ?? {};
    if (bulkId !== undefined) void call(deleteBulk, { params: { bulkId } }).catch(() => undefined);
  };
  return { take, drop, done, problem };
}

/** Saves as many of the entries that are left as may be saved together; answers how many they were. */
async function savePart({ bulkId, saved, idempotencyKey }: Begun, rest: readonly SheetLine[][]) {
  const part = rest.slice(0, savedTogether(rest.map(({ length }) => length)));
  await call(saveBulkEntries, {
    params: { bulkId },
    body: {
      entries: part.map((lines, i) => ({
        place: saved + 1 + i,
        rowVersion: 0,
        lines: lines.map((line) => ({ ...line })),
      })),
    },
    idempotencyKey,
  });
  return part.length;
}
