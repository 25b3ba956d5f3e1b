import * as calls from '@omur/contract/royalties/income';
import * as partCalls from '@omur/contract/royalties/incomeParts';
import { oneOr404 } from '../../platform/http/rows.ts';
import { list } from '../../platform/http/list.ts';
import { serve, type Server } from '../../platform/http/serve.ts';
import type { Call } from '../../platform/http/call.ts';
import * as division from './divide.ts';
import { incomeParts } from './divideQueries.ts';
import { addPool, changeNames, setClosed } from './pools.ts';
import { allIncome, allPools, allRules, findIncome, findPool, findRule, waitingIncome } from './queries.ts';
import { confirm } from './confirm.ts';
import { register, reverse } from './register.ts';
import { ask, askToEnd, decide } from './rules.ts';
import { readSheet } from './sheet.ts';

type Shown = Pick<Call, 'db' | 'language'>;

export function serveIncome(server: Server): void {
  const pool = ({ db, language }: Shown, poolId: number) =>
    oneOr404(db, findPool, { poolId, language }, 'money.poolNotFound');
  const income = ({ db, language, actor }: Shown & Pick<Call, 'actor'>, incomeId: number) =>
    oneOr404(db, findIncome, { incomeId, language, userId: actor.realUserId }, 'money.incomeNotFound');

  serve(server, calls.listPools, ({ language }) => list(allPools, { language }));
  serve(server, calls.addPool, async (call) => pool(call, await addPool(call)));
  serve(server, calls.renamePool, async (call) => {
    await changeNames(call);
    return pool(call, call.params.poolId);
  });
  serve(server, calls.closePool, async (call) => {
    await setClosed(call);
    return pool(call, call.params.poolId);
  });
  serve(server, calls.listIncome, ({ query, language, actor }) =>
    list(query.isWaiting ? waitingIncome : allIncome, { language, userId: actor.realUserId }),
  );
  serve(server, calls.registerIncome, async (call) =>
    income(call, await register(call.db, call.body, call.actor.realUserId)),
  );
  serve(server, calls.reverseIncome, async (call) =>
    income(
      call,
      await reverse(call.db, {
        ...call.params,
        reason: call.body.reverseReason,
        userId: call.actor.realUserId,
      }),
    ),
  );
  serve(server, partCalls.listIncomeParts, ({ params, language, actor }) =>
    list(incomeParts, { ...params, language, userId: actor.realUserId }),
  );
  serve(server, partCalls.divideIncome, async (call) => {
    await division.ask(call, call.actor.realUserId);
    return undefined;
  });
  serve(server, partCalls.decideIncomeParts, async (call) => {
    await division.decide(call, call.actor.realUserId);
    return undefined;
  });
  serve(server, calls.confirmIncome, async (call) => {
    await confirm(call.db, { ...call.params, userId: call.actor.realUserId });
    return income(call, call.params.incomeId);
  });
  serve(server, calls.readIncomeSheet, ({ db, body, language, actor }) =>
    readSheet(db, { text: body.sheet, isKept: body.isKept, language, userId: actor.realUserId }),
  );
  serve(server, calls.listMoneyRules, ({ language, actor }) =>
    list(allRules, { language, userId: actor.realUserId }),
  );
  serve(server, calls.askForMoneyRule, async ({ db, body, language, actor: { realUserId: userId } }) =>
    oneOr404(
      db,
      findRule,
      { moneyRuleId: await ask(db, body, userId), language, userId },
      'money.ruleNotFound',
    ),
  );
  serve(server, calls.askToEndMoneyRule, async ({ db, params, body, actor }) => {
    await askToEnd(db, params.moneyRuleId, { ...body, userId: actor.realUserId });
    return undefined;
  });
  serve(server, calls.decideMoneyRule, async ({ db, params, body, actor }) => {
    await decide(db, params.moneyRuleId, { ...body, userId: actor.realUserId });
    return undefined;
  });
}
