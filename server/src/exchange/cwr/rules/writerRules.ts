import { between, listed, requiredOneOf, oneOf } from '../checks.ts';
import { fieldRule, type Options, type Rule, rule } from './rule.ts';
import { societyRules } from './societyRules.ts';

const blank = { fix: '' };
const in21: Options = { only: '2.1' };
const in22: Options = { only: '2.2' };
/** Rules of writers, where they collect, and who publishes them: CWR 2.2 §5.9–5.14. */
export const writerRules: readonly Rule[] = [
  rule(
    'SWR R 002 T',
    'Höfundi sem sendandi fer með vantar útgefanda (PWR), og höfundar eiga ekki allan réttinn.',
    'A controlled writer lacks a publisher (PWR), and the writers do not own everything.',
  ),
  rule(
    'SWR F 001 T',
    'Höfundi sem sendandi fer með vantar númer.',
    'A controlled writer lacks their number.',
    { field: 'party' },
  ),
  rule('SWR F 002 T', 'Sama númer er á tveimur höfundum.', 'Two writers have the same number.', {
    field: 'party',
  }),
  rule('SWR F 003 T', 'Nafn höfundarins vantar.', "The writer's name is missing.", { field: 'lastName' }),
  rule(
    'SWR F 004 T',
    'Höfundur sem sendandi fer með getur ekki verið óþekktur.',
    'A controlled writer cannot be unknown.',
    { field: 'isUnknown' },
  ),
  rule(
    'SWR F 005 F',
    'Hvort höfundurinn er óþekktur má aðeins vera Y eða N.',
    'Whether the writer is unknown may only be Y or N.',
    { field: 'isUnknown', fix: 'N' },
  ),
  rule(
    'SWR F 006 F',
    'Höfundur með nafn er sagður óþekktur.',
    'A writer with a name is said to be unknown.',
    { field: 'isUnknown', fix: 'N' },
  ),
  rule('SWR F 007 T', 'Hlutverk höfundarins vantar.', "The writer's role is missing.", { field: 'role' }),
  fieldRule('SWR F 008 T', 'role', listed('writerRole')),
  fieldRule('SWR F 009 F', 'ipi', { is: 'ipi' }, blank),
  ...societyRules('SWR', ['010', '012', '014']),
  fieldRule('SWR F 011 T', 'prShare', between(0, 10_000)),
  fieldRule('SWR F 013 T', 'mrShare', between(0, 10_000)),
  fieldRule('SWR F 015 T', 'srShare', between(0, 10_000)),
  fieldRule('SWR F 016 F', 'reversionary', oneOf('Y', 'N', 'U'), blank),
  fieldRule('SWR F 017 F', 'firstRecordingRefusal', oneOf('Y', 'N'), blank),
  fieldRule('SWR F 018 F', 'workForHire', oneOf('Y', 'N'), blank),
  rule(
    'SWR F 020 T',
    'Frumhöfundur breyttrar gerðar á engan hlut, og enginn höfundur breytingarinnar heldur.',
    'In a version, an original writer has no share, and no writer of the change has one.',
    { field: 'prShare' },
  ),
  fieldRule('SWR F 021 F', 'taxId', { is: 'digits' }, blank),
  fieldRule('SWR F 022 F', 'ipiBase', { is: 'ipiBase' }, blank),
  fieldRule('SWR F 024 F', 'usaLicense', listed('usaLicense'), blank),
  fieldRule('SWR F 029 T', 'lastName', { is: 'nameText' }),
  fieldRule('SWR F 030 T', 'firstName', { is: 'nameText' }),
  rule(
    'SWT R 001 T',
    'Svæði er tekið með en ekkert er innheimt þar.',
    'A territory is included, and nothing is collected in it.',
    { field: 'prShare' },
  ),
  rule(
    'SWT R 002 T',
    'Höfundur innheimtir sama rétt tvisvar á sama svæði.',
    'A writer collects the same right twice in a territory.',
    { field: 'territory' },
  ),
  rule(
    'SWT R 003 F',
    'Á undanskildu svæði er ekkert innheimt.',
    'Nothing is collected in an excluded territory.',
    { field: 'prShare' },
  ),
  rule(
    'SWT F 001 T',
    'Svæðið fylgir ekki höfundi sem sendandi fer með.',
    'The territory does not follow a controlled writer.',
  ),
  rule(
    'SWT F 002 T',
    'Númer höfundarins er ekki það sama og á höfundinum á undan.',
    "The writer's number is not that of the writer before it.",
    { field: 'party' },
  ),
  fieldRule('SWT F 003 T', 'prShare', between(0, 10_000)),
  fieldRule('SWT F 004 T', 'mrShare', between(0, 10_000)),
  fieldRule('SWT F 005 T', 'srShare', between(0, 10_000)),
  rule(
    'SWT F 006 T',
    'Svæðið vantar eða það er ekki í svæðaskrá TIS.',
    'The territory is missing or not in the TIS.',
    { field: 'territory' },
  ),
  fieldRule('SWT F 007 T', 'inclusion', requiredOneOf('I', 'E')),
  fieldRule('SWT F 008 F', 'sharesChange', oneOf('Y', 'N'), { fix: 'N' }),
  rule('SWT F 009 R', 'Raðnúmer svæðisins vantar.', 'The sequence number of the territory is missing.', {
    field: 'sequence',
  }),
  rule(
    'SWT F 010 R',
    'Svæði höfundar verða að vera númeruð frá 1 í röð.',
    'The territories of a writer must be numbered from 1 in order.',
    { field: 'sequence' },
  ),
  rule(
    'SWT F 011 T',
    'Svæðið fylgir engum öðrum höfundi.',
    'The territory does not follow another writer.',
    in22,
  ),
  rule(
    'SWT F 012 T',
    'Svæði annars höfundar stendur hjá höfundi sem sendandi fer með.',
    "Another writer's territory stands with a controlled writer.",
    in22,
  ),
  rule(
    'SWT F 013 T',
    'Númer höfundarins er ekki það sama og á höfundinum á undan.',
    "The writer's number is not that of the writer before it.",
    { ...in22, field: 'party' },
  ),
  rule(
    'PWR R 001 R',
    'Útgefandi höfundar má ekki fylgja öðrum höfundi.',
    'A publisher for a writer may not follow another writer.',
    in21,
  ),
  rule(
    'PWR R 002 R',
    'Útgefandi höfundar verður að fylgja höfundi sem sendandi fer með.',
    'A publisher for a writer has to follow a controlled writer.',
    in21,
  ),
  rule(
    'PWR F 001 T',
    'Númer útgefandans er ekki númer frumútgefanda eða tekjuhafa í verkinu.',
    "The publisher's number is not that of an original publisher or income participant of the work.",
    { ...in21, field: 'publisherParty' },
  ),
  rule('PWR F 002 F', 'Heitið er ekki heiti útgefandans.', "The name is not the publisher's.", {
    ...in21,
    field: 'publisherName',
  }),
  rule(
    'PWR F 005 R',
    'Númer höfundarins vantar, eða það er ekki númer höfundarins á undan.',
    "The writer's number is missing, or is not that of the writer before it.",
    { ...in21, field: 'writerParty' },
  ),
  rule(
    'PWR F 007 T',
    'Númer keðjunnar vantar, eða engin keðja verksins hefur það.',
    'The number of the chain is missing, or no chain of the work has it.',
    { ...in22, field: 'chain' },
  ),
  rule('PWR F 008 T', 'Númer höfundarins vantar.', "The writer's number is missing.", {
    ...in22,
    field: 'writerParty',
  }),
  rule('PWR F 009 T', 'Númer útgefandans vantar.', "The publisher's number is missing.", {
    ...in22,
    field: 'publisherParty',
  }),
  rule('PWR F 010 T', 'Heiti útgefandans vantar.', "The publisher's name is missing.", {
    ...in22,
    field: 'publisherName',
  }),
  rule(
    'PWR F 011 T',
    'Númer höfundarins er ekki það sama og á höfundinum á undan.',
    "The writer's number is not that of the writer before it.",
    { ...in22, field: 'writerParty' },
  ),
  rule(
    'PWR F 012 T',
    'Númer útgefandans er ekki númer þess sem keðjan byrjar á.',
    "The publisher's number is not that of the one who begins the chain.",
    { ...in22, field: 'publisherParty' },
  ),
  rule(
    'PWR F 013 F',
    'Heitið er ekki heiti þess sem keðjan byrjar á.',
    'The name is not that of the one who begins the chain.',
    { ...in22, field: 'publisherName' },
  ),
  rule(
    'PWR F 014 T',
    'Samningsnúmer samtakanna vantar á útgefanda höfundar.',
    "The publisher for a writer lacks the society's agreement number.",
    { ...in22, field: 'societyAgreement' },
  ),
  rule('NWN R 001 R', 'Nafnið fylgir ekki höfundi.', 'The name does not follow a writer.'),
  rule(
    'NWN F 001 R',
    'Númer höfundarins er ekki það sama og á höfundinum á undan.',
    "The writer's number is not that of the writer before it.",
    { field: 'party' },
  ),
  fieldRule('NWN F 002 R', 'lastName', { is: 'entered' }),
  fieldRule('NWN F 003 F', 'language', listed('language'), blank),
];
