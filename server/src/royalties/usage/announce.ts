import type { announceUsage } from '@omur/contract/royalties/usage';
import { exchangeRate as rateField } from '@omur/contract/platform/fields/distributions';
import { senderName as senderField } from '@omur/contract/platform/fields/usage';
import type { Queryable } from '../../platform/database/statement.ts';
import type { CallOf } from '../../platform/http/call.ts';
import { refuseField } from '../../platform/refusal.ts';
import * as queries from './importQueries.ts';

/** A file that is to come, of a sender who is known by name. Answers its number. R6 */
export async function announce({ db, actor, body }: CallOf<typeof announceUsage>): Promise<number> {
  const senderName = body.senderName.trim().replace(/\s+/gu, ' ').normalize('NFC');
  if (senderName === '') refuseField(senderField.wire, 'value.missing');
  const currency = body.currency ?? 'ISK';
  const rate = body.exchangeRate ?? null;
  if ((currency === 'ISK') !== (rate === null)) refuseField(rateField.wire, 'usage.exchangeIncomplete');
  const rateReason = rate === null ? null : (body.rateReason?.trim() ?? '') || null;
  if (rate !== null && rateReason === null) await assertNearRate(db, currency, rate);
  // Another transaction may have added the sender since this statement began.
  const sender =
    (await queries.findSender.row<{ usageSenderId: number }>(db, { senderName })) ??
    (await queries.findSender.row<{ usageSenderId: number }>(db, { senderName }));
  const added = await queries.addImport.row<{ usageImportId: number }>(db, {
    usageSenderId: sender?.usageSenderId ?? 0,
    usageKind: body.usageKind,
    fileName: body.fileName,
    sizeBytes: body.sizeBytes,
    station: body.station ?? null,
    currency,
    exchangeRate: rate ?? 1,
    rateReason,
    userId: actor.realUserId,
  });
  return added?.usageImportId ?? 0;
}

/** R201: a rate far from the last one that somebody else has seen takes a reason, which who finishes the run reads. */
async function assertNearRate(db: Queryable, currency: string, exchangeRate: number): Promise<void> {
  const far = await queries.findFarRate.row<{ knownRate: number }>(db, { currency, exchangeRate });
  if (far)
    refuseField(rateField.wire, 'usage.rateFarOff', {
      rate: String(far.knownRate).replace('.', ','),
    });
}
