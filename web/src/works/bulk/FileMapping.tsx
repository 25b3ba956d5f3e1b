import {
  mostSavedWorks,
  keepBulkColumns,
  listBulks,
  saveBulkWorks,
  startBulk,
} from '@omur/contract/works/bulk';
import type { SheetLine } from '@omur/contract/works/rules/bulkLines';
import {
  columnLabel,
  mostBulkWorks,
  sheetColumns,
  workColumn,
} from '@omur/contract/platform/fields/sheetColumns';
import { useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { useReadAnew } from '../../platform/api/useChange.ts';
import { formatWhole } from '../../platform/i18n/format.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { Dialog } from '../../platform/ui/Dialog.tsx';
import { MappedColumns } from '../../platform/ui/MappedColumns.tsx';
import { Progress } from '../../platform/ui/Progress.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { mappingProblem, worksOfRows } from './importing.ts';
import { messages } from './messages.ts';
import type { ReadFile } from './useFileReading.ts';

interface FileMappingProps {
  file: ReadFile;
  /** Takes the works where they do not become a sheet of their own. */
  onTake?: (works: SheetLine[][]) => void;
  onDone?: (bulkId: number) => void;
  onClose: () => void;
}

/** O108: which column of a file is which of ours; its works become a sheet, or go onto one. */
export function FileMapping({ file, onTake, onDone, onClose }: FileMappingProps) {
  const t = useText();
  const [chosen, setChosen] = useState(() => file.columns.map(({ sheetColumn }) => sheetColumn ?? 'none'));
  const mapping = chosen.map((column) => (column === 'none' ? undefined : column));
  const works = worksOfRows(file.rows, mapping);
  const wrong = mappingProblem(mapping);
  const { take, done, problem } = useTaking(file, onDone);
  const isTooMany = works.length > mostBulkWorks;
  const confirm = () => {
    void call(keepBulkColumns, {
      body: { columns: file.columns.map(({ heading }, i) => ({ heading, sheetColumn: mapping[i] ?? null })) },
      idempotencyKey: crypto.randomUUID(),
    }).catch(() => undefined);
    if (onTake) {
      onTake(works);
      onClose();
    } else void take(works);
  };
  const said =
    problem ??
    (wrong === 'noTitle' ? t(messages.noTitle) : undefined) ??
    (wrong && wrong !== 'noTitle' ? t(messages.twice, { column: labelOf(t, wrong.twice) }) : undefined) ??
    (isTooMany ? t(messages.tooManyWorks, { count: formatWhole(works.length) }) : undefined);
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
            disabled={wrong !== undefined || isTooMany || works.length === 0}
            isLoading={done !== undefined}
            onClick={confirm}
          >
            {t(messages.take, { count: works.length })}
          </Button>
        </>
      }
    >
      <Stack>
        {said && <Alert look={problem ? 'danger' : 'warning'} isAnnounced title={said} />}
        {done !== undefined && (
          <Progress
            label={t(messages.checking)}
            value={done / works.length}
            detail={t(messages.ofAll, { done: formatWhole(done), all: formatWhole(works.length) })}
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
        ...[...sheetColumns, workColumn].map((column) => ({ value: column, label: labelOf(t, column) })),
      ]}
      onChange={(number, value) => onChange(chosen.map((before, i) => (i === number - 1 ? value : before)))}
    />
  );
}

const labelOf = (t: ReturnType<typeof useText>, column: string) =>
  t(column === workColumn ? messages.workKey : columnLabel(column));

/** Makes a sheet of works, and has them saved and checked a part at a time. */
function useTaking(file: ReadFile, onDone: ((bulkId: number) => void) | undefined) {
  const readAnew = useReadAnew();
  const [done, setDone] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const take = async (works: SheetLine[][]) => {
    setProblem(undefined);
    setDone(0);
    try {
      const { bulkId } = await call(startBulk, { body: { bulkName: file.name.slice(0, 200) || '–' } });
      for (let from = 0; from < works.length; from += mostSavedWorks) {
        const part = works.slice(from, from + mostSavedWorks);
        await call(saveBulkWorks, {
          params: { bulkId },
          body: {
            works: part.map((lines, i) => ({
              place: from + i + 1,
              rowVersion: 0,
              lines: lines.map((line) => ({ ...line })),
            })),
          },
          idempotencyKey: crypto.randomUUID(),
        });
        setDone(from + part.length);
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
