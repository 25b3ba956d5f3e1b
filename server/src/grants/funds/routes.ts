import * as applications from '@omur/contract/grants/fundApplications';
import * as calls from '@omur/contract/grants/funds';
import { fold } from '@omur/contract/platform/rules/folding';
import { oneOr404 } from '../../platform/http/rows.ts';
import { list } from '../../platform/http/list.ts';
import { serve, type Server } from '../../platform/http/serve.ts';
import { assertAccess, accessOf } from '../../platform/sessions/access.ts';
import { applicationsOfPeriod, applicationsOfPerson, findApplication } from './applicationQueries.ts';
import { apply } from './apply.ts';
import { enterBudget } from './budget.ts';
import { decide } from './decide.ts';
import { confirm } from './grant.ts';
import { deskPeriod } from './deskPeriod.ts';
import { add, change, close, nameAnew, remove } from './periods.ts';
import { deskPeriods, funds, namedFunds, periods } from './queries.ts';
import { workbookOf } from './workbook.ts';

export function serveFunds(server: Server): void {
  serve(server, calls.listFunds, ({ language }) => list(funds, { language }));
  serve(server, calls.listAllFundPeriods, ({ language }) => list(periods, { language, fundId: null }));
  serve(server, calls.listFundPeriods, ({ language, params }) => list(periods, { language, ...params }));
  serve(server, calls.listNamedFunds, () => list(namedFunds, {}));
  serve(server, calls.renameFund, nameAnew);
  serve(server, calls.listDeskPeriods, ({ language, actor, query }) =>
    list(deskPeriods, { language, userId: actor.realUserId, fundId: query.fundId ?? null }),
  );
  serve(server, calls.getDeskPeriod, (call) => deskPeriod(call, call.params.fundPeriodId));
  serve(server, calls.addFundPeriod, add);
  serve(server, calls.changeFundPeriod, change);
  serve(server, calls.closeFundPeriod, close);
  serve(server, calls.removeFundPeriod, remove);
  serve(server, calls.enterFundBudget, enterBudget);

  serve(server, applications.applyForGrant, apply);
  serve(server, applications.listPersonApplications, ({ actor, params, language }) =>
    list(applicationsOfPerson, { personId: assertAccess(actor, params.personId), language }),
  );
  serve(server, applications.getFundApplication, ({ db, actor, params, language }) =>
    oneOr404(
      db,
      findApplication,
      { ...params, language, ...accessOf(actor), realUserId: actor.realUserId },
      'fund.applicationNotFound',
    ),
  );
  serve(server, applications.listPeriodApplications, ({ params, query }) =>
    list(applicationsOfPeriod, {
      ...params,
      state: query.state ?? null,
      search: fold(query.search ?? ''),
    }),
  );
  serve(server, applications.exportApplications, ({ db, params, language }) =>
    workbookOf(db, params.fundPeriodId, language),
  );
  serve(server, applications.decideApplication, decide);
  serve(server, applications.confirmGrant, confirm);
}
