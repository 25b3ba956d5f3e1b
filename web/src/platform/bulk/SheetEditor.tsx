import type { Bulk, BulkEntry } from '@omur/contract/platform/calls/bulk';
import { twinsAmong } from '@omur/contract/platform/rules/sheetLines';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useReadAnew } from '../api/useChange.ts';
import { useText } from '../i18n/texts.tsx';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { Stack } from '../ui/Stack.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import { useToast } from '../ui/Toast.tsx';
import { useIsMobile } from '../ui/useIsMobile.ts';
import { GridPlace } from './gridPlace.ts';
import { messages } from './messages.ts';
import { PhoneEntries } from './PhoneEntries.tsx';
import { Sending } from './Sending.tsx';
import { SheetBar } from './SheetBar.tsx';
import type { LocalEntry } from './localEntry.ts';
import type { SheetStore } from './sheetStore.ts';
import { type Filter, filters, isIn } from './state.ts';
import { useSheet } from './useSheet.ts';
import { useView } from './view.ts';
import { SheetGrid } from './SheetGrid.tsx';

interface SheetEditorProps {
  bulk: Bulk;
  entries: readonly BulkEntry[];
}

/** The entries of a sheet: a grid, or cards on a phone; with how many are ready, and what sends them. */
export function SheetEditor({ bulk, entries: read }: SheetEditorProps) {
  const t = useText();
  const isMobile = useIsMobile();
  const { form } = useView();
  const { store, sheet } = useSheet(bulk.bulkId, read);
  const { entries, problem } = sheet;
  const [filter, setFilter] = useState<Filter>('all');
  // Entries stay where they are while they are corrected: a tab shows what it counted when it was chosen.
  const [shown, setShown] = useState<ReadonlySet<number>>();
  const [place, setPlace] = useState(() => new GridPlace());
  const choose = (chosen: Filter) => {
    setFilter(chosen);
    setPlace(new GridPlace());
    const places = entries.filter((entry) => isIn(chosen, entry)).map(({ place }) => place);
    setShown(chosen === 'all' ? undefined : new Set(places));
  };
  useFinished(bulk, entries, store);
  const twins = twinsAmong(form, entries);
  const Entries = isMobile ? PhoneEntries : SheetGrid;
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
          label: t(messages[id]),
          count: entries.filter((entry) => isIn(id, entry)).length,
        }))}
        value={filter}
        onChange={choose}
      >
        <Entries
          key={filter}
          store={store}
          entries={shown ? entries.filter(({ place }) => shown.has(place)) : entries}
          twins={twins}
          isWhole={!shown}
          place={place}
        />
      </Tabs>
    </Stack>
  );
}

/** What both ways of showing entries take. */
export interface EntriesProps {
  store: SheetStore;
  entries: readonly LocalEntry[];
  /** By place, the places of those that an entry is like. */
  twins: ReadonlyMap<number, readonly number[]>;
  /** Every entry is there, and new ones may be added. */
  isWhole: boolean;
  /** Where its reader is in the grid. */
  place: GridPlace;
}

/** Reads the sheet anew once everything that was sent is done, and says how it went. */
function useFinished(
  { queuedCount, doneCount }: Bulk,
  entries: readonly LocalEntry[],
  store: SheetStore,
): void {
  const t = useText();
  const toast = useToast();
  const readAnew = useReadAnew();
  const { texts, affects } = useView();
  const [doneBefore] = useState(doneCount);
  const told = useRef(doneBefore);
  const isWaiting = entries.some(({ isQueued }) => isQueued);
  const onFinished = useEffectEvent((count: number) => {
    void store.reload();
    void readAnew({ affects });
    if (count > 0) toast({ text: t(texts.sent, { count }) });
    told.current += count;
  });
  useEffect(() => {
    if (queuedCount === 0 && isWaiting) onFinished(doneCount - told.current);
  }, [queuedCount, doneCount, isWaiting]);
}
