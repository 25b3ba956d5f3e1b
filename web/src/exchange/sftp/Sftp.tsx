import { getRouteApi } from '@tanstack/react-router';
import { AccountView } from './AccountView.tsx';
import { SftpAccounts } from './SftpAccounts.tsx';

const route = getRouteApi('/portal/cwr-ut');

/** X120: drop folders of receivers and publishers, for administrators. */
export function Sftp() {
  const { tenging: accountId } = route.useSearch();
  return accountId === undefined ? <SftpAccounts /> : <AccountView key={accountId} accountId={accountId} />;
}
