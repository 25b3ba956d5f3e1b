import {
  decideOnTransfer,
  getTransfer,
  listTransferContracts,
  previewTransfer,
  type Transfer,
  undoTransfer,
} from '@omur/contract/publishing/transfers';
import { id } from '@omur/contract/platform/values';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { queryFor, usePages } from '../../platform/api/queries.ts';
import { isRefusal } from '../../platform/api/refusal.ts';
import { useLoggedIn } from '../../platform/api/session.ts';
import { useChange } from '../../platform/api/useChange.ts';
import { formatAmount, formatDay } from '../../platform/i18n/format.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { PageWaits } from '../../platform/page/PageWaits.tsx';
import { StaffOnly } from '../../platform/page/StaffOnly.tsx';
import { ToNotFound } from '../../platform/page/ToNotFound.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { ConfirmDialog } from '../../platform/ui/ConfirmDialog.tsx';
import { FormDialog } from '../../platform/ui/FormDialog.tsx';
import { KeyFacts } from '../../platform/ui/KeyFacts.tsx';
import { PageHeader } from '../../platform/ui/PageHeader.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { TextArea } from '../../platform/ui/TextArea.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { ContractsTable } from './ContractsTable.tsx';
import { messages } from './messages.ts';
import { Preview } from './Preview.tsx';
import { StateBadge } from './StateBadge.tsx';

const route = getRouteApi('/portal/samningar/yfirfaerslur/$transferId');

/** X45: one transfer: what it is about, who asked, and the decision. */
export function TransferPage() {
  const number = id.safeParse(Number(route.useParams().transferId));
  if (!number.success) return <ToNotFound />;
  return (
    <StaffOnly>
      <FoundTransfer key={number.data} transferId={number.data} />
    </StaffOnly>
  );
}

function FoundTransfer({ transferId }: { transferId: number }) {
  const transfer = useQuery(queryFor(getTransfer, { params: { transferId } }));
  if (transfer.data) return <OneTransfer transfer={transfer.data} />;
  if (isRefusal(transfer.error, 404)) return <ToNotFound />;
  if (transfer.error) return <PageFailed error={transfer.error} reset={() => void transfer.refetch()} />;
  return <PageWaits />;
}

const isOpen = ({ transferState }: Transfer) => transferState === 'asked' || transferState === 'confirmed';

function OneTransfer({ transfer }: { transfer: Transfer }) {
  const t = useText();
  const { role } = useLoggedIn();
  const { giverId, receiverId, transfersOn, transferId, giverName, receiverName } = transfer;
  return (
    <Stack>
      <PageHeader
        title={t(messages.title, { giver: giverName, receiver: receiverName })}
        subtitle={<StateBadge state={transfer.transferState} />}
        actions={role === 'administrator' && <Actions transfer={transfer} />}
      />
      {transfer.transferState === 'asked' && transfer.isOwnRequest && role === 'administrator' && (
        <Alert look="info" title={t(messages.own)} />
      )}
      <Card title={t(messages.about)}>
        <KeyFacts
          facts={[
            { label: t(messages.day), value: formatDay(transfersOn) },
            { label: t(messages.reason), value: transfer.transferReason },
            { label: t(messages.askedBy), value: transfer.askedBy },
            ...(transfer.decidedBy === null
              ? []
              : [{ label: t(messages.decidedBy), value: transfer.decidedBy }]),
            ...(transfer.remark === null ? [] : [{ label: t(messages.remark), value: transfer.remark }]),
          ]}
        />
      </Card>
      <Card title={t(messages.what)}>
        {isOpen(transfer) ? (
          <Preview giverId={giverId} receiverId={receiverId} transfersOn={transfersOn} />
        ) : (
          <Taken transferId={transferId} />
        )}
      </Card>
    </Stack>
  );
}

function Taken({ transferId }: { transferId: number }) {
  const list = usePages(listTransferContracts, { params: { transferId } });
  return <ContractsTable list={list} />;
}

function Actions({ transfer }: { transfer: Transfer }) {
  const t = useText();
  const toast = useToast();
  const [open, setOpen] = useState<'confirm' | 'refuse' | 'undo'>();
  const { transferId, transfersOn, giverName, receiverName } = transfer;
  const close = () => setOpen(undefined);
  const done = () => {
    toast({ text: t(messages.decided) });
    close();
  };
  const failed = (error: Error) => {
    toast({ look: 'warning', text: error.message });
    close();
  };
  const decision = useChange(decideOnTransfer, done, failed);
  const undoing = useChange(undoTransfer, done, failed);
  const mayDecide = transfer.transferState === 'asked' && !transfer.isOwnRequest;
  const { giverId, receiverId } = transfer;
  const preview = useQuery({
    ...queryFor(previewTransfer, { params: { giverId, receiverId, transfersOn } }),
    enabled: mayDecide,
  });
  const owed = preview.data?.advanceLeftIsk ?? 0;
  return (
    <>
      {mayDecide && (
        <>
          <Button onClick={() => setOpen('refuse')}>{t(messages.refuse)}</Button>
          <Button look="primary" onClick={() => setOpen('confirm')}>
            {t(messages.confirm)}
          </Button>
        </>
      )}
      {transfer.mayUndo && <Button onClick={() => setOpen('undo')}>{t(messages.undo)}</Button>}
      <ConfirmDialog
        isOpen={open === 'confirm'}
        onClose={close}
        title={t(messages.confirmQuestion)}
        confirmLabel={t(messages.confirm)}
        isLoading={decision.isSending}
        onConfirm={() =>
          decision.send({ params: { transferId }, body: { isApproved: true, mayReduceRecovery: owed > 0 } })
        }
      >
        {t(messages.confirmHint, { day: formatDay(transfersOn), giver: giverName, receiver: receiverName })}
        {owed > 0 &&
          ` ${t(messages.owes, { amount: formatAmount(owed), giver: giverName, receiver: receiverName })}`}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={open === 'undo'}
        onClose={close}
        title={t(messages.undoQuestion)}
        confirmLabel={t(messages.undo)}
        isLoading={undoing.isSending}
        onConfirm={() => undoing.send({ params: { transferId } })}
      />
      {open === 'refuse' && <RefuseDialog transferId={transferId} onClose={close} />}
    </>
  );
}

function RefuseDialog({ transferId, onClose }: { transferId: number; onClose: () => void }) {
  const t = useText();
  const toast = useToast();
  const [remark, setRemark] = useState('');
  const { send, isSending, problemAt, refusal } = useChange(decideOnTransfer, () => {
    toast({ text: t(messages.decided) });
    onClose();
  });
  return (
    <FormDialog
      title={t(messages.refuse)}
      act={t(messages.refuse)}
      isDanger
      isStacked
      refusal={refusal}
      isSending={isSending}
      onSubmit={() => send({ params: { transferId }, body: { isApproved: false, remark } })}
      onClose={onClose}
    >
      <TextArea
        label={t(messages.remark)}
        value={remark}
        onChange={setRemark}
        error={problemAt('remark')}
        maxLength={1000}
      />
    </FormDialog>
  );
}
