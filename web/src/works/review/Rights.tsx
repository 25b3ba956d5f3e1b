import { formatPercent } from '@omur/contract/platform/rules/shares';
import { listWorkRights, type WorkRight } from '@omur/contract/works/works';
import { useQuery } from '@tanstack/react-query';
import { listQueryFor } from '../../platform/api/queries.ts';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { Badge } from '../../platform/ui/Badge.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import type { Column } from '../../platform/ui/columns.ts';
import { Skeleton } from '../../platform/ui/Skeleton.tsx';
import { Table } from '../../platform/ui/Table.tsx';
import { messages } from './messages.ts';

/** Who would be paid for the work as it stands (F3.9). */
export function Rights({ workId }: { workId: number }) {
  const t = useText();
  const [language] = useLanguage();
  const { data, error, refetch } = useQuery(listQueryFor(listWorkRights, { params: { workId } }));
  const home = (right: WorkRight) => formatPercent(right.shareHundredths, language, 'column');
  const abroad = (right: WorkRight) => formatPercent(right.shareAbroadHundredths, language, 'column');
  const holder = ({ holderName, publisherId }: WorkRight) => (
    <>
      {holderName ?? t(messages.none)}{' '}
      {publisherId !== null && <Badge look="teal">{t(messages.publisher)}</Badge>}
    </>
  );
  const columns: Column<WorkRight>[] = [
    { id: 'holder', header: t(messages.holder), width: 'minmax(0, 1.4fr)', isTitle: true, cell: holder },
    { id: 'author', header: t(messages.forAuthor), cell: ({ displayName }) => displayName },
    { id: 'home', header: t(messages.home), width: '112px', isNumeric: true, cell: home },
    { id: 'abroad', header: t(messages.abroad), width: '104px', isNumeric: true, cell: abroad },
  ];

  if (error) return <PageFailed error={error} reset={() => void refetch()} />;
  return (
    <Card title={t(messages.rights)}>
      {!data && <Skeleton shape="text" />}
      {data?.emptyText && <p className="dim">{data.emptyText}</p>}
      {data && data.rows.length > 0 && (
        <Table
          isBare
          label={t(messages.rights)}
          columns={columns}
          rows={data.rows}
          rowKey={({ authorId, rightId, publisherId, contractId }) =>
            [authorId, rightId, publisherId, contractId].join()
          }
          phoneRow={(right) => ({
            title: holder(right),
            detail: (
              <>
                {right.displayName}
                <div className="tabular">
                  {t(messages.home)} {home(right)} · {t(messages.abroad)} {abroad(right)}
                </div>
              </>
            ),
          })}
        />
      )}
    </Card>
  );
}
