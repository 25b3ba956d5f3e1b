import { currency as currencyField } from '@omur/contract/platform/fields/distributions';
import * as fields from '@omur/contract/platform/fields/foreignAccounts';
import type { ErrorCode } from '@omur/contract/platform/errors';
import { isIban } from '@omur/contract/platform/rules/iban';
import type { Text } from '@omur/contract/platform/rules/language';
import type { askForForeignAccount, decideForeignAccount } from '@omur/contract/royalties/foreignAccounts';
import { notify } from '../../messages/notifications/notify.ts';
import type { CallOf } from '../../platform/http/call.ts';
import { refuse } from '../../platform/refusal.ts';
import * as queries from './queries.ts';

/** Enters an account abroad, which waits for another administrator; answers its number (R42). Nobody enters their own, or that of somebody whose heir they are (R133). */
export async function ask({ db, body, actor }: CallOf<typeof askForForeignAccount>): Promise<number> {
  const userId = actor.realUserId;
  const payee = await queries.lockPayee.row<{ isOwn: boolean }>(db, { payeeId: body.payeeId, userId });
  if (!payee) refuse('money.payeeNotFound');
  if (payee.isOwn) refuse('money.foreignAccountOwn');
  const wrong = [
    !isIban(body.iban) && ([fields.iban.wire, 'money.ibanWrong'] as const),
    body.iban.startsWith('IS') && ([fields.iban.wire, 'money.ibanDomestic'] as const),
    !/^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/u.test(body.bic) && ([fields.bic.wire, 'money.bicWrong'] as const),
    !/^[A-Z]{3}$/u.test(body.currency) && ([currencyField.wire, 'money.currencyWrong'] as const),
    (!/^[A-Z]{2}$/u.test(body.countryCode) || body.countryCode === 'IS') &&
      ([fields.countryCode.wire, 'money.countryWrong'] as const),
  ].filter((one) => one !== false);
  if (wrong.length > 0)
    refuse('request.invalid', {
      fields: wrong.map(([field, code]) => ({ field, code: code satisfies ErrorCode })),
    });
  if (await queries.hasWaiting.row(db, { payeeId: body.payeeId })) refuse('money.foreignAccountWaits');
  const made = await queries.insertAccount.row<{ foreignAccountId: number }>(db, {
    ...body,
    payeePostalCode: body.payeePostalCode ?? null,
    userId,
  });
  return made?.foreignAccountId ?? refuse('money.foreignAccountNotFound');
}

interface Locked extends Record<string, unknown> {
  state: 'waiting' | 'active' | 'refused' | 'ended';
  askedBy: number;
  personId: number | null;
  accountEnd: string;
  isOwn: boolean;
}

/** Approves an account as another than who entered it, and not its payee, who is told; refuses it, or ends one in force. */
export async function decide({
  db,
  params,
  body,
  actor,
}: CallOf<typeof decideForeignAccount>): Promise<void> {
  const userId = actor.realUserId;
  const found =
    (await queries.lockAccount.row<Locked>(db, { ...params, userId })) ??
    refuse('money.foreignAccountNotFound');
  const { state, askedBy, personId, accountEnd, isOwn } = found;
  if (body.isApproved) {
    if (state !== 'waiting') refuse('money.ruleDecided');
    if (askedBy === userId) refuse('money.ownRequest');
    if (isOwn) refuse('money.foreignAccountOwn');
    await queries.approve.run(db, { ...params, userId });
  } else {
    if (state !== 'waiting' && state !== 'active') refuse('money.ruleDecided');
    await queries.close.run(db, { ...params, userId, state: state === 'waiting' ? 'refused' : 'ended' });
    if (state === 'waiting') return;
  }
  if (personId !== null)
    await notify(db, [personId], {
      kind: 'payment',
      ...words(body.isApproved, accountEnd),
      link: '/greiðslur',
    });
}

const words = (isApproved: boolean, end: string): { header: Text; body: Text } =>
  isApproved
    ? {
        header: { is: 'Greitt verður á erlendan reikning', en: 'You will be paid abroad' },
        body: {
          is: `Félagið hefur skráð erlendan reikning þinn sem endar á ${end}. Greitt verður inn á hann eftir þrjá daga. Hafðu strax samband við félagið ef þú baðst ekki um þetta.`,
          en: `The society has entered your account abroad, which ends in ${end}. Payments go there in three days. Contact the society at once if you did not ask for this.`,
        },
      }
    : {
        header: { is: 'Ekki er lengur greitt á erlendan reikning', en: 'You are no longer paid abroad' },
        body: {
          is: `Félagið greiðir ekki lengur inn á erlenda reikninginn sem endar á ${end}. Hafðu samband við félagið ef þú baðst ekki um þetta.`,
          en: `The society no longer pays into the account abroad that ends in ${end}. Contact the society if you did not ask for this.`,
        },
      };
