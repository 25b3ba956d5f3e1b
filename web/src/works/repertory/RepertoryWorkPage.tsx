import { ipiRoles } from '@omur/contract/people/rules/ipiCodes';
import { getRepertoryWork, type RepertoryParty, type RepertoryWork } from '@omur/contract/works/repertory';
import { formatIswc } from '@omur/contract/works/rules/iswc';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { queryFor } from '../../platform/api/queries.ts';
import { isRefusal } from '../../platform/api/refusal.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { PublicFrame } from '../../platform/page/PublicFrame.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import type { Column } from '../../platform/ui/columns.ts';
import { KeyFacts } from '../../platform/ui/KeyFacts.tsx';
import { Skeleton } from '../../platform/ui/Skeleton.tsx';
import { Table } from '../../platform/ui/Table.tsx';
import { useDocumentTitle } from '../../platform/ui/useDocumentTitle.ts';
import { messages } from './messages.ts';
import styles from './Repertory.module.css';

const route = getRouteApi('/verkaleit/$workNumber');

/** O98, O100: one work, at an address that lasts. */
export function RepertoryWorkPage() {
  const t = useText();
  const { workNumber } = route.useParams();
  return (
    <PublicFrame title={t(messages.repertory)}>
      <Link to="/verkaleit" className={styles.back}>
        {t(messages.back)}
      </Link>
      <Found key={workNumber} workNumber={workNumber} />
    </PublicFrame>
  );
}

function Found({ workNumber }: { workNumber: string }) {
  const found = useQuery(queryFor(getRepertoryWork, { params: { workNumber } }));
  if (found.data) return <OneWork work={found.data} />;
  if (isRefusal(found.error, 404)) return <NotThere />;
  if (found.error) return <PageFailed error={found.error} reset={() => void found.refetch()} />;
  return <Skeleton shape="rows" />;
}

function NotThere() {
  const t = useText();
  useDocumentTitle(t(messages.notFound));
  return (
    <header className={styles.head}>
      <h1>{t(messages.notFound)}</h1>
      <p>{t(messages.notFoundMore)}</p>
    </header>
  );
}

function OneWork({ work }: { work: RepertoryWork }) {
  const t = useText();
  useDocumentTitle(work.title);
  const performers = work.performers ?? work.artists;
  return (
    <>
      <header className={styles.head}>
        <h1>{work.title}</h1>
        {work.otherTitles.length > 0 && (
          <p className={styles.titles}>
            {t(messages.otherTitles)}: {work.otherTitles.join(' · ')}
          </p>
        )}
      </header>
      <KeyFacts
        facts={[
          { label: t(messages.workNumber), value: work.workId },
          { label: 'ISWC', value: work.iswcs.map(formatIswc).join(', ') || '–' },
          { label: t(messages.performers), value: performers ?? '–' },
        ]}
      />
      <Parties title={t(messages.writers)} parties={work.writers} />
      {work.publishers.length > 0 && <Parties title={t(messages.publishers)} parties={work.publishers} />}
    </>
  );
}

function Parties({ title, parties }: { title: string; parties: readonly RepertoryParty[] }) {
  const t = useText();
  const roleOf = ({ partyRole }: RepertoryParty) =>
    partyRole in ipiRoles ? t(ipiRoles[partyRole as keyof typeof ipiRoles]) : partyRole;
  const societyOf = ({ societyName }: RepertoryParty) => societyName ?? t(messages.noSociety);
  const columns: Column<RepertoryParty>[] = [
    {
      id: 'name',
      header: t(messages.name),
      width: 'minmax(0, 1.4fr)',
      isTitle: true,
      cell: (row) => row.name,
    },
    { id: 'role', header: t(messages.role), cell: (row) => <div className={styles.role}>{roleOf(row)}</div> },
    { id: 'society', header: t(messages.society), cell: societyOf },
  ];
  return (
    <Card title={title}>
      <Table
        isBare
        label={title}
        columns={columns}
        rows={parties}
        rowKey={({ name, partyRole, societyName }) => `${name} ${partyRole} ${societyName}`}
        phoneRow={(row) => ({ title: row.name, detail: `${roleOf(row)} · ${societyOf(row)}` })}
      />
    </Card>
  );
}
