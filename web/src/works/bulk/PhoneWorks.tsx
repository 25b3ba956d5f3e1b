import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useText } from '../../platform/i18n/texts.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { EmptyState } from '../../platform/ui/EmptyState.tsx';
import { useRowVirtualizer } from '../../platform/ui/useRowVirtualizer.ts';
import { addWorks } from './addWorks.ts';
import styles from './bulk.module.css';
import { messages } from './messages.ts';
import { PhoneWork } from './PhoneWork.tsx';
import type { WorksProps } from './SheetEditor.tsx';
import { StateIcon, stateNames } from './StateIcon.tsx';
import type { LocalWork } from './localWork.ts';
import { stateOf } from './state.ts';

const cardHeight = 92;

/** The works as cards, and one at a time to be edited. */
export function PhoneWorks({ store, works, twins, isWhole }: WorksProps) {
  const t = useText();
  const list = useRef<HTMLUListElement>(null);
  const [open, setOpen] = useState<number>();
  const { virtualizer, scrollMargin } = useRowVirtualizer(
    list,
    works.length,
    cardHeight,
    (at) => works[at]?.place ?? at,
  );
  const at = works.findIndex(({ place }) => place === open);
  const work = works[at];
  const go = (to: number) => () => setOpen(works[to]?.place);
  const begin = () => {
    const [place] = store.freePlaces(1);
    if (addWorks(store, [[{ type: 'CA' }]]) > 0) setOpen(place);
  };
  if (works.length === 0)
    return (
      <EmptyState
        title={t(isWhole ? messages.emptySheet : messages.noneShown)}
        action={
          isWhole && (
            <Button icon={<Plus size={18} aria-hidden />} onClick={begin}>
              {t(messages.addWork)}
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
        aria-label={t(messages.grid)}
        style={{ height: virtualizer.getTotalSize() }}
      >
        {virtualizer.getVirtualItems().map(({ index, start, key }) => (
          <li
            key={key}
            className={styles.cardItem}
            style={{ transform: `translateY(${start - scrollMargin}px)` }}
          >
            {works[index] && <WorkCard work={works[index]} onOpen={go(index)} />}
          </li>
        ))}
      </ul>
      {work && (
        <PhoneWork
          key={work.place}
          store={store}
          work={work}
          twins={twins.get(work.place) ?? []}
          onPrevious={at > 0 ? go(at - 1) : undefined}
          onNext={at < works.length - 1 ? go(at + 1) : undefined}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}

function WorkCard({ work, onOpen }: { work: LocalWork; onOpen: () => void }) {
  const t = useText();
  const { lines, authorNames, faults } = work;
  const state = stateOf(work);
  const names = lines
    .map((line, i) => line['name'] || authorNames[i] || line['author'] || '')
    .filter(Boolean);
  return (
    <button type="button" className={styles.card} onClick={onOpen}>
      <span className={styles.cardTitle}>{lines[0]?.['title'] || t(messages.untitled)}</span>
      <span className={styles.cardAuthors}>{names.join(', ')}</span>
      <span className={styles.cardState}>
        <StateIcon state={state} />
        {state === 'faulty' ? t(messages.stateFaulty, { count: faults.length }) : t(stateNames[state])}
      </span>
    </button>
  );
}
