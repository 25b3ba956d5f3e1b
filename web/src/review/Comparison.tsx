import { findAuthorTypeByCode } from '@omur/contract/rules/authorTypes';
import { formatDuration } from '@omur/contract/rules/duration';
import { formatIsrc } from '@omur/contract/rules/isrc';
import { formatIswc } from '@omur/contract/rules/iswc';
import { formatPercent } from '@omur/contract/rules/shares';
import { PageFailed } from '../shell/PageFailed.tsx';
import { useLanguage, useText } from '../texts.tsx';
import { Badge } from '../ui/Badge.tsx';
import { formatInstant, formatWhole } from '../ui/format.ts';
import { Light } from '../ui/Light.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import styles from './Comparison.module.css';
import { messages } from './messages.ts';
import { useWorkDetails, type WorkDetails } from './useWorkDetails.ts';

/** Two works side by side; what they have alike is marked. */
export function Comparison({ own, workId }: { own: WorkDetails; workId: number }) {
  const t = useText();
  const { details, error, retry } = useWorkDetails(workId);
  const facts = useFacts();
  if (error) return <PageFailed error={error} reset={retry} />;
  if (!details) return <Skeleton shape="text" count={6} />;
  const theirs = facts(details);
  return (
    <section
      className={styles.frame}
      aria-label={t(messages.comparison, { number: formatWhole(workId) })}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a table wider than a phone is scrolled by the keyboard too
      tabIndex={0}
    >
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t(messages.field)}</th>
            <th scope="col">{t(messages.thisWork)}</th>
            <th scope="col">{t(messages.workNumbered, { number: formatWhole(workId) })}</th>
          </tr>
        </thead>
        <tbody>
          {facts(own).map(({ label, values }, index) => {
            const others = theirs[index]?.values ?? [];
            return (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>
                  <Values values={values} alike={[]} />
                </td>
                <td>
                  <Values values={others} alike={values} />
                </td>
              </tr>
            );
          })}
          <tr>
            <th scope="row">{t(messages.light)}</th>
            <td>
              <Light light={own.work.light} />
            </td>
            <td>
              <Light light={details.work.light} />
            </td>
          </tr>
        </tbody>
      </table>
    </section>
  );
}

function Values({ values, alike }: { values: readonly string[]; alike: readonly string[] }) {
  const t = useText();
  if (values.length === 0) return t(messages.none);
  return (
    <ul className={styles.values}>
      {values.map((value) => (
        <li key={value}>
          {value} {alike.includes(value) && <Badge look="amber">{t(messages.same)}</Badge>}
        </li>
      ))}
    </ul>
  );
}

const listed = (value: string | null) => (value ? [value] : []);

function useFacts() {
  const t = useText();
  const [language] = useLanguage();
  const roleOf = (code: string) => findAuthorTypeByCode(code)?.name[language] ?? code;
  return ({ work, authors, otherTitles, isrcs, iswcs }: WorkDetails) => [
    { label: t(messages.workTitle), values: [work.title] },
    { label: t(messages.otherTitles), values: otherTitles },
    {
      label: t(messages.authors),
      values: authors.map(({ displayName, authorTypeCode, shareHundredths }) =>
        [
          displayName,
          roleOf(authorTypeCode),
          shareHundredths === null ? '' : formatPercent(shareHundredths, language),
        ]
          .filter(Boolean)
          .join(', '),
      ),
    },
    {
      label: t(messages.duration),
      values: work.durationSeconds === null ? [] : [formatDuration(work.durationSeconds)],
    },
    { label: t(messages.artists), values: listed(work.artists) },
    { label: t(messages.performers), values: listed(work.performers) },
    { label: 'ISWC', values: iswcs.map(formatIswc) },
    { label: 'ISRC', values: isrcs.map(formatIsrc) },
    { label: t(messages.registered), values: [formatInstant(work.firstRegisteredAt, language)] },
  ];
}
