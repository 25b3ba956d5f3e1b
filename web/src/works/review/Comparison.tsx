import type { ComparedWork } from '@omur/contract/works/review';
import { useText } from '../../platform/i18n/texts.tsx';
import { Badge } from '../../platform/ui/Badge.tsx';
import { classes } from '../../platform/ui/classes.ts';
import { Light } from '../../platform/ui/Light.tsx';
import styles from './Comparison.module.css';
import { type Compared, isSame, useCompared } from './facts.ts';
import { messages } from './messages.ts';

/** Two works side by side: what differs stands out, in colour and in words. */
export function Comparison({ own, other }: { own: ComparedWork; other: ComparedWork }) {
  const t = useText();
  const { workId: number } = other;
  return (
    <section
      className={styles.frame}
      aria-label={t(messages.comparison, { number })}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a table wider than a phone is scrolled by the keyboard too
      tabIndex={0}
    >
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t(messages.field)}</th>
            <th scope="col">{t(messages.thisWork)}</th>
            <th scope="col">{t(messages.workNumbered, { number })}</th>
            <th scope="col">{t(messages.difference)}</th>
          </tr>
        </thead>
        <tbody>
          {useCompared(own, other).map((line) => (
            <Line key={line.id} line={line} />
          ))}
          <tr>
            <th scope="row">{t(messages.light)}</th>
            <td>
              <Light light={own.light} />
            </td>
            <td>
              <Light light={other.light} />
            </td>
            <td>{own.light === other.light ? t(messages.same) : t(messages.differs)}</td>
          </tr>
        </tbody>
      </table>
    </section>
  );
}

function Line({ line }: { line: Compared }) {
  const t = useText();
  const differs = !line.isSilent && !isSame(line);
  return (
    <tr className={classes(differs && styles.differs)}>
      <th scope="row">{line.label}</th>
      <td>
        <Values values={line.own} />
      </td>
      <td>
        <Values values={line.other} />
      </td>
      <td>
        {!line.isSilent && (
          <Badge look={differs ? 'amber' : 'neutral'}>{t(differs ? messages.differs : messages.same)}</Badge>
        )}
      </td>
    </tr>
  );
}

function Values({ values }: { values: readonly string[] }) {
  const t = useText();
  if (values.length === 0) return t(messages.none);
  return (
    <ul className={styles.values}>
      {values.map((value) => (
        <li key={value}>{value}</li>
      ))}
    </ul>
  );
}
