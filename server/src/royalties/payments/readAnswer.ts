import { createHash } from 'node:crypto';
import type { BankAnswer } from '@omur/contract/royalties/payments';
import type { Text } from '@omur/contract/platform/rules/language';
import { notify } from '../../messages/notifications/notify.ts';
import type { Queryable } from '../../platform/database/statement.ts';
import { refuse } from '../../platform/refusal.ts';
import { readBankMessage, type BankMessage, type Said } from './bankMessage.ts';
import { assertOwnAccount } from './ownAccount.ts';
import * as queries from './runQueries.ts';

interface Sent extends Record<string, unknown> {
  paymentId: number;
  endToEndId: string;
  state: string;
  kronur: string;
  isAbroad: boolean;
  isOfPastYear: boolean;
}

/** Reads what the bank answered, whole or not at all; the same file again changes nothing (R23). */
export async function readAnswer(
  db: Queryable,
  xml: string,
  userId: number,
  ownIban: string | undefined,
): Promise<BankAnswer> {
  const checksum = createHash('sha256').update(xml).digest();
  await queries.lockAnswers.run(db, {});
  const known = await queries.findAnswer.row<BankAnswer & Record<string, unknown>>(db, { checksum });
  if (known) return known;
  const message = readBankMessage(xml) ?? refuse('money.bankFileUnknown');
  await assertOwnAccount(db, message, ownIban);
  const named = message.said.filter(({ endToEndId }) => isOurs(message, endToEndId));
  const sent = await paymentsOf(db, named);
  const ours = named.filter((one) => {
    const payment = sent.get(one.endToEndId);
    if (isOfRate(one, payment)) return isCredible(one, payment);
    return !one.isTyped || isSentBack(one, payment);
  });
  assertSound(ours, sent);
  const ownWords = ours.filter(({ isOfAll }) => !isOfAll);
  const rest = await restOf(db, message.saidOfAll, namesOf(ownWords));
  const last = [...finalOf(ownWords, sent), ...rest.last];
  const changed = await queries.bookAnswer.rows<Changed>(db, {
    ids: last.map(({ paymentId }) => paymentId),
    outcomes: last.map(({ said }) => (said.isTyped ? 'sentBack' : said.outcome)),
    codes: last.map(({ said }) => said.code?.slice(0, 35) ?? null),
    texts: last.map(({ said }) => said.text),
    cameBack: last.map(({ said }) => (said.kronur === null ? null : `${said.kronur}0000`)),
    withUs: last.map(({ isWithUs }) => isWithUs),
    userId,
  });
  await assertNotOwn(db, changed, userId);
  await tell(db, changed);
  const count = (outcome: Said['outcome']) => changed.filter((one) => one.outcome === outcome).length;
  const answer = {
    paidCount: count('paid'),
    rejectedCount: count('rejected'),
    returnedCount: count('returned'),
    otherCount: message.others + message.said.length - ours.length,
    duplicateCount: new Set(namesOf(ownWords.filter(isDuplicate))).size + rest.duplicates,
  };
  await queries.insertAnswer.run(db, { ...answer, checksum, kind: message.kind, userId });
  return answer;
}

/** A statement of the account has the payments of others too; a report on payments has ours alone. */
const isOurs = ({ kind }: BankMessage, endToEndId: string) =>
  kind === 'pain.002' || endToEndId.startsWith('OMUR-');

async function paymentsOf(db: Queryable, said: readonly Said[]): Promise<Map<string, Sent>> {
  const ids = [...new Set(said.map(({ endToEndId }) => endToEndId))];
  const found = await queries.findSaid.rows<Sent>(db, { ids });
  return new Map(
    found
      .filter(({ state }) => state !== 'frozen' && state !== 'cancelled')
      .map((one) => [one.endToEndId, one]),
  );
}

/** @throws money.bankUnknownPayments, money.bankOtherAmounts, money.bankContradicts, money.bankRejectsPaid */
function assertSound(said: readonly Said[], sent: ReadonlyMap<string, Sent>): void {
  const ids = [...new Set(namesOf(said))];
  refuseSome(
    'money.bankUnknownPayments',
    ids.filter((id) => !sent.has(id)),
  );
  refuseSome(
    'money.bankOtherAmounts',
    namesOf(
      said.filter((one) => {
        const payment = sent.get(one.endToEndId);
        return one.kronur !== null && one.kronur !== payment?.kronur && !isOfRate(one, payment);
      }),
    ),
  );
  const contradicts = ({ endToEndId, outcome }: Said) =>
    outcome === 'paid' && sent.get(endToEndId)?.state === 'rejected';
  refuseSome('money.bankContradicts', namesOf(said.filter(contradicts)));
  const rejectsPaid = ({ endToEndId, outcome }: Said) =>
    outcome === 'rejected' && sent.get(endToEndId)?.state === 'paid';
  refuseSome('money.bankRejectsPaid', namesOf(said.filter(rejectsPaid)));
}

/** A payment abroad that came back: less by what banks took, and more or less by what the rate made of it (R44). */
const isOfRate = ({ outcome, isTyped }: Said, sent: Sent | undefined): boolean =>
  sent?.isAbroad === true && outcome === 'returned' && !isTyped;

/** Charges and rates take no more than half of an amount, and add no more than a tenth; one that is not said in krónur says neither (R153). The database holds it too. */
const isCredible = ({ kronur }: Said, sent: Sent | undefined) =>
  /^[1-9][0-9]{0,10}$/u.test(kronur ?? '') &&
  Number(kronur) * 2 >= Number(sent?.kronur) &&
  Number(kronur) * 10 <= Number(sent?.kronur) * 11;

/** What a payee transfers themselves is the very amount, and of this year: what was withheld in a year that is over is in its file (R154). The database holds the year too. */
const isSentBack = ({ kronur }: Said, sent: Sent | undefined) =>
  sent !== undefined && kronur === sent.kronur && !sent.isOfPastYear;

/** The bank had it already; what became of the one that it has, it says there (R163). */
const isDuplicate = ({ outcome }: Pick<Said, 'outcome'>) => outcome === 'duplicate';

const namesOf = (said: readonly Said[]) => said.map(({ endToEndId }) => endToEndId);

function refuseSome(
  code: `money.bank${'UnknownPayments' | 'OtherAmounts' | 'Contradicts' | 'RejectsPaid'}`,
  ids: readonly string[],
): void {
  if (ids.length === 0) return;
  refuse(code, { values: { ids: `${ids.slice(0, 20).join(', ')}${ids.length > 20 ? ' …' : ''}` } });
}

/** Codes of ISO 20022 for what a payee cannot mend: no money on the society's account, its file, its rights at the bank, days and hours. */
const ofSociety = /^(AM0[47]|AM23|FF|DT|TM|TS|DS|AB)/u;

interface Final {
  paymentId: number;
  /** For what is with the society or its bank: the account may be right. */
  isWithUs: boolean;
  said: Pick<Said, 'outcome' | 'code' | 'text' | 'kronur' | 'isTyped'>;
}

/** What is said of a payment in the end: one that was paid and came back in the same file came back. */
function finalOf(said: readonly Said[], sent: ReadonlyMap<string, Sent>): Final[] {
  const last = new Map<string, Said>();
  for (const one of said.filter((each) => !isDuplicate(each))) {
    const before = last.get(one.endToEndId);
    if (!before || before.outcome === 'paid') last.set(one.endToEndId, one);
  }
  return [...last.values()].flatMap((one) => {
    const payment = sent.get(one.endToEndId);
    return payment
      ? [{ said: one, paymentId: payment.paymentId, isWithUs: ofSociety.test(one.code ?? '') }]
      : [];
  });
}

/** What was sent and is not named, of files and batches that the bank took or rejected as a whole (R108), and how many payments it had already. */
async function restOf(
  db: Queryable,
  saidOfAll: BankMessage['saidOfAll'],
  named: readonly string[],
): Promise<{ last: Final[]; duplicates: number }> {
  /** What is said nearest to a payment; of a duplicate, nothing. */
  const rest = new Map<number, Final | undefined>();
  const unknown: string[] = [];
  for (const { id, isBatch, ...of } of saidOfAll) {
    const batch = /^OMUR-([0-9]{1,9})(-X)?$/u.exec(id);
    const payRunId = Number(batch?.[1] ?? 0);
    if (!(await queries.isSent.row(db, { payRunId }))) unknown.push(id);
    const isAbroad = isBatch ? batch?.[2] === '-X' : null;
    const { outcome } = of;
    const said = outcome === 'duplicate' ? undefined : { ...of, outcome, kronur: null, isTyped: false };
    const isSentOnly = said !== undefined;
    const found = await queries.findRest.rows<{ paymentId: number }>(db, {
      payRunId,
      isAbroad,
      isSentOnly,
      named,
    });
    for (const { paymentId } of found)
      if (!rest.has(paymentId)) rest.set(paymentId, said && { paymentId, isWithUs: true, said });
  }
  refuseSome('money.bankUnknownPayments', unknown);
  const last = [...rest.values()].filter((one) => one !== undefined);
  return { last, duplicates: rest.size - last.length };
}

interface Changed extends Record<string, unknown> {
  outcome: Said['outcome'];
  personId: number | null;
  isWithUs: boolean;
}

/** Whose payment came back, or whose heirs would have it, has another read it: it is in the balance again (R109, R132). */
async function assertNotOwn(db: Queryable, changed: readonly Changed[], userId: number): Promise<void> {
  const persons = changed.flatMap(({ outcome, personId }) => (outcome === 'paid' ? [] : [personId]));
  if (await queries.isOneOf.row(db, { persons, userId })) refuse('money.ownReturn');
}

async function tell(db: Queryable, changed: readonly Changed[]): Promise<void> {
  for (const words of [arrived, cameBack, failedWithUs]) {
    const persons = changed.flatMap((one) =>
      wordsOf(one) === words && one.personId !== null ? [one.personId] : [],
    );
    await notify(db, persons, { kind: 'payment', ...words, link: '/greiðslur' });
  }
}

const wordsOf = ({ outcome, isWithUs }: Changed) =>
  outcome === 'paid' ? arrived : outcome === 'rejected' && isWithUs ? failedWithUs : cameBack;

const arrived: { header: Text; body: Text } = {
  header: { is: 'Greiðsla til þín', en: 'A payment to you' },
  body: {
    is: 'Félagið hefur greitt inn á reikninginn þinn. Sundurliðunin er á síðunni Greiðslur.',
    en: 'The society has paid into your account. The details are on the Payments page.',
  },
};
const cameBack: { header: Text; body: Text } = {
  header: { is: 'Greiðsla til þín komst ekki til skila', en: 'A payment to you did not arrive' },
  body: {
    is: 'Bankinn tók ekki við greiðslunni og upphæðin er aftur í inneign þinni. Athugaðu hvort bankareikningurinn þinn er rétt skráður. Greitt verður í næstu keyrslu eftir að reikningnum hefur verið breytt.',
    en: 'The bank did not accept the payment, and the amount is back in your balance. Please check that your bank account is correct. It will be paid with the next pay run after the account has been changed.',
  },
};
const failedWithUs: { header: Text; body: Text } = {
  header: { is: 'Greiðsla til þín tafðist', en: 'A payment to you is delayed' },
  body: {
    is: 'Bankinn tók ekki við greiðslu félagsins og upphæðin er aftur í inneign þinni. Greitt verður í næstu keyrslu. Þú þarft ekkert að gera.',
    en: 'The bank did not accept the society’s payment, and the amount is back in your balance. It will be paid with the next pay run. There is nothing you need to do.',
  },
};
