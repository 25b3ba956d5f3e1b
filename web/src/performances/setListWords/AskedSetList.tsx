import { formatDuration } from '@omur/contract/platform/rules/duration';
import type { AskedSetList as Asked } from '@omur/contract/performances/setListWords';
import { useState } from 'react';
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
        <Songs lines={asked.lines} />
        {asked.isClosed && <p className="dim">{t(messages.closed)}</p>}
        <Said asked={asked} mayAnswer={mayRegister && !asked.isClosed} />
      </div>
    </Card>
  );
}

const shownAtFirst = 30;

function Songs({ lines }: Pick<Asked, 'lines'>) {
  const t = useText();
  const [isWhole, setIsWhole] = useState(false);
  return (
    <div>
      <ol className={styles.songs}>
        {(isWhole ? lines : lines.slice(0, shownAtFirst)).map(
          ({ title, artists, durationSeconds, quantity }, at) => (
            <li key={at}>
              <span>
                {title}
                {artists && <span className="dim"> · {artists}</span>}
              </span>
              <span className="dim tabular">
                {quantity > 1 && `${t(messages.times, { count: quantity })} · `}
                {formatDuration(durationSeconds)}
              </span>
            </li>
          ),
        )}
      </ol>
      {lines.length > shownAtFirst && !isWhole && (
        <Button look="quiet" size="small" onClick={() => setIsWhole(true)}>
          {t(messages.showAll)}
        </Button>
      )}
    </div>
  );
}

function Said({ asked, mayAnswer }: { asked: Asked; mayAnswer: boolean }) {
  const t = useText();
  const [language] = useLanguage();
  const [isAgain, setIsAgain] = useState(false);
  const { isCurrent, isRight, remark, saidAt } = asked;
  if (!isCurrent || isAgain)
    return mayAnswer ? <SayForm asked={asked} onSaid={() => setIsAgain(false)} /> : null;
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
