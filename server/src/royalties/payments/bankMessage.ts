import { XMLParser } from 'fast-xml-parser';

/** What the bank says of a payment. `kronur` is the amount it names; null where it names none. */
export interface Said {
  endToEndId: string;
  outcome: 'paid' | 'rejected' | 'returned' | 'duplicate';
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
  outcome: 'paid' | 'rejected' | 'duplicate';
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

/**
 * Only what is final is said: `ACSC` and `ACCC` paid, `RJCT` rejected. The rest is on its way still. What is rejected because the bank has
 * it already, by any of its reasons, is a duplicate: that says nothing of the one that it has (R163).
 */
function outcomeOf(node: Node, status: 'GrpSts' | 'PmtInfSts' | 'TxSts') {
  const said = text(node, status);
  if (said === 'ACSC' || said === 'ACCC') return 'paid';
  if (said !== 'RJCT') return undefined;
  const isDuplicate = all(node, 'StsRsnInf').some((reason) =>
    saysDuplicate.test(reasonOf(reason).code ?? ''),
  );
  return isDuplicate ? 'duplicate' : 'rejected';
}

/** Codes of ISO 20022 for what has come before: AM05 a payment; DU01 to DU05 and DUPL a file, a batch, or a payment by one of its ids. */
const saysDuplicate = /^(AM05|DU)/iu;

function statusReport(report: Node): BankMessage {
  const file = ofAll(below(report, 'OrgnlGrpInfAndSts'), 'OrgnlMsgId', 'GrpSts');
  const batches = all(report, 'OrgnlPmtInfAndSts').map(batchOf);
  passDuplicates(file, batches);
  for (const { whole, said } of batches)
    for (const one of said) one.isOfAll = one.code === null && one.outcome === (whole ?? file)?.outcome;
  return {
    kind: 'pain.002',
    said: batches.flatMap(({ said }) => said),
    // What is said of a batch is nearer to a payment than what is said of the file.
    saidOfAll: [...batches.map(({ whole }) => whole), file].filter((one) => one !== undefined),
    accounts: batches.flatMap(({ accounts }) => accounts),
    others: batches.reduce((sum, { others }) => sum + others, 0),
  };
}

type Batch = ReturnType<typeof batchOf>;

function batchOf(node: Node) {
  const payments = all(node, 'TxInfAndSts');
  const said = payments.map(statusOf).filter((one) => one !== undefined);
  return {
    whole: ofAll(node, 'OrgnlPmtInfId', 'PmtInfSts'),
    said,
    accounts: payments
      .map((one) => accountOf(below(below(one, 'OrgnlTxRef'), 'DbtrAcct')))
      .filter((account) => account !== undefined),
    others: payments.length - said.length,
  };
}

/** A file or batch that was rejected with a duplicate in it is a second copy, and all that is rejected in a second copy is one. */
function passDuplicates(file: SaidOfAll | undefined, batches: readonly Batch[]): void {
  for (const { whole, said } of batches) if (said.some(isDuplicate)) asDuplicate(whole);
  if (batches.some(({ whole, said }) => [...said, ...(whole ? [whole] : [])].some(isDuplicate)))
    asDuplicate(file);
  for (const { whole, said } of batches) {
    if (file && isDuplicate(file)) asDuplicate(whole);
    const nearest = whole ?? file;
    if (nearest && isDuplicate(nearest)) for (const one of said) asDuplicate(one);
  }
}

const isDuplicate = ({ outcome }: Pick<Said, 'outcome'>) => outcome === 'duplicate';

function asDuplicate(one: Said | SaidOfAll | undefined): void {
  if (one?.outcome === 'rejected') one.outcome = 'duplicate';
}

function statusOf(node: Node): Said | undefined {
  const outcome = outcomeOf(node, 'TxSts');
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
  const outcome = outcomeOf(node, status);
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
