import type { Bulk, BulkWork } from '@omur/contract/works/bulk';
import { twinsAmong } from '@omur/contract/works/rules/bulkLines';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { Tabs } from '../../platform/ui/Tabs.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { useIsMobile } from '../../platform/ui/useIsMobile.ts';
import { messages } from './messages.ts';
import { PhoneWorks } from './PhoneWorks.tsx';
import { Sending } from './Sending.tsx';
import { SheetBar } from './SheetBar.tsx';
import type { LocalWork } from './localWork.ts';
import type { SheetStore } from './sheetStore.ts';
import { type Filter, filters, isIn } from './state.ts';
import { useSheet } from './useSheet.ts';
import { WorkGrid } from './WorkGrid.tsx';

interface SheetEditorProps {
  bulk: Bulk;
  works: readonly BulkWork[];
}

/** The works of a sheet: a grid, or cards on a phone; with how many are ready, and what sends them. */
export function SheetEditor({ bulk, works: read }: SheetEditorProps) {
  const t = useText();
  const isMobile = useIsMobile();
  const { store, sheet } = useSheet(bulk.bulkId, read);
  const { works, problem } = sheet;
  const [filter, setFilter] = useState<Filter>('all');
  // Works stay where they are while they are corrected: a tab shows what it counted when it was chosen.
  const [shown, setShown] = useState<ReadonlySet<number>>();
  const choose = (chosen: Filter) => {
    setFilter(chosen);
    const places = works.filter((work) => isIn(chosen, work)).map(({ place }) => place);
    setShown(chosen === 'all' ? undefined : new Set(places));
  };
  useFinished(bulk, works, store);
  const twins = twinsAmong(works);
  const Works = isMobile ? PhoneWorks : WorkGrid;
  const labels = { ...messages, ready: messages.ready, done: messages.done };
  return (
    <Stack gap="small">
      {problem && (
        <Alert
          look="danger"
          isAnnounced
          title={problem.text}
          actions={
            <Button onClick={() => void (problem.isOutdated ? store.reload() : store.retry())}>
              {t(problem.isOutdated ? messages.reload : messages.retry)}
            </Button>
          }
        />
      )}
      {bulk.queuedCount > 0 && <Sending bulk={bulk} />}
      <SheetBar store={store} sheet={sheet} bulk={bulk} onAdded={() => choose('all')} />
      <Tabs
        label={t(messages.show)}
        tabs={filters.map((id) => ({
          id,
          label: t(labels[id]),
          count: works.filter((work) => isIn(id, work)).length,
        }))}
        value={filter}
        onChange={choose}
      >
        <Works
          key={filter}
          store={store}
          works={shown ? works.filter(({ place }) => shown.has(place)) : works}
          twins={twins}
          isWhole={!shown}
        />
      </Tabs>
    </Stack>
  );
}

/** What both ways of showing works take. */
export interface WorksProps {
  store: SheetStore;
  works: readonly LocalWork[];
  /** By place, the places of those that a work is like. */
  twins: ReadonlyMap<number, readonly number[]>;
  /** Every work is there, and new ones may be added. */
  isWhole: boolean;
}

/** Reads the sheet anew once everything that was sent is done, and says how it went. */
function useFinished({ queuedCount, doneCount }: Bulk, works: readonly LocalWork[], store: SheetStore): void {
  const t = useText();
  const toast = useToast();
  const [doneBefore] = useState(doneCount);
  const told = useRef(doneBefore);
  const isWaiting = works.some(({ isQueued }) => isQueued);
  const onFinished = useEffectEvent((count: number) => {
    void store.reload();
    if (count > 0) toast({ text: t(messages.sent, { count }) });
    told.current += count;
  });
  useEffect(() => {
    if (queuedCount === 0 && isWaiting) onFinished(doneCount - told.current);
  }, [queuedCount, doneCount, isWaiting]);
}
