import { Readable } from 'node:stream';
import * as calls from '@omur/contract/royalties/payments';
import type { Config } from '../../platform/config.ts';
import type { Call } from '../../platform/http/call.ts';
import { csvOf } from '../../platform/http/csv.ts';
import { list } from '../../platform/http/list.ts';
import { oneOr404 } from '../../platform/http/rows.ts';
import { serve, type Server } from '../../platform/http/serve.ts';
import { refuse } from '../../platform/refusal.ts';
import { assertAccess } from '../../platform/sessions/access.ts';
import { change, choose } from './payees.ts';
import { type FilePayment, paymentSheet, paymentXml } from './paymentFile.ts';
import { approve, cancel, freeze, lockRun } from './payRuns.ts';
import * as queries from './queries.ts';
import { readAnswer } from './readAnswer.ts';
import { filePayments, taxOfYear } from './runQueries.ts';

export function servePayments(server: Server, config: Config): void {
  serveRuns(server, config);
  serve(server, calls.listPayees, ({ query }) => list(queries.allPayees, { search: query.search ?? null }));
  serve(server, calls.changePayee, async (call) => {
    await change(call);
    return oneOr404(call.db, queries.findPayee, call.params, 'money.payeeNotFound');
  });
  serve(server, calls.readBankAnswer, ({ db, body, actor }) =>
    readAnswer(db, body.bankFile, actor.realUserId, config.payment?.iban),
  );
  serve(server, calls.getTaxSheet, async ({ db, params: { taxYear: year } }) => ({
    name: `stadgreidsla-${year}.csv`,
    content: Readable.from([
      csvOf([
        ['kennitala', 'name', 'residence', 'gross', 'withheld'],
        ...(await taxOfYear.rows<Record<string, string>>(db, { year })).map((row) => Object.values(row)),
      ]),
    ]),
  }));
  serve(server, calls.getBalance, ({ db, actor, params }) =>
    oneOr404(db, queries.findBalance, { personId: assertAccess(actor, params.personId) }, 'person.notFound'),
  );
  serve(server, calls.chooseLeast, async (call) => {
    await choose(call);
    return oneOr404(call.db, queries.findBalance, call.params, 'person.notFound');
  });
  serve(server, calls.listPayments, ({ actor, params }) =>
    list(queries.paymentsOfPerson, { personId: assertAccess(actor, params.personId) }),
  );
}

function serveRuns(server: Server, config: Config): void {
  const shown = ({ db, actor }: Pick<Call, 'db' | 'actor'>, payRunId: number) =>
    oneOr404(db, queries.findRun, { payRunId, userId: actor.realUserId }, 'money.runNotFound');

  serve(server, calls.previewPayRun, ({ query }) =>
    list(queries.preview, {
      balanceDay: query.balanceDay,
      payOn: query.payOn,
      leastUnits: query.leastIsk * 10_000,
    }),
  );
  serve(server, calls.listPayRuns, ({ actor }) => list(queries.allRuns, { userId: actor.realUserId }));
  serve(server, calls.getPayRun, (call) => shown(call, call.params.payRunId));
  serve(server, calls.freezePayRun, async (call) => shown(call, await freeze(call, call.actor.realUserId)));
  serve(server, calls.approvePayRun, async (call) => {
    await approve(call.db, call.params.payRunId, call.actor.realUserId, config.payment);
    return shown(call, call.params.payRunId);
  });
  serve(server, calls.cancelPayRun, async (call) => {
    await cancel(call.db, call.params.payRunId, call.actor.realUserId);
    return shown(call, call.params.payRunId);
  });
  serve(server, calls.listRunPayments, ({ params }) => list(queries.paymentsOfRun, params));
  serve(server, calls.listLeftOut, ({ params }) => list(queries.leftOutOfRun, params));
  serve(server, calls.getPaymentFile, async ({ db, params: { payRunId } }) => {
    const { run, payments } = await approved(db, payRunId);
    const set = config.payment ?? refuse('money.noSocietyAccount');
    const content = paymentXml({
      payRunId,
      payOn: run.payOn,
      madeAt: run.decidedAt ?? new Date(0),
      // The same bank twice, also where the society has changed its account since: no two banks pay the same run.
      debtor: { ...set, iban: run.paidFromIban ?? set.iban, bic: run.paidFromBic ?? set.bic },
      payments,
    });
    return { name: `greidslur-${payRunId}.xml`, content: Readable.from([content]) };
  });
  serve(server, calls.getPaymentSheet, async ({ db, params: { payRunId } }) => {
    const { payments } = await approved(db, payRunId);
    return { name: `greidslur-${payRunId}.csv`, content: Readable.from([paymentSheet(payments)]) };
  });
}

/** Nothing reaches a bank that one administrator alone has seen, nor what is in a balance again (R164). */
async function approved(db: Call['db'], payRunId: number) {
  const run = await lockRun(db, payRunId);
  if (run.state !== 'approved') refuse('money.runNotApproved');
  const payments = await filePayments.rows<FilePayment>(db, { payRunId });
  return payments.length > 0 ? { run, payments } : refuse('money.runAllBack');
}
