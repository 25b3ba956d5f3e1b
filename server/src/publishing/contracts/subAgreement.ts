import { addSubAgreement } from '@omur/contract/publishing/contracts';
import { originalContractId, workIds as workIdsField } from '@omur/contract/platform/fields/contracts';
import { plainContract } from '@omur/contract/platform/fields/plainContract';
import { plainValues } from '@omur/contract/platform/plainFields';
import { endsOn as endsOnField, publisherId as publisherField } from '@omur/contract/platform/fields/works';
import { payloadNameOf } from '@omur/contract/platform/wire';
import { agreementProblems } from '@omur/contract/publishing/rules/agreement';
import { checkChangedContract, contractProblems } from '@omur/contract/publishing/rules/contract';
import type { Language, Text } from '@omur/contract/platform/rules/language';
import { longDay } from '../../messages/letters/longDay.ts';
import { plainOfContract } from '../../platform/database/plainSql.ts';
import type { Queryable } from '../../platform/database/statement.ts';
import type { CallOf } from '../../platform/http/call.ts';
import { refuse, refuseField } from '../../platform/refusal.ts';
import type { Actor } from '../../platform/sessions/actor.ts';
import { copyWorks, findOriginal, findWorkOutside, insertSubAgreement } from './agreementQueries.ts';
import { askForContract } from './ask.ts';
import { takeEffect } from './effect.ts';
import { type Changed, type Eyes, needsConfirmation, shareSaid } from './eyes.ts';
import { notifySubPublished, type Parties } from './notify.ts';
import { insertChanges } from './queries.ts';
import { findPublisher, lockAuthor } from './submissionQueries.ts';
import { assertTerritories } from './territories.ts';

interface Original extends Parties, Record<string, unknown> {
  contractId: number;
  authorPersonId: number | null;
  isOwn: boolean;
  countsFrom: string;
  countsUntil: string;
}

/**
 * X44: staff enter that a publisher lets another publish in its place, some works or all of a contract. Where changes take two, that waits
 * for another of the staff (R136), and there is no contract yet.
 */
export async function subPublish(
  { db, actor, params, body }: Pick<CallOf<typeof addSubAgreement>, 'db' | 'actor' | 'params' | 'body'>,
  eyes: Eyes,
): Promise<{ contractId: number | null }> {
  const { contractId } = params;
  const original = await findOriginal.row<Original>(db, {
    contractId,
    userId: actor.realUserId,
    publisherId: body.publisherId,
  });
  if (!original) refuse('contract.notFound');
  if (original.isOwn) refuse('contract.own');
  if (body.publisherId === original.authorPersonId) refuseField(publisherField.wire, 'contract.sameParty');
  await lockAuthor.run(db, { authorId: original.authorId });
  const terms = termsOf(body);
  assertTerms(terms, original);
  const territories = await assertTerritories(db, body.territories);
  const publisher = await findPublisher.row<{ name: string }>(db, { publisherId: body.publisherId });
  if (!publisher) refuseField(publisherField.wire, 'contract.publisherUnknown');
  const workIds = terms.agreementType === 'PS' ? [...new Set(body.workIds ?? [])] : null;
  if (workIds) await assertWorks(db, contractId, workIds);
  if (needsConfirmation(eyes)) {
    const says = subSaid(publisher.name, terms);
    await askForContract(db, actor, { contractId, call: 'subAgreement', body, says });
    return { contractId: null };
  }
  const plain = plainOfContract.json(plainValues(plainContract, body));
  const row = await insertSubAgreement
    .row<{ contractId: number }>(db, { ...terms, contractId, territories, plain })
    .catch(refuseCircle);
  const subAgreementId = row?.contractId ?? refuse('contract.notFound');
  await remember(db, actor, { contractId, subAgreementId }, eyes);
  await copyWorks.run(db, { contractId, subAgreementId, workIds });
  await takeEffect(db, subAgreementId, original.authorId);
  const parties = { ...original, publisherId: body.publisherId, publisherName: publisher.name };
  await notifySubPublished(db, parties, original, subAgreementId);
  return { contractId: subAgreementId };
}

/** R143: its history begins with who asked for it and who confirmed it, without which PostgreSQL takes no such contract. */
async function remember(
  db: Queryable,
  actor: Actor,
  { contractId, subAgreementId }: { contractId: number; subAgreementId: number },
  eyes: Eyes,
): Promise<void> {
  const change: Changed = {
    field: originalContractId.wire,
    old_value: null,
    new_value: String(contractId),
  };
  await insertChanges.run(db, {
    contractId: subAgreementId,
    changes: JSON.stringify([change]),
    userId: actor.realUserId,
    ...eyes,
  });
}

type Body = CallOf<typeof addSubAgreement>['body'];

const termsOf = (body: Body) => ({
  publisherId: body.publisherId,
  startsOn: body.startsOn,
  endsOn: body.endsOn,
  performanceShareHundredths: body.performanceShareHundredths,
  mechanicalShareHundredths: body.mechanicalShareHundredths,
  synchronisationShareHundredths: body.synchronisationShareHundredths ?? null,
  agreementType: body.agreementType ?? ('PG' as const),
  retentionEndsOn: body.retentionEndsOn ?? null,
  collectionEndsOn: body.collectionEndsOn ?? null,
});

/** What would be agreed, for who confirms it. */
function subSaid(name: string, terms: ReturnType<typeof termsOf>): Text {
  const share = (hundredths: number, language: Language) =>
    shareSaid((hundredths / 100).toFixed(2), language);
  const { startsOn, endsOn, performanceShareHundredths: home, mechanicalShareHundredths: abroad } = terms;
  return {
    is: `Undirútgáfa: ${name}, ${longDay(startsOn, 'is')} til ${longDay(endsOn, 'is')}, flutningsréttur ${share(home, 'is')}, fjölföldunarréttur ${share(abroad, 'is')}`,
    en: `Sub-publishing: ${name}, ${longDay(startsOn, 'en')} to ${longDay(endsOn, 'en')}, performance share ${share(home, 'en')}, mechanical share ${share(abroad, 'en')}`,
  };
}

function assertTerms(terms: ReturnType<typeof termsOf>, { countsFrom, countsUntil }: Original): void {
  const problems = [
    ...contractProblems(checkChangedContract(terms, {})),
    ...agreementProblems({ ...terms, territories: [1], isSubPublishing: true }),
  ].map(({ field, code }) => ({ field: payloadNameOf(addSubAgreement.body, field), code }));
  if (problems.length > 0) refuse('request.invalid', { fields: problems });
  if (terms.startsOn < countsFrom || (terms.retentionEndsOn ?? terms.endsOn) > countsUntil)
    refuseField(endsOnField.wire, 'agreement.outsideOriginal');
}

async function assertWorks(
  db: Parameters<typeof findWorkOutside.row>[0],
  contractId: number,
  workIds: readonly number[],
): Promise<void> {
  const field = workIdsField.wire;
  if (workIds.length === 0) refuseField(field, 'contract.worksMissing');
  const outside = await findWorkOutside.row<{ workId: number }>(db, { contractId, workIds });
  if (!outside) return;
  const values = { workId: outside.workId };
  refuseField(field, 'agreement.workNotInOriginal', values);
}

/** X44: PostgreSQL refuses an agreement of a publisher with itself, directly or further up. */
export function refuseCircle(error: unknown): never {
  if ((error as { constraint?: string }).constraint === 'contract_sub_circle') refuse('agreement.circle');
  throw error;
}
