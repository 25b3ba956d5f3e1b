import type { PersonWork } from '@omur/contract/people/persons';
import { authorTypes } from '@omur/contract/people/rules/authorTypes';
import type { useText } from '../../platform/i18n/texts.tsx';
import type { Column, PhoneRow } from '../../platform/ui/columns.ts';
import { Light } from '../../platform/ui/Light.tsx';
import { VisuallyHidden } from '../../platform/ui/VisuallyHidden.tsx';
import { messages } from './messages.ts';
import styles from './WorksTab.module.css';

type Say = ReturnType<typeof useText>;

interface Shown {
  t: Say;
  /** Whose work it is, where the person sees it through somebody else or a pseudonym. */
  authorOf: (work: PersonWork) => string | undefined;
  isPublisher: boolean;
}

export function workColumns({ t, authorOf, isPublisher }: Shown): Column<PersonWork>[] {
  const columns: Column<PersonWork>[] = [
    {
      id: 'light',
      header: t(messages.light),
      width: '112px',
      isSortable: true,
      cell: (work) => <Light light={work.light} />,
    },
    {
      id: 'workId',
      header: t(messages.number),
      width: '112px',
      isSortable: true,
      cell: (work) => <span className="dim tabular">{work.workId}</span>,
    },
    {
      id: 'title',
      header: t(messages.title),
      width: 'minmax(0, 4fr)',
      isTitle: true,
      isSortable: true,
      cell: (work) => (
        <>
          {work.title}
          <Second text={authorOf(work)} />
        </>
      ),
    },
    {
      id: 'authorTypeCode',
      header: t(messages.type),
      width: '104px',
      isSortable: true,
      cell: (work) => <Said short={work.authorTypeCode} long={typeName(t, work.authorTypeCode)} />,
    },
    {
      id: 'isAuthor',
      header: t(messages.author),
      width: '120px',
      isSortable: true,
      cell: (work) => <YesNo t={t} is={work.isAuthor} />,
    },
    {
      id: 'isHolder',
      header: t(messages.holder),
      width: '116px',
      isSortable: true,
      cell: (work) => <YesNo t={t} is={work.isHolder} />,
    },
  ];
  if (!isPublisher) return columns;
  const publisher: Column<PersonWork> = {
    id: 'isPublisher',
    header: t(messages.publisherColumn),
    width: '112px',
    cell: (work) => <YesNo t={t} is={work.isPublisher} />,
  };
  return [...columns, publisher];
}

export function workOnPhone({ t, authorOf }: Shown): (work: PersonWork) => PhoneRow {
  return (work) => ({
    title: work.title,
    detail: [
      work.workId,
      <Said key="type" short={work.authorTypeCode} long={typeName(t, work.authorTypeCode)} />,
      partsOf(t, work),
      authorOf(work),
    ]
      .filter(Boolean)
      .map((part, at) => (
        <span key={at}>
          {at > 0 && ' · '}
          {part}
        </span>
      )),
    aside: <Light light={work.light} />,
  });
}

function typeName(t: Say, code: string): string {
  const type = authorTypes.find((one) => one.code === code);
  return type ? t(type.name) : code;
}

/** What the person is to the work: `höfundur og rétthafi`. */
function partsOf(t: Say, { isAuthor, isHolder, isPublisher }: PersonWork): string {
  return [
    isAuthor && t(messages.roleAuthor),
    isHolder && t(messages.roleHolder),
    isPublisher && t(messages.publisher),
  ]
    .filter((part) => part !== false)
    .join(t(messages.and));
}

const Second = ({ text }: { text: string | undefined }) =>
  text === undefined ? null : <span className={styles.second}>{text}</span>;

const Said = ({ short, long }: { short: string; long: string }) => (
  <>
    <span aria-hidden>{short}</span>
    <VisuallyHidden>{long}</VisuallyHidden>
  </>
);

const YesNo = ({ t, is }: { t: Say; is: boolean }) =>
  is ? <Said short="✓" long={t(messages.yes)} /> : <Said short="–" long={t(messages.no)} />;
