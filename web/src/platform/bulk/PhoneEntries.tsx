import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../i18n/texts.tsx';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { useRowVirtualizer } from '../ui/useRowVirtualizer.ts';
import { addEntries } from './addEntries.ts';
import styles from './bulk.module.css';
import { messages } from './messages.ts';
import { PhoneEntry } from './PhoneEntry.tsx';
import type { EntriesProps } from './SheetEditor.tsx';
import { StateIcon, stateNames } from './StateIcon.tsx';
import type { LocalEntry } from './localEntry.ts';
import { stateOf } from './state.ts';
import { titleOf, useView } from './view.ts';

const cardHeight = 92;

/** The entries as cards, and one at a time to be edited. */
export function PhoneEntries({ store, entries, twins, isWhole, place }: EntriesProps) {
  const t = useText();
  const { texts, newLine } = useView();
  const list = useRef<HTMLUListElement>(null);
  const [open, setOpen] = useState(() => place.read().added);
  const { virtualizer, scrollMargin } = useRowVirtualizer(
    list,
    entries.length,
    cardHeight,
    (at) => entries[at]?.place ?? at,
  );
  const at = entries.findIndex(({ place }) => place === open);
  const entry = entries[at];
  const go = (to: number) => () => setOpen(entries[to]?.place);
  const begin = () => {
    const [first] = store.freePlaces(1);
    if (addEntries(store, [[newLine]]) > 0) setOpen(first);
  };
  useEffect(() => place.keep({ added: undefined }), [place]);
  if (entries.length === 0)
    return (
      <EmptyState
        title={t(isWhole ? messages.emptySheet : messages.noneShown)}
        action={
          isWhole && (
            <Button icon={<Plus size={18} aria-hidden />} onClick={begin}>
              {t(texts.addEntry)}
            </Button>
          )
        }
      >
        {isWhole && t(messages.emptyMore)}
      </EmptyState>
    );
  return (
    <>
      <ul
        ref={list}
        className={styles.cards}
        aria-label={t(texts.grid)}
        style={{ height: virtualizer.getTotalSize() }}
      >
        {virtualizer.getVirtualItems().map(({ index, start, key }) => (
          <li
            key={key}
            className={styles.cardItem}
            style={{ transform: `translateY(${start - scrollMargin}px)` }}
          >
            {entries[index] && <EntryCard entry={entries[index]} onOpen={go(index)} />}
          </li>
        ))}
      </ul>
      {entry && (
        <PhoneEntry
          key={entry.place}
          store={store}
          entry={entry}
          twins={twins.get(entry.place) ?? []}
          onPrevious={at > 0 ? go(at - 1) : undefined}
          onNext={at < entries.length - 1 ? go(at + 1) : undefined}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}

function EntryCard({ entry, onOpen }: { entry: LocalEntry; onOpen: () => void }) {
  const t = useText();
  const { lines, knownNames, faults } = entry;
  const state = stateOf(entry);
  const view = useView();
  const { texts, detailOf } = view;
  const details = lines.map((line, i) => detailOf(line, knownNames[i] ?? null)).filter(Boolean);
  return (
    <button type="button" className={styles.card} onClick={onOpen}>
      <span className={styles.cardTitle}>{titleOf(view, lines) ?? t(texts.untitled)}</span>
      <span className={styles.cardDetails}>{details.join(', ')}</span>
      <span className={styles.cardState}>
        <StateIcon state={state} />
        {state === 'faulty' ? t(messages.stateFaulty, { count: faults.length }) : t(stateNames[state])}
      </span>
    </button>
  );
}
