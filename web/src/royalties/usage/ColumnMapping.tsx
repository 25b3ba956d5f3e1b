import { type UsageColumn, usageColumns } from '@omur/contract/platform/fields/usage';
import {
  type PreviewColumn,
  previewUsage,
  readUsage,
  type UsageImportReport,
} from '@omur/contract/royalties/usage';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queryFor } from '../../platform/api/queries.ts';
import { useChange } from '../../platform/api/useChange.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { SelectField } from '../../platform/ui/SelectField.tsx';
import { Skeleton } from '../../platform/ui/Skeleton.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { columnNames, messages } from './messages.ts';
import styles from './usage.module.css';

interface ColumnMappingProps {
  usage: UsageImportReport;
  onRead?: () => void;
}

/** R6: which column of the file is which of ours, with what its first lines have. */
export function ColumnMapping({ usage, onRead }: ColumnMappingProps) {
  const { usageImportId } = usage;
  const preview = useQuery(queryFor(previewUsage, { params: { usageImportId } }));
  if (preview.error) return <PageFailed error={preview.error} reset={() => void preview.refetch()} />;
  if (!preview.data) return <Skeleton shape="rows" />;
  const { previewColumns, isMapped } = preview.data;
  return <Mapping key={usageImportId} {...{ usage, onRead, columns: previewColumns, isMapped }} />;
}

interface MappingProps extends ColumnMappingProps {
  columns: readonly PreviewColumn[];
  isMapped: boolean;
}

type Chosen = Readonly<Record<number, UsageColumn | 'none'>>;

function Mapping({ usage, onRead, columns, isMapped }: MappingProps) {
  const t = useText();
  const [chosen, setChosen] = useState<Chosen>(() =>
    Object.fromEntries(
      columns.map(({ columnNumber, proposedColumn }) => [columnNumber, proposedColumn ?? 'none']),
    ),
  );
  const { send, isSending, refusal, fields } = useChange(readUsage, onRead);
  const read = () =>
    send({
      params: { usageImportId: usage.usageImportId },
      body: {
        mapping: Object.entries(chosen).flatMap(([columnNumber, usageColumn]) =>
          usageColumn === 'none' ? [] : [{ columnNumber: Number(columnNumber), usageColumn }],
        ),
        takesWithoutBroken: false,
      },
    });
  const problem = refusal ?? fields[0]?.message;
  return (
    <Card title={t(messages.columnsTitle)}>
      <Stack>
        <p>{isMapped ? t(messages.columnsWhat, { sender: usage.senderName }) : t(messages.noColumns)}</p>
        {problem && <Alert look="danger" isAnnounced title={problem} />}
        {isMapped && (
          <ul className={styles.columns}>
            {columns.map((column) => (
              <li key={column.columnNumber} className={styles.column}>
                <MappedColumn
                  column={column}
                  value={chosen[column.columnNumber] ?? 'none'}
                  onChange={(value) => setChosen((before) => ({ ...before, [column.columnNumber]: value }))}
                />
              </li>
            ))}
          </ul>
        )}
        <div>
          <Button look="primary" isLoading={isSending} onClick={read}>
            {t(messages.read)}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}

interface MappedColumnProps {
  column: PreviewColumn;
  value: UsageColumn | 'none';
  onChange: (value: UsageColumn | 'none') => void;
}

function MappedColumn({ column, value, onChange }: MappedColumnProps) {
  const t = useText();
  const { heading, columnNumber, samples } = column;
  const name = heading || t(messages.columnNumbered, { number: columnNumber });
  const said = samples.filter((sample) => sample !== '').slice(0, 3);
  return (
    <>
      <div className={styles.said}>
        <strong>{name}</strong>
        <span className="dim small">{said.join(' · ') || t(messages.none)}</span>
      </div>
      <SelectField
        isLabelHidden
        label={t(messages.oursOf, { heading: name })}
        value={value}
        onChange={onChange}
        options={[
          { value: 'none' as const, label: t(messages.notRead) },
          ...usageColumns.map((one) => ({ value: one, label: t(columnNames[one]) })),
        ]}
      />
    </>
  );
}
