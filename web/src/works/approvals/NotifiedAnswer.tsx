import type { Notification, NotifiedApproval } from '@omur/contract/messages/notifications';
import { formatPercent } from '@omur/contract/platform/rules/shares';
import { formatLongDay } from '../../platform/i18n/format.ts';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { useMember } from '../../platform/page/member.ts';
import { ButtonLink } from '../../platform/ui/Button.tsx';
import { ApproveButton } from './ApproveButton.tsx';
import { messages, outcomes } from './messages.ts';
import styles from './NotifiedAnswer.module.css';
import { State } from './State.tsx';
import { useAnswer } from './useAnswer.ts';

/** H157: answers the request that a notification tells of, in the round that it told of; says what has become of it otherwise. */
export function NotifiedAnswer({ notification: { approval, body } }: { notification: Notification }) {
  const { mayRegister } = useMember();
  if (!approval) return null;
  return (
    <div className={styles.answer}>
      {approval.askedState === 'waiting' ? (
        <Question approval={approval} body={body} mayAnswer={mayRegister} />
      ) : (
        <Outcome state={approval.askedState} />
      )}
    </div>
  );
}

function Outcome({ state }: { state: Exclude<NotifiedApproval['askedState'], 'waiting'> }) {
  const t = useText();
  if (state === 'given' || state === 'objected') return <State state={state} />;
  if (state !== 'assumed') return <span className="dim small">{t(outcomes[state])}</span>;
  return (
    <>
      <State state={state} />
      <span className="dim small">{t(messages.byTime)}</span>
    </>
  );
}

interface QuestionProps {
  approval: NotifiedApproval;
  /** What the notification said of the registration: authors, shares, changes. */
  body: string;
  mayAnswer: boolean;
}

function Question({ approval, body, mayAnswer }: QuestionProps) {
  const t = useText();
  const [language] = useLanguage();
  const answer = useAnswer();
  const { workId, title, shareHundredths, dueOn, isHalted, round } = approval;
  const share = formatPercent(shareHundredths, language);
  return (
    <>
      <span className={styles.share}>
        {isHalted
          ? t(messages.ownShareHalted, { share })
          : t(messages.ownShareAndTime, { share, day: formatLongDay(dueOn, language) })}
      </span>
      {mayAnswer && (
        <span className={styles.buttons}>
          <ApproveButton
            size="small"
            title={title}
            isAnswering={answer.isSending}
            onApprove={() => answer.send({ params: { workId }, body: { approval: true, round } })}
          >
            {body.split(/\n\s*\n/).map((paragraph, at) => (
              <span key={at} className={styles.said}>
                {paragraph}
              </span>
            ))}
          </ApproveButton>
          <ButtonLink
            size="small"
            look="quiet"
            to="/verk/$workId"
            params={{ workId: String(workId) }}
            aria-label={t(messages.actOn, { act: t(messages.object), title })}
          >
            {t(messages.object)}
          </ButtonLink>
        </span>
      )}
      {answer.error && (
        <span role="alert" className={styles.problem}>
          {answer.error.message}
        </span>
      )}
    </>
  );
}
