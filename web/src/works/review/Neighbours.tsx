import type { Neighbour, ReviewedWork } from '@omur/contract/works/review';
import { formatPercent } from '@omur/contract/platform/rules/shares';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type RefObject, useImperativeHandle, useState } from 'react';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { Badge } from '../../platform/ui/Badge.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { Kbd } from '../../platform/ui/Kbd.tsx';
import { Light } from '../../platform/ui/Light.tsx';
import { Skeleton } from '../../platform/ui/Skeleton.tsx';
import { Comparison } from './Comparison.tsx';
import { likenessLabels, messages } from './messages.ts';
import styles from './Neighbours.module.css';
import { SameWork } from './SameWork.tsx';
import { neighboursOf } from './useReviewedWork.ts';

/** For the key that opens the next neighbour from anywhere on the desk. */
export interface NeighboursHandle {
  openNext: () => void;
}

/** Works like the one under review; the one most like it is compared at once when it may well be the same. */
export function Neighbours({
  own,
  handle,
}: {
  own: ReviewedWork;
  handle: RefObject<NeighboursHandle | null>;
}) {
  const t = useText();
  const { data, error, refetch } = useQuery(neighboursOf(own.workId));
  const [chosen, setChosen] = useState<number | null>();
  const [isWhole, setIsWhole] = useState(false);
  const rows = data?.rows ?? [];
  const likely = rows[0] && mayBeSame(rows[0]) ? rows[0].workId : undefined;
  const compared = chosen === undefined ? likely : (chosen ?? undefined);
  const comparedAt = rows.findIndex(({ workId }) => workId === compared);
  const shown = isWhole ? rows : rows.slice(0, Math.max(few, comparedAt + 1));
  const choose = (workId: number | undefined) => {
    setChosen(workId ?? null);
    if (workId !== undefined)
      requestAnimationFrame(() =>
        document.querySelector(`#${rowId(workId)}`)?.scrollIntoView({ block: 'nearest' }),
      );
  };
  useImperativeHandle(handle, () => ({
    openNext: () => choose(rows[comparedAt + 1]?.workId),
  }));

  if (error) return <PageFailed error={error} reset={() => void refetch()} />;
  return (
    <Card
      title={t(messages.neighbours)}
      note={rows.length > 0 && t(messages.neighbourCount, { count: rows.length })}
      actions={rows.length > 0 && <OpenHint />}
    >
      {!data && <Skeleton shape="text" count={3} />}
      {data && rows.length === 0 && <p className="dim">{data.emptyText}</p>}
      {rows.length > 0 && (
        <ul className={styles.neighbours}>
          {shown.map((neighbour) => {
            const isCompared = neighbour.workId === compared;
            return (
              <li key={neighbour.workId} id={rowId(neighbour.workId)} className={styles.neighbour}>
                <Row
                  neighbour={neighbour}
                  isCompared={isCompared}
                  onCompare={() => choose(isCompared ? undefined : neighbour.workId)}
                />
                {isCompared && <Comparison own={own} other={neighbour} />}
                {isCompared && <SameWork own={own} other={neighbour} />}
              </li>
            );
          })}
        </ul>
      )}
      {shown.length < rows.length && (
        <Button look="quiet" size="small" onClick={() => setIsWhole(true)}>
          {t(messages.showAll, { count: rows.length })}
        </Button>
      )}
    </Card>
  );
}

/** More are a press away: the most alike come first. */
const few = 5;

const rowId = (workId: number) => `neighbour-${workId}`;

function mayBeSame({ likenesses }: Neighbour): boolean {
  return (
    likenesses.includes('sameIsrc') ||
    (likenesses.includes('sameTitle') &&
      likenesses.some((one) => one === 'sameAuthors' || one === 'commonAuthors'))
  );
}

function OpenHint() {
  const t = useText();
  return (
    <span className={styles.hint}>
      <Kbd>O</Kbd> {t(messages.keyNeighbour)}
    </span>
  );
}

interface RowProps {
  neighbour: Neighbour;
  isCompared: boolean;
  onCompare: () => void;
}

function Row({
  neighbour: { workId: number, title, light, authors, likenesses },
  isCompared,
  onCompare,
}: RowProps) {
  const t = useText();
  const [language] = useLanguage();
  const action = t(isCompared ? messages.stopComparing : messages.compare);
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <span className={styles.title}>
          <Link to="/verk/$workId" params={{ workId: String(number) }}>
            {title}
          </Link>{' '}
          <span className="dim small tabular">{t(messages.numbered, { number })}</span>{' '}
          <Light light={light} />
        </span>
        <span className="small">
          {authors
            .map(
              ({ displayName, shareHundredths }) =>
                `${displayName} ${formatPercent(shareHundredths, language)}`,
            )
            .join(' · ')}
        </span>
        <span className={styles.badges}>
          {likenesses.map((likeness) => (
            <Badge
              key={likeness}
              look={likeness === 'sameIsrc' || likeness === 'sameTitle' ? 'amber' : 'neutral'}
            >
              {t(likenessLabels[likeness])}
            </Badge>
          ))}
        </span>
      </div>
      <Button
        size="small"
        aria-expanded={isCompared}
        aria-label={`${action}: ${t(messages.workNumbered, { number })}`}
        onClick={onCompare}
      >
        {action}
      </Button>
    </div>
  );
}
