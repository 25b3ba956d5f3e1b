import { type Assembly, getAssembly } from '@omur/contract/people/assemblies';
import { id } from '@omur/contract/platform/values';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { lazyComponent } from '../../platform/api/lazyComponent.ts';
import { queryFor } from '../../platform/api/queries.ts';
import { isRefusal } from '../../platform/api/refusal.ts';
import { FileList } from '../../platform/attachments/FileList.tsx';
import { formatDay, formatInstant, formatWhole } from '../../platform/i18n/format.ts';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { useMember } from '../../platform/page/member.ts';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { PageWaits } from '../../platform/page/PageWaits.tsx';
import { ToNotFound } from '../../platform/page/ToNotFound.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { type KeyFact, KeyFacts } from '../../platform/ui/KeyFacts.tsx';
import { PageHeader } from '../../platform/ui/PageHeader.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import styles from './assemblies.module.css';
import { CheckResult } from './CheckResult.tsx';
import { ListAnew, useListChanges } from './ListAnew.tsx';
import { messages } from './messages.ts';
import { Proxies } from './Proxies.tsx';
import { Questions } from './Questions.tsx';
import { State } from './State.tsx';
import { Steps } from './Steps.tsx';
import { Votes } from './Votes.tsx';
import { both } from './words.ts';

const AssemblyDialog = lazyComponent(async () => (await import('./AssemblyDialog.tsx')).AssemblyDialog);
const route = getRouteApi('/portal/aðalfundir/$assemblyId');

/** O123: an assembly with its notice, documents, proxies and vote. */
export function AssemblyPage() {
  const number = id.safeParse(Number(route.useParams().assemblyId));
  return number.success ? <FoundAssembly key={number.data} assemblyId={number.data} /> : <ToNotFound />;
}

function FoundAssembly({ assemblyId }: { assemblyId: number }) {
  const found = useQuery(queryFor(getAssembly, { params: { assemblyId } }));
  const { role, isThemselves } = useMember();
  const isAdministrator = role === 'administrator' && isThemselves;
  if (found.data)
    return isAdministrator && found.data.assemblyState === 'listed' ? (
      <ListedAssembly of={found.data} />
    ) : (
      <OneAssembly of={found.data} />
    );
  if (isRefusal(found.error, 404)) return <ToNotFound />;
  if (found.error) return <PageFailed error={found.error} reset={() => void found.refetch()} />;
  return <PageWaits />;
}

/** What its list would change comes with the page, so that nothing moves. */
function ListedAssembly({ of }: { of: Assembly }) {
  return useListChanges(of).isLoading ? <PageWaits /> : <OneAssembly of={of} />;
}

function OneAssembly({ of }: { of: Assembly }) {
  const t = useText();
  const { role, isThemselves, isStaff } = useMember();
  const [isChanging, setIsChanging] = useState(false);
  const listId = useId();
  const { assemblyId, assemblyState: state } = of;
  const isAdministrator = role === 'administrator' && isThemselves;
  const isListed = state === 'listed' || state === 'open';
  return (
    <Stack>
      <PageHeader
        title={t(both(of.titleIs, of.titleEn))}
        note={<State of={state} />}
        subtitle={of.place}
        actions={
          isAdministrator &&
          (state === 'draft' || state === 'announced') && (
            <Button onClick={() => setIsChanging(true)}>{t(messages.change)}</Button>
          )
        }
      />
      <Facts of={of} />
      {isAdministrator && <Steps of={of} listId={listId} />}
      {isListed && !of.isVoter && !isStaff && isThemselves && (
        <Alert>{t(messages.notOnList, { day: formatDay(of.listOn) })}</Alert>
      )}
      {state === 'open' && of.isVoter && <Votes of={of} />}
      <Card title={t(messages.notice)}>
        <p className={styles.notice}>{t(both(of.noticeIs, of.noticeEn))}</p>
      </Card>
      <Card title={t(messages.documents)}>
        <FileList
          ownerKind="assembly"
          ownerId={assemblyId}
          mayChange={isAdministrator && state !== 'closed'}
          staysOnceSent={state !== 'draft'}
        />
      </Card>
      {isListed && of.isVoter && of.mostProxies > 0 && <Proxies of={of} />}
      {of.questions.length > 0 && <Questions of={of} />}
      {state === 'closed' && <CheckResult assemblyId={assemblyId} />}
      {isAdministrator && state === 'listed' && <ListAnew of={of} id={listId} />}
      {isChanging && (
        <AssemblyDialog of={of} onSaved={() => setIsChanging(false)} onClose={() => setIsChanging(false)} />
      )}
    </Stack>
  );
}

function Facts({ of }: { of: Assembly }) {
  const t = useText();
  const [language] = useLanguage();
  const facts: KeyFact[] = [
    { label: t(messages.heldAt), value: formatInstant(of.heldAt, language) },
    { label: t(messages.closesAt), value: formatInstant(of.closesAt, language) },
    { label: t(messages.listOn), value: formatDay(of.listOn) },
    ...(of.voterCount === null ? [] : [{ label: t(messages.voters), value: formatWhole(of.voterCount) }]),
    ...(of.votedCount === null ? [] : [{ label: t(messages.cast), value: formatWhole(of.votedCount) }]),
  ];
  return <KeyFacts facts={facts} />;
}
