import type { ReviewedAuthor } from '@omur/contract/works/review';
import { findAuthorType } from '@omur/contract/people/rules/authorTypes';
import { formatPercent } from '@omur/contract/platform/rules/shares';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { Badge } from '../../platform/ui/Badge.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import type { Column } from '../../platform/ui/columns.ts';
import { formatDay } from '../../platform/i18n/format.ts';
import { ShareBar } from '../../platform/ui/ShareBar.tsx';
import { Table } from '../../platform/ui/Table.tsx';
import { roleName } from './facts.ts';
import { messages } from './messages.ts';
import styles from './ReviewPage.module.css';

/** Who wrote it, what each gets, and who has approved. */
export function Authors({ authors }: { authors: readonly ReviewedAuthor[] }) {
  const t = useText();
  const [language] = useLanguage();
  const share = ({ shareHundredths }: ReviewedAuthor) => formatPercent(shareHundredths, language, 'column');
  const role = (code: string) => roleName(code, language);
  const roleOf = ({ authorTypeCode, roles }: ReviewedAuthor) =>
    roles.length === 0
      ? role(authorTypeCode)
      : roles
          .map(
            (one) =>
              `${role(findAuthorType(one.authorTypeId)?.code ?? '')} ${formatPercent(one.shareHundredths, language)}`,
          )
          .join(', ');
  const number = ({ authorId, ipiNameNumber }: ReviewedAuthor) =>
    [`${t(messages.workNumber)} ${authorId}`, ipiNameNumber && `IPI ${ipiNameNumber}`]
      .filter(Boolean)
      .join(' · ');
  const approval = (author: ReviewedAuthor) => <Approval author={author} />;

  const columns: Column<ReviewedAuthor>[] = [
    {
      id: 'name',
      header: t(messages.author),
      width: 'minmax(0, 1.7fr)',
      isTitle: true,
      cell: (author) => (
        <>
          {author.displayName} {author.isUnknown && <Badge look="amber">{t(messages.unknown)}</Badge>}
          <div className="dim small tabular">{number(author)}</div>
        </>
      ),
    },
    { id: 'role', header: t(messages.role), cell: roleOf },
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
            shareHundredths,
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
                {roleOf(author)}
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

function Approval({ author: { state, approvedAt, dueOn, reason } }: { author: ReviewedAuthor }) {
  const t = useText();
  if (state === 'objected')
    return (
      <>
        <Badge look="red">{t(messages.objected)}</Badge>
        {reason && <div className="small">{reason}</div>}
      </>
    );
  if (state === 'waiting')
    return (
      <Badge look="amber">
        {dueOn === null ? t(messages.notApproved) : t(messages.waitsUntil, { day: formatDay(dueOn) })}
      </Badge>
    );
  if (approvedAt === null) return <Badge look="green">{t(messages.approved)}</Badge>;
  return <Badge look="green">{t(messages.approvedOn, { day: formatDay(approvedAt) })}</Badge>;
}
