import {
  type Contract,
  type ContractWork,
  getContract,
  listContractWorks,
  listWorksOutside,
} from '@omur/contract/publishing/contracts';
import { id } from '@omur/contract/platform/values';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { FileMinus, FilePlus2, Pencil } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { queryFor } from '../../platform/api/queries.ts';
import { isRefusal } from '../../platform/api/refusal.ts';
import { FileList } from '../../platform/attachments/FileList.tsx';
import { useLoggedIn } from '../../platform/api/session.ts';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { PageWaits } from '../../platform/page/PageWaits.tsx';
import type { Text } from '../../platform/i18n/text.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Button, ButtonLink } from '../../platform/ui/Button.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { PageHeader } from '../../platform/ui/PageHeader.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { Tabs } from '../../platform/ui/Tabs.tsx';
import { ContractEarned } from './ContractEarned.tsx';
import { earningsMessages } from './earningsMessages.ts';
import { EditDialog } from './EditDialog.tsx';
import { HistoryList } from './HistoryList.tsx';
import { messages } from './messages.ts';
import { PutIn, TakeOut } from './MoveWork.tsx';
import { Parties } from './Parties.tsx';
import { SubAgreements } from './SubAgreements.tsx';
import { Validity } from './Validity.tsx';
import { WorksList } from './WorksList.tsx';
import type { WorkTool } from './worksColumns.tsx';
import { ToNotFound } from '../../platform/page/ToNotFound.tsx';

const route = getRouteApi('/portal/samningar/$contractId');
const tabs = {
  verk: messages.inside,
  tekjur: earningsMessages.earnings,
  saga: messages.history,
  utan: messages.outside,
} as const;
type TabId = keyof typeof tabs;

const lastDayBefore = (day: string) => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);

/** A contract that went over to another publisher is over here the day before. */
const ValidityOf = ({ contract: { startsOn, endsOn, givenOn } }: { contract: Contract }) => (
  <Validity startsOn={startsOn} endsOn={givenOn === null ? endsOn : lastDayBefore(givenOn)} />
);

/** C2.8: one contract, with its works, its history, and the works outside it. */
export function ContractPage() {
  const number = id.safeParse(Number(route.useParams().contractId));
  return number.success ? <FoundContract key={number.data} contractId={number.data} /> : <ToNotFound />;
}

function FoundContract({ contractId }: { contractId: number }) {
  const contract = useQuery(queryFor(getContract, { params: { contractId } }));
  if (contract.data) return <OneContract contract={contract.data} />;
  if (isRefusal(contract.error, 404)) return <ToNotFound />;
  if (contract.error) return <PageFailed error={contract.error} reset={() => void contract.refetch()} />;
  return <PageWaits />;
}

function OneContract({ contract }: { contract: Contract }) {
  const t = useText();
  const { role } = useLoggedIn();
  const isStaff = role === 'administrator' || role === 'editor';
  const [isEditing, setIsEditing] = useState(false);
  const { contractId } = contract;
  return (
    <Stack>
      <PageHeader
        title={`${contract.publisherName} – ${contract.authorName}`}
        subtitle={
          <>
            {t(messages.numbered, { number: contractId })} · <ValidityOf contract={contract} />
          </>
        }
        actions={
          isStaff && (
            <Button icon={<Pencil size={18} aria-hidden />} onClick={() => setIsEditing(true)}>
              {t(messages.edit)}
            </Button>
          )
        }
      />
      {contract.isChangeAwaited && (
        <Alert
          title={t(messages.changeWaits)}
          actions={
            <ButtonLink size="small" to="/staðfestingar">
              {t(messages.toConfirmations)}
            </ButtonLink>
          }
        />
      )}
      <Parties contract={contract} />
      <SubAgreements contract={contract} isStaff={isStaff} />
      {contract.submissionId !== null && (
        <Card title={t(messages.files)}>
          <FileList ownerKind="contractSubmission" ownerId={contract.submissionId} mayChange={isStaff} />
        </Card>
      )}
      <ContractTabs contract={contract} isStaff={isStaff} />
      {isEditing && <EditDialog contract={contract} onClose={() => setIsEditing(false)} />}
    </Stack>
  );
}

/** C2.8, H155: the works of a contract, what it brought, its history, and the works outside it. */
function ContractTabs({ contract, isStaff }: { contract: Contract; isStaff: boolean }) {
  const { contractId } = contract;
  const t = useText();
  const [moved, setMoved] = useState<ContractWork>();
  const navigate = route.useNavigate();
  const { flipi } = route.useSearch();
  // H155: what it brought is its parties' alone.
  const shown = (Object.keys(tabs) as TabId[]).filter((tab) => !isStaff || tab !== 'tekjur');
  const chosen = shown.find((tab) => tab === flipi) ?? 'verk';
  const toolWith = (icon: ReactNode, label: Text): WorkTool | undefined =>
    isStaff ? { icon, label: ({ title }) => t(label, { title }), onUse: setMoved } : undefined;
  return (
    <>
      <Tabs
        label={t(messages.tabs)}
        tabs={shown.map((tab) => ({ id: tab, label: t(tabs[tab]) }))}
        value={chosen}
        onChange={(tab) =>
          void navigate({ search: tab === 'verk' ? {} : { flipi: tab }, replace: true, resetScroll: false })
        }
      >
        {chosen === 'verk' && (
          <WorksList
            key="in"
            works={listContractWorks}
            params={{ contractId }}
            label={t(tabs.verk)}
            none={messages.noneInside}
            tool={toolWith(<FileMinus />, messages.takeOutOne)}
          />
        )}
        {chosen === 'tekjur' && <ContractEarned contractId={contractId} />}
        {chosen === 'saga' && <HistoryList contractId={contractId} />}
        {chosen === 'utan' && (
          <WorksList
            key="out"
            works={listWorksOutside}
            params={{ contractId }}
            label={t(tabs.utan)}
            none={messages.allInside}
            tool={toolWith(<FilePlus2 />, messages.putInOne)}
          />
        )}
      </Tabs>
      {moved && chosen === 'verk' && (
        <TakeOut contract={contract} work={moved} onClose={() => setMoved(undefined)} />
      )}
      {moved && chosen === 'utan' && (
        <PutIn contract={contract} work={moved} onClose={() => setMoved(undefined)} />
      )}
    </>
  );
}
