import type { ForeignPerformance, LivePerformance } from '@omur/contract/performances/livePerformances';
import {
  countSameLines,
  joinForeignPerformance,
  type LikelyWork,
  listLikelyWorks,
} from '@omur/contract/performances/performanceDesk';
import { formatDuration } from '@omur/contract/platform/rules/duration';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { useState } from 'react';
import { queryFor, listQueryFor } from '../../platform/api/queries.ts';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { CheckboxField } from '../../platform/ui/CheckboxField.tsx';
import { Dialog } from '../../platform/ui/Dialog.tsx';
import { EmptyState } from '../../platform/ui/EmptyState.tsx';
import { SearchField } from '../../platform/ui/SearchField.tsx';
import { Skeleton } from '../../platform/ui/Skeleton.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { useDebounced } from '../../platform/ui/useDebounced.ts';
import { messages } from './messages.ts';
import { Likely } from './Likely.tsx';
import { useChange } from '../../platform/api/useChange.ts';

interface JoinDialogProps {
  performance: LivePerformance;
  line: ForeignPerformance;
  onClose: () => void;
}

/** Which registered work a line means; lights and points follow. */
export function JoinDialog({ performance, line, onClose }: JoinDialogProps) {
  const t = useText();
  const toast = useToast();
  const { livePerformanceId, version } = performance;
  const { foreignPerformanceId, title, artists, durationSeconds } = line;
  const params = { livePerformanceId, foreignPerformanceId };
  const [typed, setTyped] = useState('');
  const [isEverywhere, setIsEverywhere] = useState(false);
  const search = useDebounced(typed.trim(), 250);
  const likely = useQuery({
    ...listQueryFor(listLikelyWorks, { params, query: { ...(search && { search }) } }),
    placeholderData: keepPreviousData,
  });
  const same = useQuery(queryFor(countSameLines, { params }));
  const others = same.data?.setListCount ?? 0;
  const { send, isSending, refusal, problemAt } = useChange(joinForeignPerformance, ({ setListCount }) => {
    toast({ text: t(messages.joined, { title, count: setListCount }) });
    onClose();
  });
  const problem = refusal ?? problemAt('workId');
  const join = ({ workId }: LikelyWork) => {
    if (!isSending) send({ params, body: { workId, isEverywhere, version } });
  };

  return (
    <Dialog
      isOpen
      title={t(messages.joinTitle, { title })}
      description={t(messages.joinWho, { artists, length: formatDuration(durationSeconds) })}
      onClose={onClose}
    >
      <Stack>
        {problem && <Alert look="danger" isAnnounced title={problem} />}
        <SearchField label={t(messages.joinSearch)} value={typed} onChange={setTyped} />
        {others > 0 && (
          <CheckboxField
            label={t(messages.everywhere, { count: others })}
            hint={t(messages.everywhereHint)}
            isChecked={isEverywhere}
            onChange={setIsEverywhere}
          />
        )}
        {likely.isPending && <Skeleton shape="rows" count={2} />}
        {likely.error && <PageFailed error={likely.error} reset={() => void likely.refetch()} />}
        {likely.data?.rows.length === 0 && (
          <EmptyState title={likely.data.emptyText ?? ''} icon={<SearchX />}>
            {t(messages.noCandidatesHint)}
          </EmptyState>
        )}
        {likely.data && likely.data.rows.length > 0 && (
          <Likely works={likely.data.rows} isSending={isSending} onChoose={join} />
        )}
      </Stack>
    </Dialog>
  );
}
