import * as people from '@omur/contract/platform/fields/people';
import type { askFromOutside, answerOutsider } from '@omur/contract/royalties/outsiders';
import { readEmail } from '@omur/contract/people/rules/email';
import type { Config } from '../../platform/config.ts';
import type { CallOf } from '../../platform/http/call.ts';
import { type FieldRefusal, refuse } from '../../platform/refusal.ts';
import { mayAskFromNetwork } from '../../platform/sessions/limit.ts';
import * as queries from './outsidersQueries.ts';

/** Nobody knows more lines than that in a day, and a desk is not to be filled. */
const fromNetwork = { allowed: 10, minutes: 24 * 60, refusal: 'outsider.askedTooOften' } as const;
const mostWaiting = 500;

/**
 * O256: somebody who is no member says which line is theirs, and how they are reached. Nothing is looked up of them, nothing is sent to
 * the address that they give, and nothing follows but that staff read it: who they are, staff find out as of everybody who joins.
 */
export async function ask(
  { db, params, body, language, address }: CallOf<typeof askFromOutside>,
  { joinUrl }: Pick<Config, 'joinUrl'>,
): Promise<undefined> {
  if (joinUrl !== undefined) refuse('outsider.elsewhere');
  const name = body.name.trim().normalize('NFC');
  const email = readEmail(body.email);
  const fields: FieldRefusal[] = [
    ...(name === '' ? [{ field: people.name.wire, code: 'person.nameMissing' } as const] : []),
    ...(email.problem ? [{ field: people.email.wire, code: email.problem }] : []),
  ];
  if (fields.length > 0) refuse('request.invalid', { fields });
  const found = await queries.findListed.row<{ title: string | null }>(db, { ...params, language });
  if (!found) refuse('outsider.notOnList');
  await mayAskFromNetwork(db, { what: 'outsider', network: address }, fromNetwork);
  const added = await queries.insertOutsider.run(db, {
    ...params,
    title: found.title,
    name,
    email: email.value ?? '',
    phone: body.phone ?? null,
    note: body.note ?? null,
    language: body.language ?? language,
    mostWaiting,
  });
  if (added === 0) refuse('outsider.askedTooOften');
  return undefined;
}

/** O256: records that it is answered, and how. Those who are let in become members as everybody does (D1). */
export async function answer({ db, actor, params, body }: CallOf<typeof answerOutsider>): Promise<undefined> {
  const { outsiderId } = params;
  const settled = { outsiderId, userId: actor.realUserId, remark: body.remark ?? null };
  if ((await queries.answerOutsider.run(db, settled)) > 0) return undefined;
  const found = await queries.findOutsider.row(db, { outsiderId });
  return refuse(found ? 'outsider.settledAlready' : 'outsider.notFound');
}
