import {
  exportSocietyFigures,
  listSocietyFigures,
  type SocietyFigure,
  type SocietyImport,
} from '@omur/contract/exchange/societyFiles';
import { figureNames, lightNames } from '@omur/contract/exchange/figureNames';
import { figureKinds, type FigureKind } from '@omur/contract/platform/fields/societyFiles';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { callFile } from '../../platform/api/call.ts';
import { usePages } from '../../platform/api/queries.ts';
import { FileProblem, useFile } from '../../platform/download/File.tsx';
import { formatWhole } from '../../platform/i18n/format.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { Badge } from '../../platform/ui/Badge.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import type { Column } from '../../platform/ui/columns.ts';
import { ListToolbar } from '../../platform/ui/ListToolbar.tsx';
import { SelectField } from '../../platform/ui/SelectField.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { VirtualTable } from '../../platform/ui/VirtualTable.tsx';
import { formatExact } from '../../royalties/statements/money.ts';
import { messages } from './messages.ts';

/** O91: sums of the earlier system beside the same here, differences first. */
export function Figures({ of: { societyImportId } }: { of: SocietyImport }) {
  const t = useText();
  const [kind, setKind] = useState<FigureKind | ''>('');
  const params = { societyImportId };
  const query = kind === '' ? {} : { figureKind: kind };
  const list = usePages(listSocietyFigures, { params, query });
  const book = useFile(`gagnaflutningur-${societyImportId}.xlsx`, (signal) =>
    callFile(exportSocietyFigures, { params, signal }),
  );
  return (
    <Stack gap="small">
      <ListToolbar
        actions={
          <Button
            icon={<Download size={18} aria-hidden />}
            isLoading={book.isFetching}
            onClick={() => void book.fetchFile()}
          >
            {t(messages.inFile)}
          </Button>
        }
      >
        <SelectField
          label={t(messages.which)}
          isLabelHidden
          value={kind}
          onChange={setKind}
          options={[
            { value: '', label: t(messages.all) },
            ...figureKinds.map((one) => ({ value: one, label: t(figureNames[one]) })),
          ]}
        />
      </ListToolbar>
      <FileProblem file={book} />
      {list.error && <PageFailed error={list.error} reset={list.retry} />}
      <VirtualTable
        label={t(messages.figures)}
        columns={columnsOf(t)}
        rows={list.rows}
        rowKey={keyOf}
        phoneRow={(row) => ({
          title: whatOf(t, row),
          detail: `${t(messages.old)} ${valueOf(row, row.oldValue)} · ${t(messages.here)} ${valueOf(row, row.newValue)}`,
        })}
        count={list.count}
        onMore={list.onMore}
        isLoading={list.isLoading}
        isLoadingMore={list.isLoadingMore}
        empty={list.emptyText}
      />
    </Stack>
  );
}

const keyOf = ({ figureKind, figureYear, oldNumber }: SocietyFigure) =>
  `${figureKind} ${figureYear ?? ''} ${oldNumber}`;

function whatOf(t: ReturnType<typeof useText>, row: SocietyFigure): string {
  const { figureKind, oldNumber: number, figureYear, name } = row;
  const year = String(figureYear ?? '');
  if (figureKind === 'light') return lightNames[number] ? t(lightNames[number]) : number;
  if (figureKind === 'year')
    return figureYear === null ? t(messages.yearUnknown) : t(messages.year, { year });
  const what = figureKind === 'right' ? t(messages.right, { number, year }) : t(messages.work, { number });
  return name ? `${what} · ${name}` : what;
}

function valueOf({ figureKind }: SocietyFigure, value: number | null): string {
  if (value === null) return '–';
  return figureKind === 'light' ? formatWhole(value) : formatExact(Math.round(value * 100));
}

const columnsOf = (t: ReturnType<typeof useText>): Column<SocietyFigure>[] => [
  {
    id: 'what',
    header: t(messages.figureOf),
    width: 'minmax(0, 1fr)',
    isTitle: true,
    cell: (row) => whatOf(t, row),
  },
  {
    id: 'old',
    header: t(messages.old),
    width: '170px',
    isNumeric: true,
    cell: (row) => valueOf(row, row.oldValue),
  },
  {
    id: 'new',
    header: t(messages.here),
    width: '170px',
    isNumeric: true,
    cell: (row) => valueOf(row, row.newValue),
  },
  {
    id: 'difference',
    header: t(messages.difference),
    width: '160px',
    isNumeric: true,
    cell: (row) =>
      row.isDifferent ? (
        <Badge look="red">{valueOf(row, (row.newValue ?? 0) - row.oldValue)}</Badge>
      ) : (
        valueOf(row, row.newValue === null ? null : 0)
      ),
  },
];
