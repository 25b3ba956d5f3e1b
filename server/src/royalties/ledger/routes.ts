import * as calls from '@omur/contract/royalties/ledger';
import { list } from '../../platform/http/list.ts';
import { serve, type Server } from '../../platform/http/serve.ts';
import { accounts, controlReport, entries } from './queries.ts';

export function serveLedger(server: Server): void {
  serve(server, calls.listLedgerAccounts, ({ language }) => list(accounts, { language }));
  serve(server, calls.listLedgerEntries, ({ query, language }) =>
    list(entries, {
      fromDay: query.fromDay ?? null,
      toDay: query.toDay ?? null,
      ledgerAccountId: query.ledgerAccountId ?? null,
      categoryId: query.categoryId ?? null,
      figure: query.figure ?? null,
      language,
    }),
  );
  serve(server, calls.listControlReport, ({ query, language }) =>
    list(controlReport, { fromDay: query.fromDay ?? null, toDay: query.toDay ?? null, language }),
  );
}
