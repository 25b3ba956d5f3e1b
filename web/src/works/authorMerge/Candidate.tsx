import type { JoinCandidate, UnknownAuthor } from '@omur/contract/works/authorMerge';
import { Link } from '@tanstack/react-router';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Badge } from '../../platform/ui/Badge.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { Facts } from './Facts.tsx';
import styles from './authorMerge.module.css';
import { messages } from './messages.ts';

interface CandidateProps {
  candidate: JoinCandidate;
  unknown: UnknownAuthor;
  onChoose: (candidate: JoinCandidate) => void;
}

export function Candidate({ candidate, unknown, onChoose }: CandidateProps) {
  const t = useText();
  const { authorId, personId, displayName, name, kennitalaStart, ipiNameNumber, worksCount, sharedWorks } =
    candidate;
  const mayJoin = sharedWorks.length === 0;
  return (
    <article className={styles.candidate} aria-label={displayName}>
      <header>
        <Link to="/personur/$personId" params={{ personId: String(personId) }} className={styles.name}>
          {displayName}
        </Link>
        <span className={styles.badges}>
          {candidate.isSameEmail && <Badge look="green">{t(messages.sameEmail)}</Badge>}
          <Badge>{t(messages.works, { count: worksCount })}</Badge>
        </span>
        {mayJoin && (
          <Button
            look="primary"
            size="small"
            aria-label={`${t(messages.choose)}: ${unknown.displayName}, ${displayName}`}
            onClick={() => onChoose(candidate)}
          >
            {t(messages.choose)}
          </Button>
        )}
      </header>
      <Facts
        facts={[
          [t(messages.number), String(authorId)],
          [t(messages.kennitala), kennitalaStart && `${kennitalaStart}-····`],
          [t(messages.ipi), ipiNameNumber],
          [t(messages.name), name],
        ]}
      />
      {!mayJoin && (
        <Alert look="warning" title={t(messages.sharedWorks, { count: sharedWorks.length })}>
          {t(messages.sharedWhy)}
          <ul className={styles.works}>
            {sharedWorks.map(({ workId, title }) => (
              <li key={workId}>
                <Link to="/verk/$workId" params={{ workId: String(workId) }}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </article>
  );
}
