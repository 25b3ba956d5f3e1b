import { type Approval as Answer, listApprovals } from '@omur/contract/works/approvals';
import { findAuthorTypeByCode } from '@omur/contract/people/rules/authorTypes';
import { formatPercent } from '@omur/contract/platform/rules/shares';
import { listWorkAuthors, type WorkAuthor } from '@omur/contract/works/works';
import { useQuery } from '@tanstack/react-query';
import { listQueryFor } from '../../platform/api/queries.ts';
import { State } from '../approvals/State.tsx';
import type { Language } from '../../platform/i18n/text.ts';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { Badge } from '../../platform/ui/Badge.tsx';
import type { Column } from '../../platform/ui/columns.ts';
import { formatLongDay } from '../../platform/i18n/format.ts';
import { ShareBar } from '../../platform/ui/ShareBar.tsx';
import { messages } from './messages.ts';
import { type TabProps, WorkList } from './WorkList.tsx';
import { WrittenCode } from './WrittenCode.tsx';
import styles from './WorkPage.module.css';

/** F3.8: who wrote the work; what each has of it and whether they approved is for its parties (V7). */
export function AuthorsTab({ workId, isParty }: TabProps) {
  const t = useText();
  const [language] = useLanguage();
  const shareText = ({ shareHundredths }: WorkAuthor) =>
    shareHundredths === null ? '' : formatPercent(shareHundredths, language, 'column');
  const approvals = useQuery({ ...listQueryFor(listApprovals, { params: { workId } }), enabled: isParty });
  const answerOf = ({ authorId }: WorkAuthor) =>
    approvals.data?.rows.find((approval) => approval.authorId === authorId);

  const columns: Column<WorkAuthor>[] = [
    {
      id: 'name',
      header: t(messages.author),
      width: 'minmax(0, 2.2fr)',
      isTitle: true,
      cell: (row) => <Name author={row} />,
    },
    {
      id: 'role',
      header: t(messages.role),
      width: 'minmax(0, 1.5fr)',
      cell: (row) => roleName(row, language),
    },
    {
      id: 'ipi',
      header: t(messages.ipi),
      width: '164px',
      cell: (row) => (row.ipiNameNumber ? <WrittenCode code={row.ipiNameNumber} /> : '–'),
    },
  ];
  if (isParty)
    columns.push(
      {
        id: 'approval',
        header: t(messages.approval),
        width: '164px',
        cell: (row) => <Approval author={row} answer={answerOf(row)} />,
      },
      { id: 'share', header: t(messages.share), width: '104px', isNumeric: true, cell: shareText },
    );

  return (
    <WorkList
      endpoint={listWorkAuthors}
      workId={workId}
      label={t(messages.authors)}
      count={messages.authorCount}
      columns={columns}
      rowKey={(row) => `${row.authorId} ${row.authorTypeCode}`}
      phoneRow={(row) => ({
        title: <Name author={row} />,
        detail: (
          <>
            {roleName(row, language)}
            {isParty && <Approval author={row} answer={answerOf(row)} />}
          </>
        ),
        aside: isParty && shareText(row),
      })}
      above={(rows) =>
        isParty && (
          <div className={styles.shares}>
            <ShareBar
              label={t(messages.shares)}
              shares={rows.map((row, at) => ({
                id: at,
                name: row.displayName,
                shareHundredths: row.shareHundredths ?? 0,
              }))}
            />
          </div>
        )
      }
    />
  );
}

function Name({ author }: { author: WorkAuthor }) {
  const t = useText();
  return (
    <>
      {author.displayName} {author.isPublicDomain && <Badge>{t(messages.publicDomain)}</Badge>}
      <div className={styles.below}>{t(messages.authorNumber, { number: author.authorId })}</div>
    </>
  );
}

function Approval({ author, answer }: { author: WorkAuthor; answer: Answer | undefined }) {
  const [language] = useLanguage();
  const answeredAt = answer ? answer.answeredAt : author.approvedAt;
  return (
    <div>
      <State state={answer?.state ?? (author.approval ? 'given' : 'waiting')} />
      {answeredAt && <div className={styles.below}>{formatLongDay(answeredAt, language)}</div>}
    </div>
  );
}

function roleName({ authorTypeCode }: WorkAuthor, language: Language): string {
  const type = findAuthorTypeByCode(authorTypeCode);
  return type ? `${type.name[language]} (${type.code})` : authorTypeCode;
}
