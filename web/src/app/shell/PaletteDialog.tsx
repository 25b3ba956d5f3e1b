import { keepFind } from '@omur/contract/app/deskHome';
import { useRouter } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import {
  type KeyboardEvent,
  type Ref,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { useChange } from '../../platform/api/useChange.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import control from '../../platform/ui/control.module.css';
import { Dialog } from '../../platform/ui/Dialog.tsx';
import { LiveRegion } from '../../platform/ui/LiveRegion.tsx';
import { type Destination, useDestinations } from './destinations.tsx';
import { useMember } from '../../platform/page/member.ts';
import { paletteMessages } from './paletteMessages.ts';
import { close } from './opened.ts';
import styles from './Palette.module.css';

/** Leads to a page by its name and to a work by its title or number; staff to whatever there is. */
export function PaletteDialog() {
  const t = useText();
  const { isStaff } = useMember();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const { typed, type, found, at, setChosen, go, onKeyDown } = useChoice(list);
  const { destinations, isWaiting, problem } = found;

  const title = t(isStaff ? paletteMessages.paletteAll : paletteMessages.palette);
  const isEmpty = destinations.length === 0;
  const state = problem ?? t(isWaiting ? paletteMessages.paletteSearching : paletteMessages.paletteEmpty);
  return (
    <Dialog isOpen onClose={close} title={title} closesOnOutsidePress>
      <div className={styles.search}>
        <Search className={control.start} size={18} aria-hidden />
        <input
          type="text"
          role="combobox"
          className={control.control}
          aria-label={title}
          aria-autocomplete="list"
          aria-expanded={!isEmpty}
          aria-controls={isEmpty ? undefined : `${id}-list`}
          aria-activedescendant={isEmpty ? undefined : `${id}-${at}`}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          placeholder={t(isStaff ? paletteMessages.paletteAllHint : paletteMessages.paletteHint)}
          value={typed}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </div>
      <div className={styles.results} tabIndex={-1}>
        {isEmpty ? (
          <p className={styles.state}>{state}</p>
        ) : (
          <Results
            ref={list}
            id={id}
            title={title}
            destinations={destinations}
            at={at}
            onPoint={setChosen}
            onGo={go}
            onKeyDown={onKeyDown}
          />
        )}
      </div>
      <LiveRegion>
        {typed !== '' &&
          !isWaiting &&
          (isEmpty ? state : t(paletteMessages.paletteFound, { count: destinations.length }))}
      </LiveRegion>
    </Dialog>
  );
}

/** What is typed and found, which of it is chosen, and where Enter goes. */
function useChoice(list: RefObject<HTMLElement | null>) {
  const [typed, setTyped] = useState('');
  const router = useRouter();
  const [chosen, setChosen] = useState(0);
  const isHurried = useRef(false);
  const found = useDestinations(typed);
  const keep = useChange(keepFind);
  const { destinations, isWaiting } = found;
  const at = Math.min(chosen, destinations.length - 1);

  const go = (destination: Destination | undefined) => {
    if (!destination) return;
    if (destination.onMore) return destination.onMore();
    if (!destination.link) return;
    close();
    if (destination.find) keep.send({ params: destination.find });
    void router.navigate(destination.link);
  };

  // Enter pressed before the answer had come goes to what it brings.
  const goAtLast = useEffectEvent(() => {
    if (isHurried.current) go(destinations[0]);
    isHurried.current = false;
  });
  useEffect(() => {
    if (!isWaiting) goAtLast();
  }, [isWaiting]);

  const wait = () => {
    isHurried.current = true;
  };

  const move = (to: number) => {
    if (destinations.length === 0) return;
    const next = (to + destinations.length) % destinations.length;
    setChosen(next);
    list.current?.querySelectorAll('[role=option]')[next]?.scrollIntoView({ block: 'nearest' });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const act: Record<string, () => void> = {
      ArrowDown: () => move(at + 1),
      ArrowUp: () => move(at - 1),
      Enter: () => (isWaiting && chosen === 0 ? wait() : go(destinations[at])),
    };
    if (!act[event.key]) return;
    event.preventDefault();
    act[event.key]?.();
  };

  const type = (text: string) => {
    setTyped(text);
    setChosen(0);
    isHurried.current = false;
  };
  return { typed, type, found, at, setChosen, go, onKeyDown };
}

interface ResultsProps {
  ref: Ref<HTMLDivElement>;
  id: string;
  title: string;
  destinations: readonly Destination[];
  /** The one that Enter goes to. */
  at: number;
  onPoint: (index: number) => void;
  onGo: (destination: Destination) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

function Results({ ref, id, title, destinations, at, onPoint, onGo, onKeyDown }: ResultsProps) {
  return (
    <div ref={ref} id={`${id}-list`} role="listbox" aria-label={title}>
      {groupsOf(destinations).map(({ name, members }) => (
        <div key={name ?? ''} role={name ? 'group' : 'presentation'} aria-label={name}>
          {name && (
            <div className={styles.group} aria-hidden>
              {name}
            </div>
          )}
          {members.map(({ destination, index }) => (
            <div
              key={destination.id}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              className={styles.option}
              aria-selected={index === at}
              onPointerMove={() => onPoint(index)}
              onClick={() => onGo(destination)}
              onKeyDown={onKeyDown}
            >
              {destination.icon}
              <div className={styles.words}>
                <div className={styles.label}>{destination.label}</div>
                {destination.detail && <div className={styles.detail}>{destination.detail}</div>}
              </div>
              {destination.number && <span className={styles.number}>{destination.number}</span>}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

interface Group {
  name: string | undefined;
  members: { destination: Destination; index: number }[];
}

/** Those of one kind together; they come in the order of their kinds. */
function groupsOf(destinations: readonly Destination[]): Group[] {
  const groups: Group[] = [];
  for (const [index, destination] of destinations.entries()) {
    const last = groups.at(-1);
    if (last && last.name === destination.group) last.members.push({ destination, index });
    else groups.push({ name: destination.group, members: [{ destination, index }] });
  }
  return groups;
}
