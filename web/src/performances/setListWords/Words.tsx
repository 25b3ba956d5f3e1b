import { listSetListWords, type SetListWord } from '@omur/contract/performances/setListWords';
import { useQuery } from '@tanstack/react-query';
import { listQueryFor } from '../../platform/api/queries.ts';
import { formatLongDay } from '../../platform/i18n/format.ts';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { Badge } from '../../platform/ui/Badge.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { messages } from './messages.ts';
import styles from './setListWords.module.css';

/** H164: what those who played say of the set list, for its registrant and staff. Nothing where nobody is asked. */
export function Words({ livePerformanceId }: { livePerformanceId: number }) {
  const t = useText();
  const { data } = useQuery(listQueryFor(listSetListWords, { params: { livePerformanceId } }));
  const rows = data?.rows ?? [];
  if (rows.length === 0) return null;
  const confirmed = rows.filter(({ isCurrent, isRight }) => isCurrent && isRight).length;
  return (
    <Card title={t(messages.words)} note={t(messages.wordsNote, { confirmed, asked: rows.length })}>
      <ul className={styles.words}>
        {rows.map((word) => (
          <Word key={word.authorId} word={word} />
        ))}
      </ul>
    </Card>
  );
}

function Word({ word: { displayName, isRight, isCurrent, remark, saidAt } }: { word: SetListWord }) {
  const t = useText();
  const [language] = useLanguage();
  return (
    <li>
      <span className={styles.name}>{displayName}</span>
      <span className="dim small">{saidAt && formatLongDay(saidAt, language)}</span>
      <span>
        {isRight === null ? (
          <Badge>{t(messages.stateWaiting)}</Badge>
        ) : isCurrent ? (
          <Badge look={isRight ? 'green' : 'red'}>
            {t(isRight ? messages.stateRight : messages.stateWrong)}
          </Badge>
        ) : (
          <Badge look="amber">{t(messages.stateOvertaken)}</Badge>
        )}
      </span>
      {remark && <blockquote className={styles.remark}>{remark}</blockquote>}
    </li>
  );
}
