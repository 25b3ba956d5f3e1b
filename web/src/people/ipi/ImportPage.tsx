import {
  cancelIpiImport,
  checkIpiImport,
  getIpiImport,
  type IpiImport,
  takeIpiImport,
} from '@omur/contract/people/ipi';
import { id } from '@omur/contract/platform/values';
import { isStaffRole } from '@omur/contract/platform/values';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { pollEvery } from '../../platform/jobs/pollEvery.ts';
import { queryIfAny } from '../../platform/api/queries.ts';
import { useLoggedIn } from '../../platform/api/session.ts';
import { useChange } from '../../platform/api/useChange.ts';
import { fileSizeText } from '../../platform/attachments/fileSize.ts';
import { formatInstant, formatWhole } from '../../platform/i18n/format.ts';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { PageWaits } from '../../platform/page/PageWaits.tsx';
import { ToNotFound } from '../../platform/page/ToNotFound.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Button, ButtonLink } from '../../platform/ui/Button.tsx';
import { ConfirmDialog } from '../../platform/ui/ConfirmDialog.tsx';
import { KeyFacts } from '../../platform/ui/KeyFacts.tsx';
import { PageHeader } from '../../platform/ui/PageHeader.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { BackToRegister } from './BackToRegister.tsx';
import { ImportReport } from './ImportReport.tsx';
import { ImportState } from './ImportState.tsx';
import { messages } from './messages.ts';
import { typedMessages } from './typedMessages.ts';
import { TypedReport } from './TypedReport.tsx';

const route = getRouteApi('/portal/ipi/innlestur/$ipiImportId');

/** X31, X32: one file of the register: what is in it, what is wrong with it, and its being taken. */
export function ImportPage() {
  const { role } = useLoggedIn();
  const number = id.safeParse(Number(route.useParams().ipiImportId));
  return isStaffRole(role) && number.success ? (
    <FoundImport key={number.data} ipiImportId={number.data} />
  ) : (
    <ToNotFound />
  );
}

const isRunning = ({ ipiImportState: state }: IpiImport) => state === 'checking' || state === 'taking';

function FoundImport({ ipiImportId }: { ipiImportId: number }) {
  const found = useQuery({
    ...queryIfAny(getIpiImport, { params: { ipiImportId } }),
    refetchInterval: ({ state: { data } }) => (data && isRunning(data) ? pollEvery : false),
  });
  if (found.data) return <OneImport of={found.data} />;
  if (found.data === null) return <ToNotFound />;
  if (found.error) return <PageFailed error={found.error} reset={() => void found.refetch()} />;
  return <PageWaits />;
}

function OneImport({ of }: { of: IpiImport }) {
  const t = useText();
  const [language] = useLanguage();
  if (of.isTyped) return <OneTyped of={of} />;
  const facts = [
    { label: t(messages.sentBy), value: of.announcedByName },
    { label: t(messages.sent), value: formatInstant(of.announcedAt, language) },
    { label: t(messages.file), value: fileSizeText(of.sizeBytes, language) },
    { label: t(messages.lines), value: of.linesRead > 0 ? formatWhole(of.linesRead) : null },
    { label: t(messages.refused), value: of.linesRead > 0 ? formatWhole(of.refusedCount) : null },
  ].filter(({ value }) => value !== null);
  return (
    <Stack>
      <BackToRegister />
      <PageHeader
        title={of.fileName}
        note={<ImportState state={of.ipiImportState} />}
        actions={<Actions of={of} />}
      />
      <KeyFacts facts={facts} />
      <ImportReport of={of} />
    </Stack>
  );
}

/** X150: no file, but a membership that somebody typed. */
function OneTyped({ of }: { of: IpiImport }) {
  const t = useText();
  const [language] = useLanguage();
  return (
    <Stack>
      <BackToRegister />
      <PageHeader
        title={t(typedMessages.title, { name: of.fileName })}
        note={of.ipiImportState === 'checked' ? undefined : <ImportState state={of.ipiImportState} />}
        actions={<Actions of={of} />}
      />
      <KeyFacts
        facts={[
          { label: t(typedMessages.typedBy), value: of.announcedByName },
          { label: t(typedMessages.typedAt), value: formatInstant(of.announcedAt, language) },
        ]}
      />
      <TypedReport of={of} />
      {of.partyId !== null && (
        <div>
          <ButtonLink to="/ipi/$partyId" params={{ partyId: String(of.partyId) }}>
            {t(typedMessages.openParty)}
          </ButtonLink>
        </div>
      )}
    </Stack>
  );
}

/** What may be done with the file as it stands. */
function Actions({ of }: { of: IpiImport }) {
  const t = useText();
  const [isAsked, setIsAsked] = useState(false);
  const { ipiImportId, ipiImportState: state, refusedCount, isOutdated, isTyped } = of;
  const params = { ipiImportId };
  const take = useChange(takeIpiImport, () => setIsAsked(false));
  const check = useChange(checkIpiImport);
  const cancel = useChange(cancelIpiImport);
  const refusal = take.refusal ?? check.refusal ?? cancel.refusal;
  const isOpen = state === 'receiving' || state === 'checked' || state === 'refused';
  return (
    <>
      {refusal && !isAsked && <Alert look="danger" isAnnounced title={refusal} />}
      {isOpen && (
        <Button look="quiet" isLoading={cancel.isSending} onClick={() => cancel.send({ params })}>
          {t(isTyped ? typedMessages.giveUp : messages.cancelImport)}
        </Button>
      )}
      {state === 'checked' && isOutdated && (
        <Button look="primary" isLoading={check.isSending} onClick={() => check.send({ params })}>
          {t(messages.checkAgain)}
        </Button>
      )}
      {state === 'checked' && !isOutdated && (
        <Button
          look="primary"
          isLoading={take.isSending}
          onClick={() => (refusedCount > 0 ? setIsAsked(true) : take.send({ params, body: {} }))}
        >
          {refusedCount > 0
            ? t(messages.takeWithout, { count: refusedCount })
            : t(isTyped ? typedMessages.confirm : messages.take)}
        </Button>
      )}
      {isAsked && (
        <ConfirmDialog
          isOpen
          title={t(messages.takeQuestion)}
          confirmLabel={t(messages.takeWithout, { count: refusedCount })}
          isLoading={take.isSending}
          onConfirm={() => take.send({ params, body: { isWithoutRefused: true } })}
          onClose={() => setIsAsked(false)}
        >
          {t(messages.takeWhat, { count: formatWhole(refusedCount) })}
          {take.refusal && <Alert look="danger" isAnnounced title={take.refusal} />}
        </ConfirmDialog>
      )}
    </>
  );
}
