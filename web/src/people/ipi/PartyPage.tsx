import { getIpiParty, type IpiParty } from '@omur/contract/people/ipi';
import { id, isStaffRole } from '@omur/contract/platform/values';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { queryIfAny } from '../../platform/api/queries.ts';
import { useLoggedIn } from '../../platform/api/session.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { PageWaits } from '../../platform/page/PageWaits.tsx';
import { ToNotFound } from '../../platform/page/ToNotFound.tsx';
import { ButtonLink } from '../../platform/ui/Button.tsx';
import { PageHeader } from '../../platform/ui/PageHeader.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { BackToRegister } from './BackToRegister.tsx';
import { messages } from './messages.ts';
import { PartyHistory } from './PartyHistory.tsx';
import { PartyMemberships } from './PartyMemberships.tsx';
import { PartyNames } from './PartyNames.tsx';

const route = getRouteApi('/portal/ipi/$partyId');

/** X36: who goes by which names, which society they belong to for what, and how that came about. */
export function PartyPage() {
  const { role } = useLoggedIn();
  const number = id.safeParse(Number(route.useParams().partyId));
  return isStaffRole(role) && number.success ? <FoundParty partyId={number.data} /> : <ToNotFound />;
}

function FoundParty({ partyId }: { partyId: number }) {
  const found = useQuery(queryIfAny(getIpiParty, { params: { partyId } }));
  if (found.data) return <Party party={found.data} />;
  if (found.data === null) return <ToNotFound />;
  if (found.error) return <PageFailed error={found.error} reset={() => void found.refetch()} />;
  return <PageWaits />;
}

function Party({ party }: { party: IpiParty }) {
  const t = useText();
  const { baseNumber, names, personId, partyId } = party;
  return (
    <Stack>
      <BackToRegister />
      <PageHeader
        title={names[0]?.name ?? baseNumber}
        subtitle={`${t(messages.baseNumber)} ${baseNumber}`}
        actions={
          personId !== null && (
            <ButtonLink to="/personur/$personId" params={{ personId: String(personId) }}>
              {t(messages.openCard)}
            </ButtonLink>
          )
        }
      />
      <PartyNames party={party} />
      <PartyMemberships party={party} />
      <PartyHistory partyId={partyId} />
    </Stack>
  );
}
