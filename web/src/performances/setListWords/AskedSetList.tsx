import { formatDuration } from '@omur/contract/platform/rules/duration';
import type { AskedSetList as Asked } from '@omur/contract/performances/setListWords';
import { type Ref, useEffect, useRef, useState } from 'react';
import { formatLongDay } from '../../platform/i18n/format.ts';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { useMember } from '../../platform/page/member.ts';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { messages } from './messages.ts';
import { SayForm } from './SayForm.tsx';
import styles from './setListWords.module.css';

/** H159: one set list as those who played it see it, and what the reader says of it. */
export function AskedSetList({ asked }: { asked: Asked }) {
  const t = useText();
  const [language] = useLanguage();
  const { mayRegister } = useMember();
  const [isOpened, setIsOpened] = useState(false);
  const isWhole = isOpened || asked.lines.length <= shownAtFirst;
  const { livePerformanceTitle, performers, performedOn, venueName, registrantName, groupName } = asked;
  const about = [
    performers !== livePerformanceTitle && performers,
    formatLongDay(performedOn, language),
    venueName,
  ];
  const by = [
    registrantName && t(messages.registeredBy, { name: registrantName }),
    groupName && t(messages.ofGroup, { name: groupName }),
    t(messages.answersAs, { name: asked.displayName }),
  ];
  return (
    <Card title={livePerformanceTitle} note={t(messages.songs, { count: asked.lines.length })}>
      <div className={styles.one}>
        <div>
          <p>{about.filter(Boolean).join(' · ')}</p>
          <p className="dim small">{by.filter(Boolean).join(' · ')}</p>
        </div>
        {asked.isWaiting && asked.isRight !== null && <Alert look="warning">{t(messages.changed)}</Alert>}
        <Songs lines={asked.lines} isWhole={isWhole} onShowAll={() => setIsOpened(true)} />
        {asked.isClosed && <p className="dim">{t(messages.closed)}</p>}
        <Said asked={asked} mayAnswer={mayRegister && !asked.isClosed} isWhole={isWhole} />
      </div>
    </Card>
  );
}

const shownAtFirst = 30;

interface SongsProps extends Pick<Asked, 'lines'> {
  isWhole: boolean;
  onShowAll: () => void;
}

function Songs({ lines, isWhole, onShowAll }: SongsProps) {
  const t = useText();
  const firstOfRest = useRef<HTMLLIElement>(null);
  const wasWhole = useRef(isWhole);
  useEffect(() => {
    // The button that had the focus is gone: reading goes on where the rest begins.
    if (isWhole && !wasWhole.current) firstOfRest.current?.focus();
    wasWhole.current = isWhole;
  }, [isWhole]);
  return (
    <div>
      <ol className={styles.songs}>
        {(isWhole ? lines : lines.slice(0, shownAtFirst)).map((line, at) => (
          <Song key={at} line={line} ref={at === shownAtFirst ? firstOfRest : undefined} />
        ))}
      </ol>
      {!isWhole && (
        <Button look="quiet" size="small" onClick={onShowAll}>
          {t(messages.showAll)}
        </Button>
      )}
    </div>
  );
}

/** What was played, and which work of whose is paid for it. */
function Song({ line, ref }: { line: Asked['lines'][number]; ref?: Ref<HTMLLIElement> | undefined }) {
  const t = useText();
  const { workId, title, artists, authorNames, durationSeconds, quantity } = line;
  const paid = [
    authorNames && t(messages.authors, { names: authorNames }),
    workId === null ? t(messages.notInSystem) : t(messages.workNumber, { workId }),
  ];
  return (
    <li ref={ref} tabIndex={ref ? -1 : undefined}>
      <span>
        {title}
        {artists && <span className="dim"> · {artists}</span>}
      </span>
      <span className="dim tabular">
        {quantity > 1 && `${t(messages.times, { count: quantity })} · `}
        {formatDuration(durationSeconds)}
      </span>
      <p className="dim small">{paid.filter(Boolean).join(' · ')}</p>
    </li>
  );
}

interface SaidProps {
  asked: Asked;
  mayAnswer: boolean;
  isWhole: boolean;
}

function Said({ asked, mayAnswer, isWhole }: SaidProps) {
  const t = useText();
  const [language] = useLanguage();
  const [isAgain, setIsAgain] = useState(false);
  const { isCurrent, isRight, remark, saidAt } = asked;
  if (!isCurrent || isAgain)
    return mayAnswer ? <SayForm asked={asked} isWhole={isWhole} onSaid={() => setIsAgain(false)} /> : null;
  const day = saidAt ? formatLongDay(saidAt, language) : '';
  return (
    <div className={styles.said}>
      <p>
        {t(isRight ? messages.saidRight : messages.saidWrong, { day })}{' '}
        {mayAnswer && (
          <Button look="quiet" size="small" onClick={() => setIsAgain(true)}>
            {t(messages.again)}
          </Button>
        )}
      </p>
      {remark && <blockquote className={styles.remark}>{remark}</blockquote>}
    </div>
  );
}
