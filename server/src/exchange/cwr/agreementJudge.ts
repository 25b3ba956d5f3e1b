import type { TerritoryTree } from '../territories/tree.ts';
import type { Messages } from './messages.ts';
import { type CwrRecord, isDay, isEmpty } from './record.ts';

const whole = 10_000;
const tolerance = 6;
const sharesAndSocieties = [
  ['prShare', 'prSociety', '012'],
  ['mrShare', 'mrSociety', '013'],
  ['srShare', 'srSociety', '014'],
] as const;

/** Rules of an agreement, its territories and its parties. */
export function judgeAgreement(records: readonly CwrRecord[], tree: TerritoryTree, messages: Messages): void {
  const [agreement] = records;
  if (!agreement) return;
  const parties = records.filter(({ type }) => type === 'IPA');
  const isThere = (role: string) => parties.some((party) => party.field('agreementRole') === role);
  if (!records.some(({ type }) => type === 'TER')) messages.add('AGR T 002', agreement);
  if (!isThere('AS') || !isThere('AC')) messages.add('AGR T 003', agreement);
  const isWhole = sharesAndSocieties.every(([share]) => {
    const total = parties.reduce((sum, party) => sum + party.share(share), 0);
    return total === 0 || Number.isNaN(total) || Math.abs(total - whole) <= tolerance;
  });
  if (!isWhole) messages.add('AGR T 005', agreement);
  judgeDays(agreement, messages);
  judgeTerms(agreement, messages);
  judgeOrder(records, tree, messages);
  const names = new Map<string, string>();
  for (const party of parties) judgeParty(agreement, party, names, messages);
}

function judgeTerms(agreement: CwrRecord, messages: Messages): void {
  const isSpecific = ['OS', 'PS'].includes(agreement.field('agreementType'));
  if (isSpecific && agreement.field('salesManufacture') === '') messages.add('AGR F 020', agreement);
  if (!(agreement.number('workCount') > 0)) messages.add('AGR F 021', agreement);
}

function judgeDays(agreement: CwrRecord, messages: Messages): void {
  const day = (name: string) => {
    const text = agreement.field(name);
    return isEmpty(text) ? '' : text;
  };
  const [start, end, retention] = [day('startsOn'), day('endsOn'), day('retentionEndsOn')];
  if (start === '') messages.add('AGR F 005', agreement);
  if (retention !== '' && (!isDay(retention) || retention < end)) messages.add('AGR F 007', agreement);
  const prior = day('priorRoyaltiesFrom');
  if (agreement.field('priorRoyalties') === 'D') {
    if (prior === '' || prior >= start) messages.add('AGR F 009', agreement);
  } else if (prior !== '') messages.add('AGR F 010', agreement);
  const until = day('postTermCollectionUntil');
  const after = retention === '' ? end : retention;
  if (until !== '' && (!isDay(until) || until <= after)) messages.add('AGR F 013', agreement);
  if (agreement.field('postTermCollection') === 'D') {
    if (until === '') messages.add('AGR F 014', agreement);
  } else if (until !== '') messages.add('AGR F 015', agreement);
}

function judgeOrder(records: readonly CwrRecord[], tree: TerritoryTree, messages: Messages): void {
  records.forEach((record, at) => {
    const before = records[at - 1];
    if (!before) return;
    switch (record.type) {
      case 'TER':
        // Territories and their parties may repeat: the definition in §6.1 has them in turn.
        if (!['AGR', 'TER', 'IPA', 'NPA', 'MSG'].includes(before.type)) messages.add('TER R 001', record);
        if (!tree.has(record.number('territory'))) messages.add('TER F 002', record);
        break;
      case 'IPA':
        if (!['TER', 'IPA', 'NPA', 'MSG'].includes(before.type)) messages.add('IPA R 001', record);
        break;
      case 'NPA':
        if (before.type !== 'IPA') messages.add('NPA R 001', record);
        else if (record.field('party') === '' || record.field('party') !== before.field('party'))
          messages.add('NPA F 001', record);
        break;
      case 'AGR':
        messages.add('AGR T 001', record);
        break;
      default:
        messages.add('NWR T 008', record);
    }
  });
}

function judgeParty(
  agreement: CwrRecord,
  party: CwrRecord,
  names: Map<string, string>,
  messages: Messages,
): void {
  const shares = sharesAndSocieties.map(([share]) => party.share(share));
  if (party.field('agreementRole') === 'AC' && shares.every((share) => share === 0))
    messages.add('IPA R 003', party);
  if (party.field('prSociety') === '' && party.field('mrSociety') === '') messages.add('IPA F 011', party);
  for (const [share, society, number] of sharesAndSocieties)
    if (party.share(share) > 0 && party.field(society) === '') messages.add(`IPA F ${number}`, party);
  const isAssigningWriter =
    ['OS', 'OG'].includes(agreement.field('agreementType')) && party.field('agreementRole') === 'AS';
  if (party.field('firstName') !== '' && !isAssigningWriter) messages.add('IPA F 004', party);
  const number = party.field('party');
  const name = `${party.field('lastName')}, ${party.field('firstName')}`;
  if (number !== '' && (names.get(number) ?? name) !== name) messages.add('IPA F 003', party);
  names.set(number, name);
}
