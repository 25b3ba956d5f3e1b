import {
  cancelSocietyImport,
  getSocietyImport,
  type SocietyImport,
  takeSocietyImport,
} from '@omur/contract/exchange/societyFiles';
import { id } from '@omur/contract/platform/values';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { pollEvery } from '../../platform/jobs/pollEvery.ts';
import { queryIfAny } from '../../platform/api/queries.ts';
import { useLoggedIn } from '../../platform/api/session.ts';
import { useChange } from '../../platform/api/useChange.ts';
import { formatInstant, formatWhole } from '../../platform/i18n/format.ts';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { PageWaits } from '../../platform/page/PageWaits.tsx';
import { ToNotFound } from '../../platform/page/ToNotFound.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { ConfirmDialog } from '../../platform/ui/ConfirmDialog.tsx';
import { KeyFacts } from '../../platform/ui/KeyFacts.tsx';
import { PageHeader } from '../../platform/ui/PageHeader.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { AskAuthors, AskProgress } from './AskAuthors.tsx';
import { FailedTaking } from './FailedTaking.tsx';
import { InviteProgress, InviteUsers } from './InviteUsers.tsx';
import { messages } from './messages.ts';
import styles from './societyFiles.module.css';
import { SocietyReport } from './SocietyReport.tsx';
import { SocietyState } from './SocietyState.tsx';

const route = getRouteApi('/portal/gagnaflutningur/$societyImportId');

/** Counting the works and the users that are left takes longer. */
const lookAtAskingEvery = 5000;

/** O81, O82, O91: what was sent, what is wrong with it, its being taken, and old and new side by side. */
export function SocietyImportPage() {
  const { role } = useLoggedIn();
  const number = id.safeParse(Number(route.useParams().societyImportId));
  return role === 'administrator' && number.success ? (
    <FoundImport key={number.data} societyImportId={number.data} />
  ) : (
    <ToNotFound />
  );
}

const isRunning = ({ societyImportState: state }: SocietyImport) =>
  state === 'checking' || state === 'taking';

function FoundImport({ societyImportId }: { societyImportId: number }) {
  const found = useQuery({
    ...queryIfAny(getSocietyImport, { params: { societyImportId } }),
    refetchInterval: ({ state: { data } }) => {
      if (data?.isBeingAsked || data?.isInviting) return lookAtAskingEvery;
      return data && isRunning(data) ? pollEvery : false;
    },
  });
  if (found.data) return <OneImport of={found.data} />;
  if (found.data === null) return <ToNotFound />;
  if (found.error) return <PageFailed error={found.error} reset={() => void found.refetch()} />;
  return <PageWaits />;
}

function OneImport({ of }: { of: SocietyImport }) {
  const t = useText();
  const [language] = useLanguage();
  const { flipi } = route.useSearch();
  const navigate = route.useNavigate();
  // Of files that cannot be read, nothing was counted.
  const isRead = of.societyImportState !== 'refused' && of.files.some(({ linesRead }) => linesRead > 0);
  const facts = [
    { label: t(messages.sentBy), value: of.announcedByName },
    { label: t(messages.sent), value: formatInstant(of.announcedAt, language) },
    { label: t(messages.toTake), value: isRead ? formatWhole(of.toTakeCount) : null },
    { label: t(messages.refused), value: isRead ? formatWhole(of.refusedCount) : null },
    {
      label: t(messages.differences),
      value: of.differenceCount === null ? null : formatWhole(of.differenceCount),
    },
    { label: t(messages.invited), value: of.invitedUserCount ? formatWhole(of.invitedUserCount) : null },
    {
      label: t(messages.noAddress),
      value: of.unreachableUserCount ? formatWhole(of.unreachableUserCount) : null,
    },
  ].filter(({ value }) => value !== null);
  return (
    <Stack>
      <Link to="/gagnaflutningur" className={styles.back}>
        <ArrowLeft size={18} aria-hidden /> {t(messages.back)}
      </Link>
      <PageHeader
        title={of.societyImportName}
        note={<SocietyState state={of.societyImportState} />}
        actions={<Actions of={of} />}
      />
      <KeyFacts facts={facts} />
      {of.societyImportState === 'taken' && <AskProgress of={of} />}
      {of.societyImportState === 'taken' && <InviteProgress of={of} />}
      <SocietyReport
        of={of}
        tab={flipi}
        onTab={(tab) => void navigate({ search: { flipi: tab }, replace: true, resetScroll: false })}
      />
    </Stack>
  );
}

/** What may be done with it as it stands. */
function Actions({ of }: { of: SocietyImport }) {
  const t = useText();
  const [isAsked, setIsAsked] = useState(false);
  const { societyImportId, societyImportState: state, refusedCount, toTakeCount } = of;
  const params = { societyImportId };
  const take = useChange(takeSocietyImport, () => setIsAsked(false));
  const cancel = useChange(cancelSocietyImport);
  const isOpen =
    state === 'receiving' ||
    state === 'checked' ||
    state === 'refused' ||
    (state === 'checking' && of.lastError !== null);
  const takeLabel = t(refusedCount > 0 ? messages.takeWithout : messages.take);
  return (
    <>
      {cancel.refusal && <Alert look="danger" isAnnounced title={cancel.refusal} />}
      {isOpen && (
        <Button look="quiet" isLoading={cancel.isSending} onClick={() => cancel.send({ params })}>
          {t(messages.cancelImport)}
        </Button>
      )}
      {of.isTakingFailed && <FailedTaking of={of} />}
      {state === 'taken' && <AskAuthors of={of} />}
      {state === 'taken' && <InviteUsers of={of} />}
      {state === 'checked' && of.mayTake && !of.isOutdated && toTakeCount > 0 && (
        <Button look="primary" onClick={() => setIsAsked(true)}>
          {takeLabel}
        </Button>
      )}
      {isAsked && (
        <ConfirmDialog
          isOpen
          title={t(messages.takeQuestion)}
          confirmLabel={takeLabel}
          isLoading={take.isSending}
          onConfirm={() => take.send({ params, body: { isWithoutRefused: refusedCount > 0 } })}
          onClose={() => setIsAsked(false)}
        >
          <p>{t(messages.takeWhat, { count: toTakeCount })}</p>
          {refusedCount > 0 && <p>{t(messages.takeRefused, { count: formatWhole(refusedCount) })}</p>}
          {take.refusal && <Alert look="danger" isAnnounced title={take.refusal} />}
        </ConfirmDialog>
      )}
    </>
  );
}
