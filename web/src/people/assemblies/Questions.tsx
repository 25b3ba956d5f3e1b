import type { Assembly, AssemblyQuestion } from '@omur/contract/people/assemblies';
import { useText } from '../../platform/i18n/texts.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import styles from './assemblies.module.css';
import { messages } from './messages.ts';
import { both } from './words.ts';

/** What is voted on; once it is counted, with how many chose what. */
export function Questions({ of }: { of: Assembly }) {
  const t = useText();
  return (
    <Card title={t(of.assemblyState === 'closed' ? messages.results : messages.questions)}>
      <ol className={styles.questions}>
        {of.questions.map((question) => (
          <li key={question.questionId}>
            <Question of={question} ballots={of.votedCount ?? 0} />
          </li>
        ))}
      </ol>
    </Card>
  );
}

function Question({ of, ballots }: { of: AssemblyQuestion; ballots: number }) {
  const t = useText();
  const { questionIs, questionEn, options, mostChosen: most, blankVotes } = of;
  const rows = options.map(({ optionIs, optionEn, votes }) => ({
    label: t(both(optionIs, optionEn)),
    votes,
  }));
  if (blankVotes !== null) rows.push({ label: t(messages.blank), votes: blankVotes });
  return (
    <>
      <h3>{t(both(questionIs, questionEn))}</h3>
      {most > 1 && blankVotes === null && <p className="dim small">{t(messages.chooseMost, { most })}</p>}
      <ul className={styles.options}>
        {rows.map(({ label, votes }) => (
          <li key={label}>
            <span>{label}</span>
            {votes !== null && (
              <>
                <span className="tabular">{t(messages.votes, { count: votes })}</span>
                <span
                  className={styles.bar}
                  style={{ inlineSize: `${ballots === 0 ? 0 : (100 * votes) / ballots}%` }}
                  aria-hidden
                />
              </>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
