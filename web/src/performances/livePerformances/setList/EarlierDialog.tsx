import { type EarlierSetList, listEarlierSetLists } from '@omur/contract/performances/livePerformances';
import { writtenDay } from '@omur/contract/platform/rules/performanceDays';
import { mostSetListLines } from '@omur/contract/performances/rules/setList';
import { useMutation } from '@tanstack/react-query';
import { ListMusic } from 'lucide-react';
import { useState } from 'react';
import { usePages } from '../../../platform/api/queries.ts';
import { useMember } from '../../../platform/page/member.ts';
import { useText } from '../../../platform/i18n/texts.tsx';
import { Alert } from '../../../platform/ui/Alert.tsx';
import { Button } from '../../../platform/ui/Button.tsx';
import { Dialog } from '../../../platform/ui/Dialog.tsx';
import { EmptyState } from '../../../platform/ui/EmptyState.tsx';
import { formatWhole } from '../../../platform/i18n/format.ts';
import { SearchField } from '../../../platform/ui/SearchField.tsx';
import { Skeleton } from '../../../platform/ui/Skeleton.tsx';
import { Stack } from '../../../platform/ui/Stack.tsx';
import { useToast } from '../../../platform/ui/Toast.tsx';
import { useDebounced } from '../../../platform/ui/useDebounced.ts';
import { rowsOf, type SetListRow } from '../form.ts';
import { messages } from './messages.ts';
import { readSetList } from './readSetList.ts';
import styles from './setList.module.css';

interface EarlierDialogProps {
  count: number;
  onAdd: (rows: readonly SetListRow[]) => void;
  onClose: () => void;
}

/** P5: the set list of any earlier performance of their own. */
export function EarlierDialog({ count, onAdd, onClose }: EarlierDialogProps) {
  const t = useText();
  const toast = useToast();
  const { person } = useMember();
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim(), 300);
  const { rows, isLoading, error, onMore, isLoadingMore, retry } = usePages(listEarlierSetLists, {
    params: { personId: person?.personId ?? 0 },
    query: search === '' ? {} : { search },
  });
  const taking = useMutation({
    networkMode: 'always',
    mutationFn: ({ livePerformanceId }: EarlierSetList) => readSetList(livePerformanceId),
    onSuccess: (lines) => {
      const taken = rowsOf(lines);
      const left = lines.length - taken.length;
      if (taken.length + count > mostSetListLines) return;
      onAdd(taken);
      const told = [
        t(messages.addedCount, { count: taken.length }),
        left > 0 && t(messages.leftOut, { count: left }),
      ];
      toast({ text: told.filter(Boolean).join(' ') });
      onClose();
    },
  });
  const isTooMuch = taking.isSuccess;
  const failure = error ?? taking.error;

  return (
    <Dialog
      isOpen
      size="large"
      title={t(messages.earlierTitle)}
      description={t(messages.earlierMore)}
      onClose={onClose}
    >
      <Stack>
        <SearchField label={t(messages.earlierSearch)} value={typed} onChange={setTyped} />
        {(failure || isTooMuch) && (
          <Alert
            look="danger"
            isAnnounced
            title={t(messages.failed)}
            actions={error && <Button onClick={retry}>{t(messages.tryAgain)}</Button>}
          >
            {failure?.message ?? t(messages.tooMany, { max: formatWhole(mostSetListLines) })}
          </Alert>
        )}
        {isLoading && <Skeleton shape="rows" count={4} />}
        {!isLoading && !error && rows.length === 0 && (
          <EmptyState icon={<ListMusic />} title={t(messages.noEarlier)}>
            {search === '' && t(messages.noEarlierMore)}
          </EmptyState>
        )}
        <ul className={styles.results} aria-label={t(messages.earlierTitle)}>
          {rows.map((earlier) => (
            <li key={earlier.livePerformanceId}>
              <button
                type="button"
                className={styles.result}
                aria-disabled={taking.isPending || undefined}
                onClick={() => !taking.isPending && taking.mutate(earlier)}
              >
                <span>
                  <span className={styles.title}>{earlier.livePerformanceTitle}</span>
                  <br />
                  <span className={styles.by}>
                    {earlier.venueName} · {writtenDay(earlier.performedOn)}
                  </span>
                </span>
                <span className={styles.by}>{t(messages.lines, { count: earlier.workCount })}</span>
              </button>
            </li>
          ))}
        </ul>
        {onMore && (
          <div className={styles.more}>
            <Button isLoading={isLoadingMore} onClick={onMore}>
              {t(messages.more)}
            </Button>
          </div>
        )}
      </Stack>
    </Dialog>
  );
}
