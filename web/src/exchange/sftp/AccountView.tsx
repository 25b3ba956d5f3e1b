import { listSftpAccounts, removeSftpAccount, type SftpAccount } from '@omur/contract/exchange/sftp/sftp';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { listQueryFor } from '../../platform/api/queries.ts';
import { useChange } from '../../platform/api/useChange.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { PageWaits } from '../../platform/page/PageWaits.tsx';
import { ToNotFound } from '../../platform/page/ToNotFound.tsx';
import { Button, ButtonLink } from '../../platform/ui/Button.tsx';
import { ConfirmDialog } from '../../platform/ui/ConfirmDialog.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import styles from '../iswc/iswc.module.css';
import { AccountDetails } from './AccountDetails.tsx';
import { AccountState, stateOf } from './AccountState.tsx';
import { ChangeAccountDialog } from './ChangeAccountDialog.tsx';
import { messages } from './messages.ts';
import own from './sftp.module.css';
import { Transfers } from './Transfers.tsx';
import { useConnect } from './useConnect.ts';

/** X120–X124: an account, what is wrong with it, and the files that went through it. */
export function AccountView({ accountId }: { accountId: number }) {
  const accounts = useQuery({ ...listQueryFor(listSftpAccounts), refetchInterval: 30_000 });
  if (accounts.isError) return <PageFailed error={accounts.error} reset={() => void accounts.refetch()} />;
  if (!accounts.data) return <PageWaits />;
  const account = accounts.data.rows.find(({ sftpAccountId }) => sftpAccountId === accountId);
  return account ? <Account account={account} /> : <ToNotFound />;
}

function Account({ account }: { account: SftpAccount }) {
  const t = useText();
  const { connect, isConnecting } = useConnect(account);
  const [isChanging, setIsChanging] = useState(false);
  const [isRemoving, setIsRemoving] = useState(false);
  return (
    <Stack gap="large">
      <div className={own.head}>
        <h2>
          {account.ownerName} <AccountState state={stateOf(account)} />
        </h2>
        <div className={styles.actions}>
          <ButtonLink to="/cwr-ut" search={{ flipi: 'sftp' }} icon={<ArrowLeft size={18} aria-hidden />}>
            {t(messages.back)}
          </ButtonLink>
          <Button onClick={() => setIsRemoving(true)}>{t(messages.remove)}</Button>
          <Button onClick={() => setIsChanging(true)}>{t(messages.change)}</Button>
          {account.isOn && (
            <Button look="primary" isLoading={isConnecting} onClick={() => !isConnecting && connect()}>
              {t(messages.connect)}
            </Button>
          )}
        </div>
      </div>
      <AccountDetails account={account} />
      <Transfers accountId={account.sftpAccountId} />
      {isChanging && <ChangeAccountDialog account={account} onClose={() => setIsChanging(false)} />}
      {isRemoving && <RemoveAccount account={account} onClose={() => setIsRemoving(false)} />}
    </Stack>
  );
}

function RemoveAccount({ account, onClose }: { account: SftpAccount; onClose: () => void }) {
  const t = useText();
  const toast = useToast();
  const navigate = useNavigate();
  const { sftpAccountId, ownerName: owner } = account;
  const remove = useChange(
    removeSftpAccount,
    async () => {
      await navigate({ to: '/cwr-ut', search: { flipi: 'sftp' }, replace: true });
      toast({ text: t(messages.removed) });
    },
    (error) => {
      toast({ look: 'warning', text: error.message });
      onClose();
    },
  );
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={t(messages.removeAsked, { owner })}
      confirmLabel={t(messages.removeIt)}
      isLoading={remove.isSending}
      onConfirm={() => remove.send({ params: { sftpAccountId } })}
      onClose={onClose}
    >
      {t(messages.removeMore)}
    </ConfirmDialog>
  );
}
