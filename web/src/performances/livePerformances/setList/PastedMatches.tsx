import { formatDuration } from '@omur/contract/platform/rules/duration';
import { livePerformanceTexts } from '@omur/contract/platform/rules/livePerformanceTexts';
import type { FoundWork } from '@omur/contract/works/works';
import { useLanguage, useText } from '../../../platform/i18n/texts.tsx';
import { LiveRegion } from '../../../platform/ui/LiveRegion.tsx';
import { SelectField } from '../../../platform/ui/SelectField.tsx';
import { Stack } from '../../../platform/ui/Stack.tsx';
import { TextField } from '../../../platform/ui/TextField.tsx';
import { LineSearch } from './LineSearch.tsx';
import { type Answer, type MatchedLine, rowOfAnswer } from './matchedLines.ts';
import { messages } from './messages.ts';
import styles from './setList.module.css';

interface PastedMatchesProps {
  lines: readonly MatchedLine[];
  waiting: number;
  isTried: boolean;
  onChange: (line: MatchedLine) => void;
}

/** What the lines were found to be: first those that are asked about, then the others, which may be put right. */
export function PastedMatches({ lines, waiting, isTried, onChange }: PastedMatchesProps) {
  const t = useText();
  const asked = lines.filter(({ isAsked }) => isAsked);
  const found = lines.filter(({ isAsked }) => !isAsked);
  return (
    <Stack>
      <LiveRegion>{waiting > 0 ? t(messages.answerAll, { count: waiting }) : ''}</LiveRegion>
      {asked.length > 0 && (
        <section>
          <h3 className={styles.heading}>{t(messages.unsure)}</h3>
          <p className={styles.quiet}>{t(messages.unsureMore)}</p>
          <Lines lines={asked} isTried={isTried} onChange={onChange} />
        </section>
      )}
      {found.length > 0 && (
        <section>
          <h3 className={styles.heading}>{t(messages.sure, { count: found.length })}</h3>
          <p className={styles.quiet}>{t(messages.sureMore)}</p>
          <Lines lines={found} isTried={isTried} onChange={onChange} />
        </section>
      )}
    </Stack>
  );
}

type LinesProps = Omit<PastedMatchesProps, 'waiting'>;

function Lines({ lines, isTried, onChange }: LinesProps) {
  const t = useText();
  const [language] = useLanguage();
  const option = ({ workId, title, authorNames, artists, isOwn }: FoundWork) => ({
    value: `work-${workId}` as const,
    label: [title, authorNames || artists, t(messages.workNumber, { workId }), isOwn && t(messages.own)]
      .filter(Boolean)
      .join(' · '),
  });
  return (
    <ul className={styles.choices}>
      {lines.map((line) => {
        const { pasted, works, answer, authors } = line;
        const isWaiting = rowOfAnswer(line) === undefined;
        const isUnanswered = isTried && (answer === '' || answer === 'search');
        return (
          <li key={line.line} className={styles.choice} data-waiting={isWaiting || undefined}>
            <Stack gap="small">
              <SelectField<Answer>
                label={t(messages.choice, { line: line.line, title: described(pasted) })}
                value={answer}
                onChange={(next) => onChange({ ...line, answer: next })}
                placeholder={t(messages.choose)}
                options={[
                  ...works.map(option),
                  { value: 'search', label: t(messages.searchFor) },
                  { value: 'foreign', label: t(messages.asForeign) },
                  { value: 'skip', label: t(messages.skip) },
                ]}
                error={isUnanswered ? t(messages.answerThis) : undefined}
              />
              {answer === 'search' && (
                <LineSearch
                  line={line.line}
                  onChoose={(work) =>
                    onChange({ ...line, works: withWork(works, work), answer: `work-${work.workId}` })
                  }
                />
              )}
              {answer === 'foreign' && (
                <TextField
                  label={t(messages.authors)}
                  value={authors}
                  onChange={(typed) => onChange({ ...line, authors: typed })}
                  error={
                    isTried && isWaiting
                      ? livePerformanceTexts['setList.authorsMissing'][language]
                      : undefined
                  }
                  autoComplete="off"
                  required
                />
              )}
            </Stack>
          </li>
        );
      })}
    </ul>
  );
}

const withWork = (works: readonly FoundWork[], work: FoundWork) => [
  ...works.filter(({ workId }) => workId !== work.workId),
  work,
];

const described = ({ title, authors, durationSeconds }: MatchedLine['pasted']) =>
  [title, authors, durationSeconds !== undefined && formatDuration(durationSeconds)]
    .filter(Boolean)
    .join(' – ');
