import { type Approval, listApprovals } from '@omur/contract/works/approvals';
import { formatPercent } from '@omur/contract/platform/rules/shares';
import { useQuery } from '@tanstack/react-query';
import { listQueryFor } from '../../platform/api/queries.ts';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { formatLongDay } from '../../platform/i18n/format.ts';
import { AnswerForm } from './AnswerForm.tsx';
import styles from './approvals.module.css';
import { Changes } from './Changes.tsx';
import { messages } from './messages.ts';
import { Objections } from './Objections.tsx';
import { Payees } from './Payees.tsx';
import { useAnswer } from './useAnswer.ts';

/** Asks an author who is awaited whether the registration is right; shows everyone else what they may know of objections (V5). */
export function AnswerPanel({ workId }: { workId: number }) {
  const approvals = useQuery(listQueryFor(listApprovals, { params: { workId } }));
  const answer = useAnswer();
  const own = approvals.data?.rows.filter(({ mayAnswer }) => mayAnswer) ?? [];
  const [first] = own;
  if (!first) return <Objections workId={workId} />;
  const waiting = own.find(({ state }) => state === 'waiting');
  return waiting ? (
    <Question workId={workId} approval={waiting} own={own} answer={answer} />
  ) : (
    <Objected workId={workId} approval={first} answer={answer} />
  );
}

interface QuestionProps {
  workId: number;
  approval: Approval;
  own: readonly Approval[];
  answer: ReturnType<typeof useAnswer>;
}

function Question({ workId, approval: { dueOn, isHalted, changes, round }, own, answer }: QuestionProps) {
  const t = useText();
  const [language] = useLanguage();
  const held = own.filter(({ isHeir }) => isHeir).map(({ displayName }) => displayName);
  const share = own.reduce((sum, one) => sum + one.shareHundredths, 0);
  return (
    <Card title={t(changes.length > 0 ? messages.questionAnew : messages.question)}>
      <div className={styles.panel}>
        <Changes changes={changes} />
        <p>
          {share > 0 &&
            t(held.length > 0 ? messages.heldShare : messages.ownShare, {
              share: formatPercent(share, language),
              names: held.join(', '),
            })}{' '}
          {isHalted
            ? t(messages.othersObjected)
            : dueOn && t(messages.untilThen, { day: formatLongDay(dueOn, language) })}
        </p>
        {own.map(({ authorId, payees }) => (
          <Payees key={authorId} payees={payees} />
        ))}
        <AnswerForm
          onAnswer={(given) => answer.send({ params: { workId }, body: { ...given, round } })}
          isAnswering={answer.isSending}
          error={answer.error}
        />
      </div>
    </Card>
  );
}

function Objected({ workId, approval: { reason, round }, answer }: Omit<QuestionProps, 'own'>) {
  const t = useText();
  return (
    <Card title={t(messages.youObjected)}>
      <div className={styles.panel}>
        {reason && <blockquote className={styles.reason}>{reason}</blockquote>}
        <p>{t(messages.youObjectedMore)}</p>
        <div className={styles.buttons}>
          <Button
            isLoading={answer.isSending}
            onClick={() => answer.send({ params: { workId }, body: { approval: true, round } })}
          >
            {t(messages.approveAfterAll)}
          </Button>
        </div>
      </div>
    </Card>
  );
}
