import { listQuestions, type Question } from '@omur/contract/works/questions';
import { theSociety } from '@omur/contract/platform/rules/theSociety';
import { useQuery } from '@tanstack/react-query';
import { listQueryFor } from '../../platform/api/queries.ts';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { classes } from '../../platform/ui/classes.ts';
import { formatInstant } from '../../platform/i18n/format.ts';
import { AnswerForm } from './AnswerForm.tsx';
import { messages } from './messages.ts';
import styles from './Questions.module.css';

/** What staff have asked about a work, and the answers; nothing where nothing was asked, or of somebody else. */
export function Questions({ workId }: { workId: number }) {
  const t = useText();
  const questions = useQuery(listQueryFor(listQuestions, { params: { workId } }));
  if (questions.isError) return <PageFailed error={questions.error} reset={() => void questions.refetch()} />;
  if (!questions.data || questions.data.rows.length === 0) return null;
  const { rows } = questions.data;
  return (
    <Card title={t(messages.questions)}>
      <div className={styles.questions}>
        {rows.some(({ mayAnswer }) => mayAnswer) && <Alert look="warning">{t(messages.wantsAnswer)}</Alert>}
        {rows.map((question) => (
          <OneQuestion key={question.questionId} question={question} />
        ))}
      </div>
    </Card>
  );
}

function OneQuestion({ question }: { question: Question }) {
  const t = useText();
  const [language] = useLanguage();
  const { askedBy, askedAt, answer, answeredBy, answeredAt, mayAnswer } = question;
  const said = (name: string | null, at: string | null) => ({
    name: name ?? '',
    when: at === null ? '' : formatInstant(at, language),
  });
  return (
    <div className={styles.question}>
      <div className="dim small">{t(messages.asked, said(askedBy ?? t(theSociety), askedAt))}</div>
      <blockquote className={styles.said}>{question.question}</blockquote>
      {answer !== null && (
        <>
          <div className="dim small">{t(messages.answered, said(answeredBy, answeredAt))}</div>
          <blockquote className={classes(styles.said, styles.answer)}>{answer}</blockquote>
        </>
      )}
      {answer === null && !mayAnswer && <p className="dim">{t(messages.waiting)}</p>}
      {mayAnswer && <AnswerForm question={question} />}
    </div>
  );
}
