import { getGroup, type Group, type GroupMember } from '@omur/contract/works/groups';
import { id } from '@omur/contract/platform/values';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { queryFor } from '../../platform/api/queries.ts';
import { isRefusal } from '../../platform/api/refusal.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { useMember } from '../../platform/page/member.ts';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { PageWaits } from '../../platform/page/PageWaits.tsx';
import { ToNotFound } from '../../platform/page/ToNotFound.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { PageHeader } from '../../platform/ui/PageHeader.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { Asked } from './Asked.tsx';
import { GroupDialog } from './GroupDialog.tsx';
import { GroupState, isOpen } from './GroupState.tsx';
import { LeaveDialog } from './LeaveDialog.tsx';
import { messages } from './messages.ts';
import { SetLists } from './SetLists.tsx';
import { Split } from './Split.tsx';

const route = getRouteApi('/portal/hópar/$groupId');

/** H60: a group, its split and its set lists. */
export function GroupPage() {
  const number = id.safeParse(Number(route.useParams().groupId));
  return number.success ? <FoundGroup key={number.data} groupId={number.data} /> : <ToNotFound />;
}

function FoundGroup({ groupId }: { groupId: number }) {
  const found = useQuery(queryFor(getGroup, { params: { groupId } }));
  const [hasLeft, setHasLeft] = useState(false);
  if (found.data) return <OneGroup of={found.data} onLeft={() => setHasLeft(true)} />;
  // It is theirs no more: the list is being opened.
  if (hasLeft) return <PageWaits />;
  if (isRefusal(found.error, 404)) return <ToNotFound />;
  if (found.error) return <PageFailed error={found.error} reset={() => void found.refetch()} />;
  return <PageWaits />;
}

function OneGroup({ of, onLeft }: { of: Group; onLeft: () => void }) {
  const t = useText();
  const { isReading, role } = useMember();
  const [dialog, setDialog] = useState<'change' | GroupMember>();
  const mayChange = !isReading && role !== 'viewer' && role !== 'external';
  const own = of.members.filter(({ isOwn }) => isOwn);
  const isOneOfSeveral = own.length > 1;
  const close = () => setDialog(undefined);
  return (
    <Stack>
      <PageHeader
        title={of.groupName}
        note={<GroupState of={of} />}
        subtitle={t(messages.numbered, { number: of.groupId })}
        actions={
          mayChange &&
          of.isMember && (
            <>
              {own
                .filter(({ joinedAt }) => joinedAt !== null)
                .map((seat) => (
                  <Button key={seat.authorId} onClick={() => setDialog(seat)}>
                    {isOneOfSeveral ? t(messages.leaveAs, { name: seat.displayName }) : t(messages.leave)}
                  </Button>
                ))}
              <Button onClick={() => setDialog('change')}>{t(messages.change)}</Button>
            </>
          )
        }
      />
      {mayChange &&
        of.isAsked &&
        own
          .filter(({ hasAgreed }) => !hasAgreed)
          .map((seat) => (
            <Asked
              key={seat.authorId}
              of={of}
              seat={seat}
              name={isOneOfSeveral ? seat.displayName : undefined}
              onDecline={() => setDialog(seat)}
            />
          ))}
      {isOpen(of) && of.isMember && (
        <Alert look="warning" title={t(messages.open)}>
          {t(messages.openMore)}
        </Alert>
      )}
      {!of.isReady && !of.isAsked && !isOpen(of) && <Alert>{t(messages.waitsMore)}</Alert>}
      <Split of={of} />
      <SetLists of={of} mayChange={mayChange && of.isMember} />
      {dialog === 'change' && <GroupDialog of={of} onSaved={close} onClose={close} />}
      {typeof dialog === 'object' && (
        <LeaveDialog of={of} seat={dialog} isOneOfSeveral={isOneOfSeveral} onLeft={onLeft} onClose={close} />
      )}
    </Stack>
  );
}
