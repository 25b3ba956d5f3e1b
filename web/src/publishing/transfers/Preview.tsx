import {
  listPreviewContracts,
  previewTransfer,
  type TransferPreview,
} from '@omur/contract/publishing/transfers';
import { useQuery } from '@tanstack/react-query';
import { queryFor, usePages } from '../../platform/api/queries.ts';
import { formatAmount } from '../../platform/i18n/format.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Skeleton } from '../../platform/ui/Skeleton.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { ContractsTable } from './ContractsTable.tsx';
import { messages } from './messages.ts';

interface PreviewProps {
  giverId: number;
  receiverId: number;
  transfersOn: string;
}

/** X45: the dry run: what a transfer would be about as things stand now. */
export function Preview(params: PreviewProps) {
  const preview = useQuery(queryFor(previewTransfer, { params }));
  const contracts = usePages(listPreviewContracts, { params });
  if (preview.error) return <PageFailed error={preview.error} reset={() => void preview.refetch()} />;
  if (!preview.data) return <Skeleton shape="rows" count={2} />;
  return (
    <Stack>
      <Summary preview={preview.data} />
      {preview.data.contractsCount > 0 && <ContractsTable list={contracts} />}
    </Stack>
  );
}

function Summary({ preview }: { preview: TransferPreview }) {
  const t = useText();
  const { contractsCount, worksCount, obstaclesCount, pendingCount, advanceLeftIsk } = preview;
  if (contractsCount === 0) return <Alert look="warning" title={t(messages.nothing)} />;
  return (
    <>
      <p role="status">
        {t(messages.preview, { contracts: contractsCount, works: worksCount })}
        {pendingCount > 0 && ` ${t(messages.pending, { count: pendingCount })}`}
      </p>
      {obstaclesCount > 0 && (
        <Alert look="warning" title={t(messages.obstaclesTitle, { count: obstaclesCount })}>
          {t(messages.obstaclesHint)}
        </Alert>
      )}
      {advanceLeftIsk > 0 && (
        <Alert look="warning" title={t(messages.owesTitle, { amount: formatAmount(advanceLeftIsk) })}>
          {t(messages.owesHint)}
        </Alert>
      )}
    </>
  );
}
