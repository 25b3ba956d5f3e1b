import { between, listed, requiredOneOf, oneOf } from '../checks.ts';
import { fieldRule, type Options, type Rule, rule } from './rule.ts';
import { societyRules } from './societyRules.ts';

const blank = { fix: '' };
const in22: Options = { only: '2.2' };
/** Rules of publishers and where they collect: CWR 2.2 §5.4–5.8. */
export const publisherRules: readonly Rule[] = [
  rule(
    'SPU R 002 T',
    'Keðja útgefenda verður að byrja á frumútgefanda (E) eða tekjuhafa (PA).',
    'A publisher chain must begin with an original publisher (E) or an income participant (PA).',
    { field: 'publisherType' },
  ),
  rule(
    'SPU R 003 T',
    'Undirútgefandi, umboðsaðili, staðgengill eða tekjuhafi má engan hlut eiga.',
    'A sub-publisher, administrator, substitute or income participant must own nothing.',
    { field: 'prShare' },
  ),
  rule(
    'SPU R 008 T',
    'Útgefandi sem keypt hefur réttinn (AQ) verður að eiga hlut.',
    'A publisher that acquired the rights (AQ) must own a share.',
    { field: 'prShare' },
  ),
  rule(
    'SPU F 001 T',
    'Keðjur útgefenda verða að vera númeraðar frá 1 í röð.',
    'Publisher chains must be numbered from 1 in order.',
    { field: 'chain' },
  ),
  rule(
    'SPU F 002 T',
    'Útgefanda sem sendandi fer með vantar númer.',
    'A controlled publisher lacks its number.',
    { field: 'party' },
  ),
  rule('SPU F 003 T', 'Sama númer er á tveimur útgefendum.', 'Two publishers have the same number.', {
    field: 'party',
  }),
  rule('SPU F 004 T', 'Heiti útgefandans vantar.', "The publisher's name is missing.", { field: 'name' }),
  rule('SPU F 005 T', 'Tegund útgefandans vantar.', "The publisher's type is missing.", {
    field: 'publisherType',
  }),
  rule('SPU F 006 T', 'Tegund útgefandans er ekki á listanum.', "The publisher's type is not in the list.", {
    field: 'publisherType',
  }),
  rule(
    'SPU F 007 T',
    'Útgefandi sem sendandi fer með getur ekki verið óþekktur.',
    'A controlled publisher cannot be unknown.',
    { field: 'isUnknown' },
  ),
  rule(
    'SPU F 008 F',
    'Hvort útgefandinn er óþekktur má aðeins vera Y eða N.',
    'Whether the publisher is unknown may only be Y or N.',
    { field: 'isUnknown', fix: 'N' },
  ),
  rule(
    'SPU F 009 F',
    'Útgefandi með heiti er sagður óþekktur.',
    'A publisher with a name is said to be unknown.',
    { field: 'isUnknown', fix: 'N' },
  ),
  fieldRule('SPU F 010 F', 'ipi', { is: 'ipi' }, blank),
  ...societyRules('SPU', ['012', '015', '017']),
  fieldRule('SPU F 013 T', 'prShare', between(0, 5000)),
  fieldRule('SPU F 016 T', 'mrShare', between(0, 10_000)),
  fieldRule('SPU F 018 T', 'srShare', between(0, 10_000)),
  rule(
    'SPU F 019 T',
    'Aðeins frumútgefandi og sá sem keypt hefur réttinn mega eiga hlut.',
    'Only an original publisher or an acquirer may own a share.',
    { field: 'publisherType' },
  ),
  fieldRule('SPU F 020 F', 'specialAgreement', listed('specialAgreement'), blank),
  fieldRule('SPU F 021 F', 'firstRecordingRefusal', oneOf('Y', 'N'), blank),
  fieldRule('SPU F 023 F', 'taxId', { is: 'digits' }, blank),
  fieldRule('SPU F 024 F', 'ipiBase', { is: 'ipiBase' }, blank),
  rule(
    'SPU F 027 F',
    'Sérstakt samkomulag annars útgefanda má aðeins vera L eða autt.',
    'The special agreement of another publisher may only be L or blank.',
    { field: 'specialAgreement', fix: '' },
  ),
  rule(
    'SPU F 028 F',
    'Tegund útgefandans vantar eða er ekki á listanum; hann er talinn frumútgefandi.',
    "The publisher's type is missing or not in the list; it is taken as original publisher.",
    { field: 'publisherType', fix: 'E' },
  ),
  rule(
    'SPU F 029 T',
    'Útgefandinn heitir eins og höfundaréttarsamtök og hefur ekki gilt IPI-nafnanúmer.',
    'The publisher is named like a society and has no valid IPI name number.',
    { field: 'name' },
  ),
  fieldRule('SPU F 030 F', 'agreementType', listed('agreementType'), blank),
  fieldRule('SPU F 031 F', 'usaLicense', listed('usaLicense'), blank),
  rule(
    'SPU F 032 T',
    'Á undan þeim sem keypt hefur réttinn (AQ) verður að vera frumútgefandi (E).',
    'An acquirer (AQ) has to follow an original publisher (E).',
    { field: 'publisherType' },
  ),
  fieldRule('SPU F 037 T', 'name', { is: 'nameText' }),
  rule(
    'SPU F 040 T',
    'Útgefanda sem innheimtir vantar IPI-nafnanúmer.',
    'A collecting publisher lacks its IPI name number.',
    { ...in22, field: 'ipi' },
  ),
  rule(
    'SPU F 041 T',
    'Samningsnúmer samtakanna vantar á útgefanda.',
    "The publisher lacks the society's agreement number.",
    { ...in22, field: 'societyAgreement' },
  ),
  // The prose of the same page allows a place in the chain without shares: a warning.
  rule(
    'SPT R 001 F',
    'Svæði er tekið með en ekkert er innheimt þar.',
    'A territory is included, and nothing is collected in it.',
    { field: 'prShare' },
  ),
  rule(
    'SPT R 005 T',
    'Tveir útgefendur sömu keðju innheimta sama rétt á sama svæði.',
    'Two publishers of a chain collect the same right in the same territory.',
    { field: 'territory' },
  ),
  rule(
    'SPT F 001 T',
    'Svæðið fylgir ekki útgefanda sem sendandi fer með.',
    'The territory does not follow a controlled publisher.',
  ),
  rule(
    'SPT F 002 T',
    'Númer útgefandans er ekki það sama og á útgefandanum á undan.',
    "The publisher's number is not that of the publisher before it.",
    { field: 'party' },
  ),
  fieldRule('SPT F 006 T', 'prShare', between(0, 5000)),
  fieldRule('SPT F 007 T', 'mrShare', between(0, 10_000)),
  fieldRule('SPT F 008 T', 'srShare', between(0, 10_000)),
  rule(
    'SPT F 009 T',
    'Svæðið vantar eða það er ekki í svæðaskrá TIS.',
    'The territory is missing or not in the TIS.',
    { field: 'territory' },
  ),
  fieldRule('SPT F 010 T', 'inclusion', requiredOneOf('I', 'E')),
  fieldRule('SPT F 011 F', 'sharesChange', oneOf('Y', 'N'), { fix: 'N' }),
  rule('SPT F 012 R', 'Raðnúmer svæðisins vantar.', 'The sequence number of the territory is missing.', {
    field: 'sequence',
  }),
  rule(
    'SPT F 013 R',
    'Svæði útgefanda verða að vera númeruð frá 1 í röð.',
    'The territories of a publisher must be numbered from 1 in order.',
    { field: 'sequence' },
  ),
  rule('SPT F 014 T', 'Svæðið fylgir engum útgefanda.', 'The territory does not follow a publisher.', in22),
  rule('NPN R 001 R', 'Heitið fylgir ekki útgefanda.', 'The name does not follow a publisher.'),
  rule(
    'NPN F 001 R',
    'Númer keðjunnar er ekki það sama og á útgefandanum á undan.',
    'The number of the chain is not that of the publisher before it.',
    { field: 'chain' },
  ),
  rule(
    'NPN F 002 R',
    'Númer útgefandans er ekki það sama og á útgefandanum á undan.',
    "The publisher's number is not that of the publisher before it.",
    { field: 'party' },
  ),
  fieldRule('NPN F 003 R', 'name', { is: 'entered' }),
  fieldRule('NPN F 004 F', 'language', listed('language'), blank),
];
