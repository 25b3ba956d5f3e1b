import type { Home, Waiting } from '@omur/contract/app/home';
import type { LinkProps } from '@tanstack/react-router';
import { type ReactNode, Suspense, useState } from 'react';
import { lazyComponent } from '../../platform/api/lazyComponent.ts';
import { formatLongDay } from '../../platform/i18n/format.ts';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { Button, ButtonLink } from '../../platform/ui/Button.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { useIsMobile } from '../../platform/ui/useIsMobile.ts';
import styles from './home.module.css';
import { messages } from './messages.ts';

const DraftList = lazyComponent(async () => (await import('../../platform/drafts/DraftList.tsx')).DraftList);
const MyApprovals = lazyComponent(
  async () => (await import('../../works/approvals/MyApprovals.tsx')).MyApprovals,
);

const MyRooms = lazyComponent(async () => (await import('../../works/splitRooms/MyRooms.tsx')).MyRooms);

interface WaitsProps {
  home: Home;
  personId: number;
  mayRegister: boolean;
}

/** On a phone more lines than these would push what was earned off the first screen. */
const most = 4;
const few = 3;

/** H23: a line for each kind that waits, with one button; what is several opens below its line. */
export function Waits({ home, personId, mayRegister }: WaitsProps) {
  const t = useText();
  const isMobile = useIsMobile();
  const [isWhole, setIsWhole] = useState(false);
  const lines = home.waiting.filter(({ waitKind }) => mayRegister || !needsRegistering.includes(waitKind));
  const count = lines.length + (home.unmatchedCount > 0 ? 1 : 0);
  const isCut = isMobile && !isWhole && count > most;
  return (
    <Card title={t(messages.waiting)}>
      {count === 0 && <p className="dim">{t(messages.nothingWaits)}</p>}
      <ul className={styles.waits}>
        {(isCut ? lines.slice(0, few) : lines).map((line) => (
          <Line key={line.waitKind} line={line} personId={personId} />
        ))}
        {home.unmatchedCount > 0 && !isCut && (
          <Row
            title={t(messages.unmatched)}
            more={t(messages.unmatchedMore, { count: home.unmatchedCount })}
            act={
              <ButtonLink
                size="small"
                to="/óráðstafað"
                search={{ flipi: 'likt' }}
                aria-label={t(messages.named, { act: t(messages.look), what: t(messages.unmatched) })}
              >
                {t(messages.look)}
              </ButtonLink>
            }
          />
        )}
      </ul>
      {isCut && (
        <Button look="quiet" size="small" onClick={() => setIsWhole(true)}>
          {t(messages.moreWaits, { count: count - few })}
        </Button>
      )}
    </Card>
  );
}

/** What readers cannot do anything about. */
const needsRegistering: readonly Waiting['waitKind'][] = ['draft', 'bankAccount'];

interface RowProps {
  title: string;
  more?: string | undefined;
  act: ReactNode;
  children?: ReactNode;
}

const Row = ({ title, more, act, children }: RowProps) => (
  <li>
    <div className={styles.words}>
      <span className={styles.what}>{title}</span>
      {more && <span className="dim small">{more}</span>}
    </div>
    <div className={styles.act}>{act}</div>
    {children && <div className={styles.below}>{children}</div>}
  </li>
);

function Line({ line, personId }: { line: Waiting; personId: number }) {
  const t = useText();
  const [language] = useLanguage();
  const { waitKind, count, workId, title, dueOn } = line;
  const words = t(messages[waitKind], { count });
  const due = dueOn && t(messages.dueOn, { day: formatLongDay(dueOn, language) });
  if (waitKind === 'draft')
    return (
      <OpenedLine title={words}>
        <DraftList isInside />
      </OpenedLine>
    );
  if (waitKind === 'splitRoom')
    return (
      <OpenedLine title={words}>
        <MyRooms />
      </OpenedLine>
    );
  if (waitKind === 'approval' && count > 1)
    return (
      <OpenedLine title={words} more={due ?? undefined}>
        <MyApprovals personId={personId} />
      </OpenedLine>
    );
  const more = [count === 1 && title, due].filter(Boolean).join(' · ');
  const isMissing = waitKind === 'bankAccount';
  return (
    <Row
      title={words}
      more={isMissing ? t(messages.bankAccountMore) : more}
      act={<Way kind={waitKind} what={words} workId={workId} personId={personId} />}
    />
  );
}

interface WayProps {
  kind: Waiting['waitKind'];
  /** The words of its line, which tell the button from the others. */
  what: string;
  workId: number | null;
  personId: number;
}

/** Where a line is answered: the button and its address. */
function Way({ kind, what, workId, personId }: WayProps) {
  const t = useText();
  const act = t(
    kind === 'bankAccount'
      ? messages.add
      : kind === 'claimDecided' || kind === 'ipi'
        ? messages.look
        : messages.answer,
  );
  return (
    <ButtonLink
      size="small"
      {...addressOf(kind, workId, personId)}
      aria-label={t(messages.named, { act, what })}
    >
      {act}
    </ButtonLink>
  );
}

function addressOf(kind: Waiting['waitKind'], workId: number | null, personId: number): LinkProps {
  if (workId !== null) return { to: '/verk/$workId', params: { workId: String(workId) } };
  if (kind === 'group') return { to: '/hópar' };
  if (kind === 'setList') return { to: '/lifandi-flutningar/lagalistar' };
  if (kind === 'bankAccount')
    return { to: '/mitt-spjald/$personId/uppfaera', params: { personId: String(personId) } };
  if (kind === 'claimDecided') return { to: '/óráðstafað', search: { flipi: 'krofur' } };
  if (kind === 'ipi') return { to: '/mitt-spjald', search: { flipi: 'hofundur' } };
  return { to: kind === 'contractOffer' ? '/samningar' : '/umboð' };
}

function OpenedLine({
  title,
  more,
  children,
}: {
  title: string;
  more?: string | undefined;
  children: ReactNode;
}) {
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  const act = t(isOpen ? messages.hide : messages.look);
  return (
    <Row
      title={title}
      more={more}
      act={
        <Button
          size="small"
          aria-expanded={isOpen}
          aria-label={t(messages.named, { act, what: title })}
          onClick={() => setIsOpen(!isOpen)}
        >
          {act}
        </Button>
      }
    >
      {isOpen && <Suspense>{children}</Suspense>}
    </Row>
  );
}
