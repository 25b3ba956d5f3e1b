import type { Finding } from '@omur/contract/review';
import { findAuthorTypeByCode } from '@omur/contract/rules/authorTypes';
import { formatPercent } from '@omur/contract/rules/shares';
import type { WorkAuthor } from '@omur/contract/works';
import { useLanguage, useText } from '../texts.tsx';
import { Badge } from '../ui/Badge.tsx';
import { Card } from '../ui/Card.tsx';
import type { Column } from '../ui/columns.ts';
import { formatDay } from '../ui/format.ts';
import { ShareBar } from '../ui/ShareBar.tsx';
import { Table } from '../ui/Table.tsx';
import { messages } from './messages.ts';
import styles from './ReviewPage.module.css';

interface AuthorsProps {
  authors: readonly WorkAuthor[];
  findings: readonly Finding[];
}

/** Who wrote it, what each gets, and who has approved. */
export function Authors({ authors, findings }: AuthorsProps) {
  const t = useText();
  const [language] = useLanguage();
  const share = ({ shareHundredths }: WorkAuthor) => formatPercent(shareHundredths ?? 0, language, 'column');
  const objectors = findings.find(({ kind }) => kind === 'objection')?.authorIds ?? [];
  const role = (code: string) => `${findAuthorTypeByCode(code)?.name[language] ?? ''} (${code})`.trim();
  const number = ({ authorId, ipiNameNumber }: WorkAuthor) =>
    [`${t(messages.workNumber)} ${authorId}`, ipiNameNumber && `IPI ${ipiNameNumber}`]
      .filter(Boolean)
      .join(' · ');
  const approval = (author: WorkAuthor) => (
    <Approval author={author} isObjecting={objectors.includes(author.authorId)} />
  );

  const columns: Column<WorkAuthor>[] = [
    {
      id: 'name',
      header: t(messages.author),
      width: 'minmax(0, 1.7fr)',
      isTitle: true,
      cell: (author) => (
        <>
          {author.displayName}
          <div className="dim small tabular">{number(author)}</div>
        </>
      ),
    },
    { id: 'role', header: t(messages.role), cell: ({ authorTypeCode }) => role(authorTypeCode) },
    { id: 'share', header: t(messages.share), width: '96px', isNumeric: true, cell: share },
    { id: 'approval', header: t(messages.approval), width: '184px', cell: approval },
  ];

  return (
    <Card title={t(messages.authors)}>
      <div className={styles.authors}>
        <ShareBar
          label={t(messages.shares)}
          shares={authors.map(({ authorId, displayName, shareHundredths }) => ({
            id: authorId,
            name: displayName,
            shareHundredths: shareHundredths ?? 0,
          }))}
        />
        <Table
          isBare
          label={t(messages.authors)}
          columns={columns}
          rows={authors}
          rowKey={({ authorId }) => authorId}
          phoneRow={(author) => ({
            title: author.displayName,
            detail: (
              <>
                {role(author.authorTypeCode)}
                <div className="tabular">{number(author)}</div>
                {approval(author)}
              </>
            ),
            aside: share(author),
          })}
        />
      </div>
    </Card>
  );
}

function Approval({ author, isObjecting }: { author: WorkAuthor; isObjecting: boolean }) {
  const t = useText();
  if (isObjecting) return <Badge look="red">{t(messages.objected)}</Badge>;
  if (!author.approval) return <Badge look="amber">{t(messages.notApproved)}</Badge>;
  if (author.approvedAt === null) return <Badge look="green">{t(messages.approved)}</Badge>;
  return <Badge look="green">{t(messages.approvedOn, { day: formatDay(author.approvedAt) })}</Badge>;
}
