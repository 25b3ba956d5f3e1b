import { type Estate, getNamedHeirs, listEstates } from '@omur/contract/works/estates';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FileList } from '../../platform/attachments/FileList.tsx';
import { listQueryFor, queryFor } from '../../platform/api/queries.ts';
import { isRefusal } from '../../platform/api/refusal.ts';
import { formatDay } from '../../platform/i18n/format.ts';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { useMember } from '../../platform/page/member.ts';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { KeyFacts } from '../../platform/ui/KeyFacts.tsx';
import { PageHeader } from '../../platform/ui/PageHeader.tsx';
import { Skeleton } from '../../platform/ui/Skeleton.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import styles from './estates.module.css';
import { messages } from './messages.ts';
import { OwnEstate } from './OwnEstate.tsx';
import { NamedHeirsDialog } from './NamedHeirsDialog.tsx';
import { heirsPage } from './pages.ts';
import { ReportDialog } from './ReportDialog.tsx';
import { shareText } from './share.ts';
import { StateBadge } from './StateBadge.tsx';

/** H111, H112: whom a member names as heirs, and the deaths that they have reported. */
export function HeirsPage() {
  const t = useText();
  const { isReading, isThemselves, role } = useMember();
  const [isReporting, setIsReporting] = useState(false);
  const mayReport = isThemselves && !isReading && role !== 'viewer' && role !== 'external';
  return (
    <Stack>
      <PageHeader
        title={t(heirsPage.label)}
        subtitle={t(messages.heirsMore)}
        actions={mayReport && <Button onClick={() => setIsReporting(true)}>{t(messages.report)}</Button>}
      />
      {isThemselves ? <Named mayChange={mayReport} /> : <Alert title={t(messages.actingFor)} />}
      <Reports />
      {isReporting && <ReportDialog onClose={() => setIsReporting(false)} />}
    </Stack>
  );
}

function Named({ mayChange }: { mayChange: boolean }) {
  const t = useText();
  const [language] = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  const { data, error, refetch } = useQuery(queryFor(getNamedHeirs));
  if (error) return <PageFailed error={error} reset={() => void refetch()} />;
  return (
    <>
      {data && data.ownEstate !== null && (
        <OwnEstate estateId={data.ownEstate} passesFrom={data.passesFrom} />
      )}
      <Card
        title={t(messages.named)}
        actions={
          mayChange && (
            <Button size="small" onClick={() => setIsOpen(true)}>
              {t(messages.editNamed)}
            </Button>
          )
        }
      >
        <p className={styles.note}>{t(messages.namedMore)}</p>
        {!data && <Skeleton shape="text" count={1} />}
        {data?.heirs.length === 0 && <p className="dim">{t(messages.namedNone)}</p>}
        {data && data.heirs.length > 0 && (
          <KeyFacts
            facts={data.heirs.map(({ heirName, heirShare }, at) => ({
              id: at,
              label: heirName,
              value: shareText(heirShare, language),
            }))}
          />
        )}
        {isOpen && data && <NamedHeirsDialog heirs={data.heirs} onClose={() => setIsOpen(false)} />}
      </Card>
    </>
  );
}

function Reports() {
  const t = useText();
  const { data, error, refetch } = useQuery(listQueryFor(listEstates));
  const isNone = isRefusal(error, 404);
  if (error && !isNone) return <PageFailed error={error} reset={() => void refetch()} />;
  const rows = data?.rows ?? [];
  return (
    <Card title={t(messages.reports)}>
      {!data && !isNone && <Skeleton shape="text" count={1} />}
      {(isNone || data) && rows.length === 0 && <p className="dim">{t(messages.reportsNone)}</p>}
      <Stack>
        {rows.map((estate) => (
          <Report key={estate.estateId} estate={estate} />
        ))}
      </Stack>
    </Card>
  );
}

function Report({ estate }: { estate: Estate }) {
  const t = useText();
  return (
    <section className={styles.report} aria-label={estate.deceasedName}>
      <div className={styles.head}>
        <h3>{estate.deceasedName}</h3>
        <StateBadge estate={estate} />
      </div>
      <p className="dim">
        {t(messages.deceasedOn)}: {formatDay(estate.deceasedOn)}
      </p>
      {estate.estateDecision !== null && <Alert title={estate.estateDecision} />}
      <FileList
        ownerKind="estate"
        ownerId={estate.estateId}
        mayChange={estate.mayAttachToEstate}
        staysOnceSent
      />
    </section>
  );
}
