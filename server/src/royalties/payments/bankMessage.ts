import { XMLParser } from 'fast-xml-parser';

/** What the bank says of a payment. `kronur` is the amount it names; null where it names none. */
export interface Said {
  endToEndId: string;
  outcome: 'paid' | 'rejected' | 'returned';
  code: string | null;
  text: string | null;
  kronur: string | null;
  /** Money that came in and is not called a return: anybody who pays the society can have typed the id. */
  isTyped: boolean;
  /** As its whole file or batch, for no reason of its own. */
  isOfAll: boolean;
}

/** What the bank says of all payments of a file, or of a batch of it, that it does not name one by one (R108). */
export interface SaidOfAll {
  /** As our file named itself or its batch. */
  id: string;
  isBatch: boolean;
  outcome: 'paid' | 'rejected';
  code: string | null;
  text: string | null;
}

export interface BankMessage {
  kind: 'pain.002' | 'camt.053' | 'camt.054';
  said: Said[];
  saidOfAll: SaidOfAll[];
  /** Whose entries or payments these are, where it says so; null for a statement that does not (R112). */
  accounts: (string | null)[];
  /** Entries that say nothing of a payment that was sent by its end-to-end id. */
  others: number;
}

type Node = { readonly [name: string]: unknown };

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
});

/** Reads pain.002, camt.053 or camt.054, of any version; undefined where the text is none of them (R23). */
export function readBankMessage(xml: string): BankMessage | undefined {
  // Nobody's bank declares entities of its own.
  if (/<!DOCTYPE/iu.test(xml)) return undefined;
  let root: Node;
  try {
    root = below(parser.parse(xml, true) as Node, 'Document');
  } catch {
    return undefined;
  }
  if ('CstmrPmtStsRpt' in root) return statusReport(below(root, 'CstmrPmtStsRpt'));
  if ('BkToCstmrDbtCdtNtfctn' in root)
    return entriesOf('camt.054', all(below(root, 'BkToCstmrDbtCdtNtfctn'), 'Ntfctn'));
  if ('BkToCstmrStmt' in root) return entriesOf('camt.053', all(below(root, 'BkToCstmrStmt'), 'Stmt'));
  return undefined;
}

/** Only what is final is said: `ACSC` and `ACCC` paid, `RJCT` rejected. The rest is on its way still. */
const outcomeOf = (status: string | undefined) =>
  status === 'RJCT' ? 'rejected' : status === 'ACSC' || status === 'ACCC' ? 'paid' : undefined;

function statusReport(report: Node): BankMessage {
  const file = ofAll(below(report, 'OrgnlGrpInfAndSts'), 'OrgnlMsgId', 'GrpSts');
  const said: Said[] = [];
  const saidOfAll: SaidOfAll[] = [];
  const accounts: string[] = [];
  let others = 0;
  for (const node of all(report, 'OrgnlPmtInfAndSts')) {
    const batch = ofAll(node, 'OrgnlPmtInfId', 'PmtInfSts');
    if (batch) saidOfAll.push(batch);
    for (const one of all(node, 'TxInfAndSts')) {
      const account = accountOf(below(below(one, 'OrgnlTxRef'), 'DbtrAcct'));
      if (account) accounts.push(account);
      const payment = statusOf(one);
      if (!payment) others += 1;
      else
        said.push({
          ...payment,
          isOfAll: payment.code === null && payment.outcome === (batch ?? file)?.outcome,
        });
    }
  }
  // What is said of a batch is nearer to a payment than what is said of the file.
  if (file) saidOfAll.push(file);
  return { kind: 'pain.002', said, saidOfAll, accounts, others };
}

function statusOf(node: Node): Said | undefined {
  const outcome = outcomeOf(text(node, 'TxSts'));
  const endToEndId = text(node, 'OrgnlEndToEndId');
  if (!outcome || !endToEndId) return undefined;
  return {
    endToEndId,
    outcome,
    ...reasonOf(below(node, 'StsRsnInf')),
    kronur: null,
    isTyped: false,
    isOfAll: false,
  };
}

/** What a report says of a whole file or batch; undefined where it says nothing that is final. */
function ofAll(
  node: Node,
  name: 'OrgnlMsgId' | 'OrgnlPmtInfId',
  status: 'GrpSts' | 'PmtInfSts',
): SaidOfAll | undefined {
  const outcome = outcomeOf(text(node, status));
  const id = text(node, name);
  if (!outcome || !id) return undefined;
  return { id, isBatch: name === 'OrgnlPmtInfId', outcome, ...reasonOf(below(node, 'StsRsnInf')) };
}

function entriesOf(kind: 'camt.053' | 'camt.054', reports: readonly Node[]): BankMessage {
  const said: Said[] = [];
  let others = 0;
  for (const entry of reports.flatMap((report) => all(report, 'Ntry'))) {
    const details = all(entry, 'NtryDtls').flatMap((detail) => all(detail, 'TxDtls'));
    const whole = details.length === 1 ? entry : undefined;
    const booked = isBooked(entry) ? details.map((detail) => transactionOf(entry, detail, whole)) : [];
    said.push(...booked.filter((one) => one !== undefined));
    others += Math.max(booked.length, 1) - booked.filter((one) => one !== undefined).length;
  }
  const accounts = reports.map((report) => accountOf(below(report, 'Acct')) ?? null);
  return { kind, said, saidOfAll: [], accounts, others };
}

/** An IBAN, or a number as a bank of Iceland writes it: both without spaces and hyphens. */
function accountOf(account: Node): string | undefined {
  const id = below(account, 'Id');
  const number = text(id, 'IBAN') ?? text(below(id, 'Othr'), 'Id');
  const parts = /^([0-9]{1,4})-([0-9]{1,2})-([0-9]{1,6})$/u.exec(number ?? '');
  if (parts) return [4, 2, 6].map((length, at) => parts[at + 1]?.padStart(length, '0')).join('');
  return number?.replace(/[\s-]+/gu, '').toUpperCase();
}

/** `BOOK` stands as text in older versions, and as a code in newer ones. */
const isBooked = (entry: Node) => (text(entry, 'Sts') ?? text(below(entry, 'Sts'), 'Cd')) === 'BOOK';

/** What an entry says of one payment; `whole` is the entry where it has no other, whose amount is then the payment's. */
function transactionOf(entry: Node, detail: Node, whole: Node | undefined): Said | undefined {
  const endToEndId = text(below(detail, 'Refs'), 'EndToEndId');
  const amount =
    amountOf(detail) ?? amountOf(below(below(detail, 'AmtDtls'), 'TxAmt')) ?? (whole && amountOf(whole));
  if (!endToEndId) return undefined;
  const back = below(detail, 'RtrInf');
  const sign = text(detail, 'CdtDbtInd') ?? text(entry, 'CdtDbtInd');
  const isReturn = Object.keys(back).length > 0 || text(entry, 'RvslInd') === 'true';
  // What comes back comes in: a return that goes out is of what somebody else had paid the society.
  if (isReturn && sign !== 'CRDT') return undefined;
  const isTyped = !isReturn && sign === 'CRDT';
  const outcome = isReturn || isTyped ? 'returned' : 'paid';
  return { endToEndId, outcome, ...reasonOf(back), kronur: amount ?? null, isTyped, isOfAll: false };
}

/** In krónur, without the decimals that they do not have; undefined in another currency. */
function amountOf(node: Node): string | undefined {
  const amount = below(node, 'Amt');
  return text(amount, '@Ccy') === 'ISK' ? text(amount, '#text')?.replace(/\.0*$/u, '') : undefined;
}

const reasonOf = (node: Node) => ({
  code: text(below(node, 'Rsn'), 'Cd') ?? text(below(node, 'Rsn'), 'Prtry') ?? null,
  text: all(node, 'AddtlInf').length > 0 ? null : (text(node, 'AddtlInf')?.slice(0, 500) ?? null),
});

function below(node: Node, name: string): Node {
  const found = node[name];
  const one: unknown = Array.isArray(found) ? found[0] : found;
  return typeof one === 'object' && one !== null ? (one as Node) : {};
}
function all(node: Node, name: string): Node[] {
  const found = node[name];
  return (Array.isArray(found) ? found : [found]).filter(
    (one): one is Node => typeof one === 'object' && one !== null,
  );
}
function text(node: Node, name: string): string | undefined {
  const found = node[name];
  const one: unknown = Array.isArray(found) ? found[0] : found;
  return typeof one === 'string' && one.trim() !== '' ? one.trim() : undefined;
}
