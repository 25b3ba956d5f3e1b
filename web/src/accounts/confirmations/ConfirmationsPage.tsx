import { confirmationsPage } from './deskPages.ts';
import { useChange } from '../../platform/api/useChange.ts';
import {
  decideConfirmation,
  listWaitingConfirmations,
  type WaitingConfirmation,
} from '@omur/contract/people/confirmations';
import type { LinkProps } from '@tanstack/react-router';
import { UserRoundCheck } from 'lucide-react';
import { useState } from 'react';
import { usePages } from '../../platform/api/queries.ts';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { StaffOnly } from '../../platform/page/StaffOnly.tsx';
import { useText } from '../../platform/i18n/texts.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import type { Column } from '../../platform/ui/columns.ts';
import { EmptyState } from '../../platform/ui/EmptyState.tsx';
import { formatDay } from '../../platform/i18n/format.ts';
import { ListToolbar } from '../../platform/ui/ListToolbar.tsx';
import { PageHeader } from '../../platform/ui/PageHeader.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { VirtualTable } from '../../platform/ui/VirtualTable.tsx';
import styles from './confirmations.module.css';
import { messages } from './messages.ts';
import { UnheardDialog } from './UnheardDialog.tsx';
import { useWhat } from './useWhat.ts';
import { useCountText } from '../../platform/page/useCountText.ts';

/** M14: staff confirm what another of them asked for. */
export function ConfirmationsPage() {
  return (
    <StaffOnly>
      <Confirmations />
    </StaffOnly>
  );
}

function useDeciding() {
  const t = useText();
  const toast = useToast();
  return useChange(
    decideConfirmation,
    (_, { body }) => toast({ text: t(body?.isApproved ? messages.confirmed : messages.refused) }),
    (error) => toast({ look: 'warning', text: error.message }),
  );
}

/** Who becomes one of staff has a name that the asker typed; the national ID says more. */
const whose = ({ confirmationKind, name, kennitala }: WaitingConfirmation) =>
  confirmationKind === 'staff' && kennitala ? `${name} (${kennitala})` : name;

/** A payee may be another society, which is nobody's page. */
function linkOf({ confirmationKind, contractId, personId, userId }: WaitingConfirmation): LinkProps {
  if (confirmationKind === 'tax') return { to: '/greiðslukeyrslur', search: { flipi: 'thegar' } };
  if (contractId !== null)
    return { to: '/samningar/$contractId', params: { contractId: String(contractId) } };
  return userId === null
    ? { to: '/personur/$personId', params: { personId: String(personId) } }
    : { to: '/notendur', search: { notandi: userId } };
}

interface ActionsProps {
  row: WaitingConfirmation;
  what: string;
  isSending: boolean;
  onConfirm: () => void;
  onRefuse: () => void;
}

function Actions({ row, what, isSending, onConfirm, onRefuse }: ActionsProps) {
  const t = useText();
  const { isOwnRequest, confirmationFault, name } = row;
  const said = { what, name };
  return (
    <span className={styles.actions}>
      {confirmationFault === null ? (
        <Button
          size="small"
          disabled={isSending}
          aria-label={t(messages.confirmWhich, said)}
          onClick={onConfirm}
        >
          {t(messages.confirm)}
        </Button>
      ) : (
        <span className="dim small">{t(messages[confirmationFault])}</span>
      )}
      <Button
        size="small"
        disabled={isSending}
        aria-label={t(isOwnRequest ? messages.takeBackWhich : messages.refuseWhich, said)}
        onClick={onRefuse}
      >
        {t(isOwnRequest ? messages.takeBack : messages.refuse)}
      </Button>
    </span>
  );
}

function Confirmations() {
  const t = useText();
  const countText = useCountText();
  const what = useWhat();
  const list = usePages(listWaitingConfirmations, { params: {}, query: {} }, { isLive: true });
  const { send, isSending } = useDeciding();
  const [unheard, setUnheard] = useState<WaitingConfirmation>();
  const decide = (confirmationId: number, isApproved: boolean) =>
    send({ params: { confirmationId }, body: { isApproved } });
  const actions = (row: WaitingConfirmation) => (
    <Actions
      row={row}
      what={what(row)}
      isSending={isSending}
      onConfirm={() => (row.unheardHolders === null ? decide(row.confirmationId, true) : setUnheard(row))}
      onRefuse={() => decide(row.confirmationId, false)}
    />
  );
  // R155: the desk's home counts the others alone.
  const ofOthers = list.rows[0]?.othersCount ?? 0;
  const howMany = [
    countText(messages.count, list.count),
    ...(ofOthers > 0 ? [t(messages.ofOthers, { count: ofOthers })] : []),
  ].join(' · ');
  const columns: Column<WaitingConfirmation>[] = [
    {
      id: 'what',
      header: t(messages.what),
      isTitle: true,
      width: 'minmax(0, 1.8fr)',
      cell: (row) => what(row),
    },
    { id: 'whose', header: t(messages.whose), width: 'minmax(0, 1.2fr)', cell: whose },
    { id: 'by', header: t(messages.askedBy), width: 'minmax(0, 1fr)', cell: (row) => row.askedBy },
    { id: 'asked', header: t(messages.asked), width: '108px', cell: (row) => formatDay(row.askedAt) },
    { id: 'actions', header: t(messages.actions), width: '212px', cell: actions },
  ];
  return (
    <Stack>
      <PageHeader title={t(confirmationsPage.label)} subtitle={t(messages.pageMore)} />
      {unheard && (
        <UnheardDialog
          names={unheard.unheardHolders ?? ''}
          onConfirm={() => {
            const { confirmationId } = unheard;
            send({ params: { confirmationId }, body: { isApproved: true, areHoldersSeen: true } });
            setUnheard(undefined);
          }}
          onClose={() => setUnheard(undefined)}
        />
      )}
      <ListToolbar count={!list.isLoading && howMany} />
      {list.error && <PageFailed error={list.error} reset={list.retry} />}
      <div aria-busy={list.isChanging}>
        <VirtualTable
          label={t(confirmationsPage.label)}
          columns={columns}
          rows={list.rows}
          rowKey={({ confirmationId }) => confirmationId}
          rowLink={linkOf}
          phoneRow={(row) => ({
            title: what(row),
            detail: (
              <>
                {whose(row)} · {row.askedBy} · {formatDay(row.askedAt)}
                <div className={styles.below}>{actions(row)}</div>
              </>
            ),
          })}
          count={list.count}
          onMore={list.onMore}
          isLoading={list.isLoading}
          isLoadingMore={list.isLoadingMore}
          empty={
            <EmptyState title={t(messages.none)} icon={<UserRoundCheck />}>
              {t(messages.noneMore)}
            </EmptyState>
          }
        />
      </div>
    </Stack>
  );
}
