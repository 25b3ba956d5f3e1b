import type { Bulk, BulkEntry } from '@omur/contract/platform/calls/bulk';
import { type SheetLine, twinsAmong } from '@omur/contract/platform/rules/sheetLines';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useReadAnew } from '../api/useChange.ts';
import { useText } from '../i18n/texts.tsx';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { Stack } from '../ui/Stack.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import { useToast } from '../ui/Toast.tsx';
import { useIsNarrow } from '../ui/useIsMobile.ts';
import { addEntries } from './addEntries.ts';
import { FileMapping } from './FileMapping.tsx';
import { GridPlace, type Kept } from './gridPlace.ts';
import { messages } from './messages.ts';
import { PhoneEntries } from './PhoneEntries.tsx';
import { Sending } from './Sending.tsx';
import { SheetBar } from './SheetBar.tsx';
import type { LocalEntry } from './localEntry.ts';
import type { SheetStore } from './sheetStore.ts';
import { type Filter, filters, isIn, stateOf } from './state.ts';
import { usePastedList } from './usePastedList.ts';
import { useSheet } from './useSheet.ts';
import { useView } from './view.ts';
import { SheetGrid } from './SheetGrid.tsx';

interface SheetEditorProps {
  bulk: Bulk;
  entries: readonly BulkEntry[];
}

/** The entries of a sheet: a grid, or cards where it has no room; with how many are ready, and what sends them. */
export function SheetEditor({ bulk, entries: read }: SheetEditorProps) {
  const t = useText();
  const toast = useToast();
  const isNarrow = useIsNarrow();
  const { form } = useView();
  const { store, sheet } = useSheet(bulk.bulkId, read);
  const { entries, problem } = sheet;
  const [filter, setFilter] = useState<Filter>('all');
  // Entries stay where they are while they are corrected: a tab shows what it counted when it was chosen.
  const [shown, setShown] = useState<ReadonlySet<number>>();
  const [place, setPlace] = useState(() => new GridPlace());
  const [round, setRound] = useState(0);
  const pastedList = usePastedList();
  const [wasSent, setWasSent] = useState(false);
  if (bulk.queuedCount > 0 && !wasSent) setWasSent(true);
  const twins = twinsAmong(form, entries);
  // O381: those that are like each other stand among those that are like others, also while nothing holds them up.
  const isUnder = (tab: Filter, entry: LocalEntry) =>
    isIn(tab, entry) || (tab === 'alike' && stateOf(entry) === 'ready' && twins.has(entry.place));
  const choose = (chosen: Filter, from: Partial<Kept> = {}) => {
    setFilter(chosen);
    setPlace(new GridPlace(from));
    setRound(round + 1);
    const places = entries.filter((entry) => isUnder(chosen, entry)).map(({ place }) => place);
    setShown(chosen === 'all' ? undefined : new Set(places));
  };
  const add = (added: readonly (readonly SheetLine[])[]) => {
    const [first] = store.freePlaces(1);
    const count = addEntries(store, added);
    if (count < added.length) toast({ text: t(messages.pasteFull), look: 'warning' });
    if (first === undefined || count === 0) return;
    const above = entries.filter((entry) => entry.place < first);
    const row = above.reduce((sum, { lines }) => sum + lines.length, 0);
    choose('all', { chosen: { row, column: 0 }, added: first });
  };
  useFinished(bulk, entries, store);
  const Entries = isNarrow ? PhoneEntries : SheetGrid;
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
      {wasSent && <Sending bulk={bulk} />}
      <SheetBar store={store} sheet={sheet} bulk={bulk} onAdd={add} />
      <Tabs
        label={t(messages.show)}
        tabs={filters.map((id) => ({
          id,
          label: t(messages[id]),
          count: entries.filter((entry) => isUnder(id, entry)).length,
        }))}
        value={filter}
        onChange={(chosen) => choose(chosen)}
      >
        <Entries
          key={`${filter} ${round}`}
          store={store}
          entries={shown ? entries.filter(({ place }) => shown.has(place)) : entries}
          twins={twins}
          isWhole={!shown}
          place={place}
          onList={pastedList.openIfHeaded}
        />
      </Tabs>
      {pastedList.file && <FileMapping file={pastedList.file} onTake={add} onClose={pastedList.close} />}
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
  /** Takes a list that is pasted with its headings; answers whether it is one. */
  onList: (cells: string[][]) => Promise<boolean>;
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
  const onFinished = useEffectEvent(async (count: number) => {
    told.current += count;
    const sent = new Set(entries.filter(({ isQueued }) => isQueued).map(({ place }) => place));
    void readAnew({ affects });
    await store.reload();
    const refused = store
      .snapshot()
      .entries.filter(({ place, madeId }) => sent.has(place) && madeId === null);
    const said = [
      ...(count > 0 ? [t(texts.sent, { count })] : []),
      ...(refused.length > 0 ? [t(messages.refusedCount, { count: refused.length })] : []),
    ];
    if (said.length > 0) toast({ text: said.join(' '), look: refused.length > 0 ? 'warning' : 'success' });
  });
  useEffect(() => {
    if (queuedCount === 0 && isWaiting) void onFinished(doneCount - told.current);
  }, [queuedCount, doneCount, isWaiting]);
}
