import { between, entered, listed, requiredListed, requiredOneOf, oneOf } from '../checks.ts';
import { fieldRule, type Rule, rule } from './rule.ts';

const blank = { fix: '' };

/** Rules of agreements, their territories and parties: CWR 2.2 §4.1, §5.1–5.3. */
export const agreementRules: readonly Rule[] = [
  rule(
    'AGR T 001 T',
    'Í færslu má aðeins vera einn samningur.',
    'A transaction may have only one agreement.',
  ),
  rule('AGR T 002 T', 'Samninginn vantar svæði (TER).', 'The agreement lacks a territory (TER).'),
  rule(
    'AGR T 003 T',
    'Samninginn vantar framseljanda (AS) eða framsalshafa (AC).',
    'The agreement lacks an assignor (AS) or an acquirer (AC).',
  ),
  rule(
    'AGR T 005 T',
    'Hlutir aðila samningsins í hverjum rétti verða samtals að vera 100,00 eða 0.',
    'The shares of the parties must come to 100,00 or 0 for each right.',
  ),
  rule(
    'AGR T 006 G',
    'Samningar verða að vera í hópi samninga.',
    'Agreements have to be in a group of their own.',
  ),
  fieldRule('AGR F 001 T', 'submitterNumber', entered),
  fieldRule('AGR F 003 T', 'agreementType', requiredListed('agreementType')),
  fieldRule('AGR F 004 T', 'startsOn', { is: 'day' }),
  rule('AGR F 005 T', 'Upphafsdag samningsins vantar.', 'The start date of the agreement is missing.', {
    field: 'startsOn',
  }),
  fieldRule('AGR F 006 T', 'endsOn', { is: 'day' }),
  rule(
    'AGR F 007 T',
    'Lok varðveislutíma eru ekki dagsetning eða eru á undan lokadegi.',
    'The end of the retention period is not a date, or is before the end date.',
    { field: 'retentionEndsOn' },
  ),
  fieldRule('AGR F 008 T', 'priorRoyalties', requiredOneOf('N', 'A', 'D')),
  rule(
    'AGR F 009 T',
    'Upphaf eldri tekna vantar, eða það er ekki á undan upphafsdegi.',
    'The start of the prior royalties is missing, or is not before the start date.',
    { field: 'priorRoyaltiesFrom' },
  ),
  rule(
    'AGR F 010 T',
    'Upphaf eldri tekna á ekki við hér.',
    'The start of the prior royalties does not apply here.',
    { field: 'priorRoyaltiesFrom' },
  ),
  fieldRule('AGR F 011 T', 'priorRoyaltiesFrom', { is: 'day' }),
  rule(
    'AGR F 013 T',
    'Lok innheimtu eru ekki dagsetning eða eru ekki á eftir lokum samnings.',
    'The end of the post-term collection is not a date, or is not after the end of the agreement.',
    { field: 'postTermCollectionUntil' },
  ),
  rule(
    'AGR F 014 T',
    'Lok innheimtu eftir samning vantar.',
    'The end of the post-term collection is missing.',
    { field: 'postTermCollectionUntil' },
  ),
  rule(
    'AGR F 015 T',
    'Lok innheimtu eftir samning eiga ekki við hér.',
    'The end of the post-term collection does not apply here.',
    { field: 'postTermCollectionUntil' },
  ),
  fieldRule('AGR F 016 T', 'postTermCollection', requiredOneOf('N', 'O', 'D')),
  fieldRule('AGR F 018 F', 'signedOn', { is: 'day' }, blank),
  fieldRule('AGR F 019 F', 'salesManufacture', oneOf('S', 'M'), blank),
  rule(
    'AGR F 020 T',
    'Samningur um tiltekin verk þarf að segja hvort hann er um sölu eða framleiðslu.',
    'A specific agreement must say whether it is for sales or manufacture.',
    { field: 'salesManufacture' },
  ),
  rule('AGR F 021 T', 'Fjöldi verka verður að vera meiri en 0.', 'The number of works must be more than 0.', {
    field: 'workCount',
  }),
  fieldRule('AGR F 022 F', 'sharesChange', oneOf('Y', 'N'), { fix: 'N' }),
  fieldRule('AGR F 023 F', 'advanceGiven', oneOf('Y', 'N'), { fix: 'N' }),
  rule(
    'TER R 001 T',
    'Svæði verður að fylgja samningi eða öðru svæði.',
    'A territory has to follow the agreement or another territory.',
  ),
  fieldRule('TER F 001 T', 'inclusion', requiredOneOf('I', 'E')),
  rule(
    'TER F 002 T',
    'Svæðið vantar eða það er ekki í svæðaskrá TIS.',
    'The territory is missing or not in the TIS.',
    { field: 'territory' },
  ),
  rule(
    'IPA R 001 T',
    'Aðili verður að fylgja svæði eða öðrum aðila.',
    'A party has to follow a territory or another party.',
  ),
  rule(
    'IPA R 003 T',
    'Framsalshafi verður að fá hlut í einhverjum rétti.',
    'An acquirer must get a share of some right.',
    { field: 'prShare' },
  ),
  fieldRule('IPA F 001 T', 'agreementRole', requiredListed('agreementRole')),
  fieldRule('IPA F 002 F', 'ipi', { is: 'ipi' }, blank),
  rule('IPA F 003 T', 'Sama númer er á tveimur aðilum.', 'Two parties have the same number.', {
    field: 'party',
  }),
  rule(
    'IPA F 004 F',
    'Fornafn má aðeins vera á höfundi sem framselur rétt sinn.',
    'Only a writer who assigns rights may have a first name.',
    { field: 'firstName', fix: '' },
  ),
  ...(['prSociety', 'mrSociety', 'srSociety'] as const).flatMap((field, at) => [
    fieldRule(`IPA F 00${5 + 2 * at} T`, field, listed('society'), { only: '2.1' }),
    fieldRule(`IPA F 00${5 + 2 * at} F`, field, listed('society'), { only: '2.2', fix: '' }),
  ]),
  fieldRule('IPA F 006 T', 'prShare', between(0, 10_000)),
  fieldRule('IPA F 008 T', 'mrShare', between(0, 10_000)),
  fieldRule('IPA F 010 T', 'srShare', between(0, 10_000)),
  rule(
    'IPA F 011 T',
    'Samtök flutningsréttar eða upptökuréttar vantar.',
    'The society for performing or mechanical rights is missing.',
    { field: 'prSociety' },
  ),
  rule('IPA F 012 T', 'Samtök flutningsréttar vantar.', 'The society for performing rights is missing.', {
    field: 'prSociety',
  }),
  rule('IPA F 013 T', 'Samtök upptökuréttar vantar.', 'The society for mechanical rights is missing.', {
    field: 'mrSociety',
  }),
  rule(
    'IPA F 014 T',
    'Samtök hljóðsetningarréttar vantar.',
    'The society for synchronisation rights is missing.',
    { field: 'srSociety' },
  ),
  fieldRule('IPA F 015 T', 'lastName', entered),
  fieldRule('IPA F 016 T', 'party', entered),
  fieldRule('IPA F 017 F', 'ipiBase', { is: 'ipiBase' }, blank),
  fieldRule('IPA F 018 T', 'lastName', { is: 'nameText' }),
  fieldRule('IPA F 019 T', 'firstName', { is: 'nameText' }),
  rule(
    'NPA R 001 R',
    'Nafnið fylgir ekki aðila samnings.',
    'The name does not follow a party of the agreement.',
  ),
  rule(
    'NPA F 001 R',
    'Númer aðilans er ekki það sama og á aðilanum á undan.',
    "The party's number is not that of the party before it.",
    { field: 'party' },
  ),
  fieldRule('NPA F 002 R', 'lastName', entered),
  fieldRule('NPA F 003 F', 'language', listed('language'), blank),
];
