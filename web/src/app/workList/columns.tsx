import type { ListedWork, WorkColumn } from '@omur/contract/app/workList';
import { wholeKronur } from '@omur/contract/platform/rules/wholeKronur';
import { formatDuration } from '@omur/contract/platform/rules/duration';
import { formatAmount, formatDay } from '../../platform/i18n/format.ts';
import type { useText } from '../../platform/i18n/texts.tsx';
import { Badge } from '../../platform/ui/Badge.tsx';
import choice from '../../platform/ui/choice.module.css';
import { classes } from '../../platform/ui/classes.ts';
import type { Column, PhoneRow } from '../../platform/ui/columns.ts';
import { Light } from '../../platform/ui/Light.tsx';
import { messages } from './messages.ts';
import styles from './workList.module.css';

type Say = ReturnType<typeof useText>;

/** Shown until somebody chooses others. */
export const usualColumns: readonly WorkColumn[] = ['workId', 'authors', 'labels'];

/** What stands in a column, as text; the Excel file has the same. */
export const textIn: Record<WorkColumn, (work: ListedWork) => string> = {
  workId: ({ workId }) => String(workId),
  authors: ({ authorNames }) => authorNames,
  artists: ({ artists }) => artists ?? '',
  iswc: ({ iswc }) => iswc ?? '',
  length: ({ durationSeconds }) => (durationSeconds === null ? '' : formatDuration(durationSeconds)),
  registered: ({ firstRegisteredAt }) => formatDay(firstRegisteredAt),
  labels: ({ labels }) => labels.join(', '),
  earned: ({ amountIsk }) => formatAmount(wholeKronur(amountIsk)),
};

const widths: Record<WorkColumn, string> = {
  workId: '96px',
  authors: 'minmax(0, 3fr)',
  artists: 'minmax(0, 2fr)',
  iswc: '148px',
  length: '84px',
  registered: '116px',
  labels: 'minmax(0, 2fr)',
  earned: '148px',
};
const sortable: readonly WorkColumn[] = ['workId', 'registered', 'earned'];
const numeric: readonly WorkColumn[] = ['length', 'earned'];

export interface Choice {
  isChosen: (workId: number) => boolean;
  toggle: (work: ListedWork) => void;
}

export function columnsOf(t: Say, shown: readonly WorkColumn[], of: Choice): Column<ListedWork>[] {
  return [
    {
      id: 'chosen',
      header: t(messages.choose),
      width: '72px',
      cell: (work) => <Tick t={t} work={work} of={of} />,
    },
    {
      id: 'light',
      header: t(messages.light),
      width: '104px',
      isSortable: true,
      cell: ({ light }) => <Light light={light} />,
    },
    {
      id: 'title',
      header: t(messages.workTitle),
      width: 'minmax(0, 3fr)',
      isTitle: true,
      isSortable: true,
      cell: ({ title }) => title,
    },
    ...shown.map(
      (id): Column<ListedWork> => ({
        id,
        header: t(messages[id]),
        width: widths[id],
        isSortable: sortable.includes(id),
        isNumeric: numeric.includes(id),
        cell: (work) => (id === 'labels' ? <Labels labels={work.labels} /> : textIn[id](work)),
      }),
    ),
  ];
}

export function onPhone(t: Say, shown: readonly WorkColumn[], of: Choice): (work: ListedWork) => PhoneRow {
  return (work) => ({
    title: work.title,
    detail: (
      <>
        <span className={styles.phoneLight}>
          <Light light={work.light} />
        </span>
        {shown
          .filter((id) => id !== 'labels')
          .map((id) => textIn[id](work))
          .filter(Boolean)
          .join(' · ')}
        {shown.includes('labels') && <Labels labels={work.labels} />}
      </>
    ),
    aside: <Tick t={t} work={work} of={of} />,
  });
}

const Labels = ({ labels }: Pick<ListedWork, 'labels'>) =>
  labels.length === 0 ? null : (
    <span className={styles.labels}>
      {labels.map((label) => (
        <Badge key={label} look="accent">
          {label}
        </Badge>
      ))}
    </span>
  );

const Tick = ({ t, work, of }: { t: Say; work: ListedWork; of: Choice }) => (
  <input
    type="checkbox"
    className={classes(choice.checkbox, styles.tick)}
    aria-label={t(messages.chooseWork, { title: work.title })}
    checked={of.isChosen(work.workId)}
    onChange={() => of.toggle(work)}
  />
);
