import type { AskedApproval, NewAnswer } from '@omur/contract/works/approvals';
import { formatDuration } from '@omur/contract/platform/rules/duration';
import { formatPercent } from '@omur/contract/platform/rules/shares';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Badge } from '../../platform/ui/Badge.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { formatLongDay } from '../../platform/i18n/format.ts';
import { ShareBar } from '../../platform/ui/ShareBar.tsx';
import { AnswerForm } from './AnswerForm.tsx';
import { Changes } from './Changes.tsx';
import styles from './LetterPage.module.css';
import { plainFacts } from '../plainWork.ts';
import { messages } from './messages.ts';
import { Payees } from './Payees.tsx';

interface AskedWorkProps {
  asked: AskedApproval;
  onAnswer: (answer: NewAnswer) => void;
  isAnswering: boolean;
  error: Error | null;
}

/** The registration as it stands, what has changed, until when you can answer, and the answer itself. */
export function AskedWork({ asked, ...answer }: AskedWorkProps) {
  const t = useText();
  const [language] = useLanguage();
  const { name, title, durationSeconds, registeredBy, dueOn, isHalted, changes, authors } = asked;
  const facts = [
    ...plainFacts(asked, language),
    durationSeconds !== null && { label: t(messages.length), value: formatDuration(durationSeconds) },
    { label: t(messages.askedOn), value: formatLongDay(asked.askedAt, language) },
  ].filter((one) => typeof one === 'object' && one !== null);

  return (
    <>
      <p className="dim">{t(messages.letterTo, { name })}</p>
      <h1>{title}</h1>
      <p className={styles.lead}>
        {registeredBy === null ? t(messages.namedByNobody) : t(messages.named, { registrant: registeredBy })}
      </p>
      <dl className={styles.facts}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="tabular">{value}</dd>
          </div>
        ))}
      </dl>
      <Card title={t(messages.shares)}>
        <ShareBar
          label={t(messages.shares)}
          shares={authors.map(({ displayName, shareHundredths }, id) => ({
            id,
            name: displayName,
            shareHundredths,
          }))}
        />
        <ul className={styles.authors}>
          {authors.map((author, at) => (
            <li key={at} className={author.isAsked ? styles.asked : undefined}>
              <span
                className={styles.dot}
                style={{ background: `var(--share-${(at % 6) + 1})` }}
                aria-hidden
              />
              <span>
                {author.displayName} {author.isAsked && <Badge look="accent">{t(messages.you)}</Badge>}
                <span className={styles.type}>{author.authorTypeName}</span>
                <Payees payees={author.payees} />
              </span>
              <b className="tabular">{formatPercent(author.shareHundredths, language, 'column')}</b>
            </li>
          ))}
        </ul>
      </Card>
      <Changes changes={changes} />
      <section className={styles.question} aria-labelledby="question">
        <h2 id="question">{t(changes.length > 0 ? messages.questionAnew : messages.question)}</h2>
        {isHalted ? (
          <Alert look="warning">{t(messages.othersObjected)}</Alert>
        ) : (
          <p>{t(messages.untilThen, { day: formatLongDay(dueOn, language) })}</p>
        )}
        <AnswerForm {...answer} />
      </section>
    </>
  );
}
