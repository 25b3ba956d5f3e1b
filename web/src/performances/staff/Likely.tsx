import type { LikelyWork } from '@omur/contract/performances/performanceDesk';
import { formatDuration } from '@omur/contract/platform/rules/duration';
import { Link } from '@tanstack/react-router';
import { useText } from '../../platform/i18n/texts.tsx';
import { Badge } from '../../platform/ui/Badge.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { Light } from '../../platform/ui/Light.tsx';
import { messages } from './messages.ts';
import styles from './performanceDesk.module.css';

interface LikelyProps {
  works: readonly LikelyWork[];
  isSending: boolean;
  onChoose: (work: LikelyWork) => void;
}

/** The works that a line may mean, the likest first. */
export function Likely({ works, isSending, onChoose }: LikelyProps) {
  const t = useText();
  return (
    <ul>
      {works.map((work) => (
        <li key={work.workId} className={styles.candidate}>
          <div>
            <span className={styles.line}>
              <Link to="/verk/$workId" params={{ workId: String(work.workId) }} target="_blank">
                {work.title}
              </Link>
              <Light light={work.light} />
              {work.isSameIswc && <Badge look="green">{t(messages.sameIswc)}</Badge>}
              {work.hasNamedAuthor && <Badge look="green">{t(messages.sameAuthor)}</Badge>}
              {work.isOfRegistrant && <Badge>{t(messages.ofRegistrant)}</Badge>}
            </span>
            <span className="dim small tabular">
              {[
                work.authorNames ?? work.artists,
                work.durationSeconds !== null && formatDuration(work.durationSeconds),
                work.workId,
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </div>
          <Button
            size="small"
            aria-label={`${t(messages.choose)}: ${work.title}, ${work.workId}`}
            disabled={isSending}
            onClick={() => onChoose(work)}
          >
            {t(messages.choose)}
          </Button>
        </li>
      ))}
    </ul>
  );
}
