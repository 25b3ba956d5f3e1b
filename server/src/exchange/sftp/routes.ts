import * as calls from '@omur/contract/exchange/sftp/sftp';
import type { Config } from '../../platform/config.ts';
import { list } from '../../platform/http/list.ts';
import { serve, type Server } from '../../platform/http/serve.ts';
import { serveConfirmed } from '../../platform/http/serveConfirmed.ts';
import { refuse } from '../../platform/refusal.ts';
import * as accounts from './accounts.ts';
import * as queries from './queries.ts';

/** X120–X125, X128–X130: drop folders of senders and receivers of CWR. */
export function serveSftp(server: Server, config: Config): void {
  serve(server, calls.listSftpAccounts, () => list(queries.accounts, {}));
  serveConfirmed(server, calls.addSftpAccount, (call) => accounts.addAccount(call, config));
  serveConfirmed(server, calls.changeSftpAccount, (call) => accounts.changeAccount(call, config));
  serve(server, calls.removeSftpAccount, accounts.removeAccount);
  serve(server, calls.trySftpAccount, accounts.tryAccount);
  serve(server, calls.listSftpTransfers, async ({ db, params, language }) => {
    if (!(await queries.findAccount.row(db, params))) refuse('sftp.notFound');
    return list(queries.transfers, { ...params, language });
  });
}
