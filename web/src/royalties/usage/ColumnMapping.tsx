import { type UsageColumn, usageColumns } from '@omur/contract/platform/fields/usage';
import {
  type PreviewColumn,
  previewUsage,
  readUsage,
  type UsageImportReport,
} from '@omur/contract/royalties/usage';
import type { ReportController } from '@omur/contract/royalties/reportControllers';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queryFor } from '../../platform/api/queries.ts';
import { useChange } from '../../platform/api/useChange.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { CheckboxList } from '../../platform/ui/CheckboxList.tsx';
import { MappedColumns } from '../../platform/ui/MappedColumns.tsx';
import { Skeleton } from '../../platform/ui/Skeleton.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { columnNames, messages } from './messages.ts';

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
  const { previewColumns, isMapped, reportControllers: controllers } = preview.data;
  return (
    <Mapping
      // Controllers that a reading has met are offered once it has ended.
      key={`${usageImportId} ${controllers.length}`}
      {...{ usage, onRead, columns: previewColumns, isMapped, controllers }}
    />
  );
}

interface MappingProps extends ColumnMappingProps {
  columns: readonly PreviewColumn[];
  isMapped: boolean;
  controllers: readonly ReportController[];
}

type Chosen = Readonly<Record<number, UsageColumn | 'none'>>;

function Mapping({ usage, onRead, columns, isMapped, controllers }: MappingProps) {
  const t = useText();
  const [chosen, setChosen] = useState<Chosen>(() =>
    Object.fromEntries(
      columns.map(({ columnNumber, proposedColumn }) => [columnNumber, proposedColumn ?? 'none']),
    ),
  );
  const [ours, setOurs] = useState(() =>
    controllers.filter(({ isOurs }) => isOurs).map(({ controllerName }) => controllerName),
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
        ...(ours.length > 0 && { ourControllers: ours }),
      },
    });
  const problem = refusal ?? fields[0]?.message;
  return (
    <Card title={t(isMapped ? messages.columnsTitle : messages.reportTitle)}>
      <Stack>
        <p>{isMapped ? t(messages.columnsWhat, { sender: usage.senderName }) : t(messages.noColumns)}</p>
        {problem && <Alert look="danger" isAnnounced title={problem} />}
        {isMapped && (
          <MappedColumns
            columns={columns.map(({ heading, columnNumber: number, samples }) => {
              const name = heading || t(messages.columnNumbered, { number });
              const said = samples.filter((sample) => sample !== '').slice(0, 3);
              return {
                number,
                name,
                said: said.join(' · ') || t(messages.none),
                label: t(messages.oursOf, { heading: name }),
                value: chosen[number] ?? 'none',
              };
            })}
            options={[
              { value: 'none', label: t(messages.notRead) },
              ...usageColumns.map((one) => ({ value: one, label: t(columnNames[one]) })),
            ]}
            onChange={(number, value) => setChosen((before) => ({ ...before, [number]: value }))}
          />
        )}
        {controllers.length > 0 && (
          <Controllers usage={usage} controllers={controllers} chosen={ours} onChange={setOurs} />
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

interface ControllersProps {
  usage: UsageImportReport;
  controllers: readonly ReportController[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** R226: whose amounts in a report of a service are ours. */
function Controllers({ usage, controllers, chosen, onChange }: ControllersProps) {
  const t = useText();
  return (
    <>
      <p>{t(messages.controllersWhat, { sender: usage.senderName })}</p>
      <CheckboxList
        label={t(messages.controllers)}
        options={controllers.map(({ controllerName: name }) => ({ value: name, label: name }))}
        chosen={chosen}
        onChange={onChange}
      />
    </>
  );
}
