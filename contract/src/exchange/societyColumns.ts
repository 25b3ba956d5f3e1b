import { societyFileKinds, type SocietyFileKind } from '../platform/fields/societyFiles.ts';

// O80: the files of a society that is brought in, and their columns in the order in which they are staged. The page of migration shows them,
// and docs/migration.md says what each holds; a test compares.

/** How a cell is read. A word of a list is one of `words`; a code of a lookup is one that is on file. */
export type CellKind =
  | { is: 'text'; most: number }
  | { is: 'own' }
  | { is: 'reference'; to: NumberedKind }
  | { is: 'word'; words: readonly string[] }
  | { is: 'lookup'; of: Lookup }
  | { is: 'whole'; least: number; most: number }
  | { is: CellForm };

type CellForm =
  | 'day'
  | 'yesNo'
  | 'share'
  | 'amount'
  | 'kennitala'
  | 'emails'
  | 'ipi'
  | 'bankAccount'
  | 'duration'
  | 'isrc'
  | 'workCode';

export type Lookup = 'society' | 'postalCode' | 'role' | 'category' | 'country' | 'fund';

export interface Column {
  name: string;
  cell: CellKind;
  isNeeded?: true;
}

export const fileKinds = societyFileKinds;
export type FileKind = SocietyFileKind;

/** Kinds with numbers of their own, which are kept. */
export const numberedKinds = [
  'persons',
  'users',
  'authors',
  'rights',
  'contracts',
  'works',
  'distributions',
  'performances',
  'cue_sheets',
  'applications',
  'balance_lists',
  'notes',
] as const;
export type NumberedKind = (typeof numberedKinds)[number];

const text = (name: string, most: number): Column => ({ name, cell: { is: 'text', most } });
const own: Column = { name: 'number', cell: { is: 'own' }, isNeeded: true };
const form = (name: string, is: CellForm): Column => ({ name, cell: { is } });
const to = (name: string, kind: NumberedKind): Column => ({ name, cell: { is: 'reference', to: kind } });
const lookup = (name: string, of: Lookup): Column => ({ name, cell: { is: 'lookup', of } });
const word = (name: string, ...words: string[]): Column => ({ name, cell: { is: 'word', words } });
const whole = (name: string, most = 2_147_483_647, least = 1): Column => ({
  name,
  cell: { is: 'whole', least, most },
});
const needed = (column: Column): Column => ({ ...column, isNeeded: true });

export const columnsOf: Readonly<Record<FileKind, readonly Column[]>> = {
  persons: [
    own,
    needed(text('name', 200)),
    form('kennitala', 'kennitala'),
    text('artist_name', 200),
    form('email', 'emails'),
    text('phone', 50),
    text('street', 200),
    lookup('postal_code', 'postalCode'),
    text('foreign_address', 500),
    lookup('society', 'society'),
    form('died_on', 'day'),
    form('bank_account', 'bankAccount'),
    form('is_publisher', 'yesNo'),
    form('publisher_ipi', 'ipi'),
    text('notes', 4000),
  ],
  users: [
    own,
    needed(form('kennitala', 'kennitala')),
    needed(text('name', 200)),
    needed(word('role', 'member', 'viewer', 'external')),
    to('person', 'persons'),
    word('language', 'is', 'en'),
  ],
  authors: [
    own,
    needed(to('person', 'persons')),
    needed(text('name', 200)),
    text('pseudonym', 200),
    form('ipi', 'ipi'),
    form('mandate_on', 'day'),
  ],
  rights: [own, needed(to('person', 'persons')), to('author', 'authors'), needed(form('share', 'share'))],
  contracts: [
    own,
    needed(to('publisher', 'persons')),
    needed(to('author', 'authors')),
    needed(form('starts_on', 'day')),
    needed(form('ends_on', 'day')),
    form('performance_share', 'share'),
    form('mechanical_share', 'share'),
    text('ice_agreement_number', 50),
    text('notes', 4000),
  ],
  contract_terms: [
    needed(to('contract', 'contracts')),
    needed(form('starts_on', 'day')),
    needed(form('ends_on', 'day')),
    form('performance_share', 'share'),
    form('mechanical_share', 'share'),
  ],
  works: [
    own,
    needed(text('title', 200)),
    form('duration', 'duration'),
    text('performers', 2000),
    text('description', 2000),
    needed(form('registered_on', 'day')),
    form('approved_on', 'day'),
    text('notes', 2000),
  ],
  work_titles: [needed(to('work', 'works')), needed(text('title', 200))],
  work_codes: [
    needed(to('work', 'works')),
    needed(word('kind', 'iswc', 'isrc')),
    needed(form('code', 'workCode')),
    text('performer', 200),
  ],
  work_authors: [
    needed(to('work', 'works')),
    needed(to('author', 'authors')),
    needed(lookup('role', 'role')),
    needed(form('share', 'share')),
    form('approved_on', 'day'),
    to('contract', 'contracts'),
  ],
  contract_works: [needed(to('work', 'works')), needed(to('contract', 'contracts'))],
  distributions: [
    own,
    needed(text('name', 200)),
    needed(text('period', 100)),
    form('period_ends_on', 'day'),
    needed(lookup('category', 'category')),
    needed(form('distributed_on', 'day')),
  ],
  distribution_corrections: [
    needed(to('distribution', 'distributions')),
    needed(to('corrects', 'distributions')),
  ],
  statement_lines: [
    needed(to('distribution', 'distributions')),
    needed(whole('line')),
    needed(to('right', 'rights')),
    to('work', 'works'),
    needed(word('type', '1', '2', '3', '4')),
    needed(form('amount', 'amount')),
    needed(text('pot', 200)),
    text('station', 200),
    text('subtype', 200),
    form('used_on', 'day'),
    whole('uses'),
    lookup('country', 'country'),
  ],
  performances: [
    own,
    needed(to('person', 'persons')),
    needed(word('kind', 'concert', 'stream', 'abroad')),
    needed(text('performers', 200)),
    text('title', 200),
    needed(form('performed_on', 'day')),
    needed(text('venue', 200)),
    text('city', 100),
    lookup('country', 'country'),
    text('other_info', 2000),
    needed(form('registered_on', 'day')),
    to('distribution', 'distributions'),
    form('is_unpaid', 'yesNo'),
  ],
  set_list_lines: [
    needed(to('performance', 'performances')),
    needed(whole('line', 32_767)),
    to('work', 'works'),
    text('title', 200),
    text('artists', 200),
    needed(form('duration', 'duration')),
    whole('quantity', 9999),
  ],
  cue_sheets: [
    own,
    needed(text('title', 200)),
    word('kind', 'film', 'series', 'programme', 'advertisement', 'other'),
    text('episode', 200),
    text('producer', 200),
    text('station', 200),
    whole('production_year', 2200, 1880),
    form('shown_on', 'day'),
    form('duration', 'duration'),
    text('notes', 2000),
  ],
  cue_sheet_lines: [
    needed(to('cue_sheet', 'cue_sheets')),
    needed(whole('line', 32_767)),
    needed(text('title', 200)),
    to('work', 'works'),
    text('authors', 200),
    form('isrc', 'isrc'),
    needed(form('duration', 'duration')),
    text('use', 200),
  ],
  applications: [
    own,
    needed(to('person', 'persons')),
    needed(lookup('fund', 'fund')),
    needed(whole('year', 2200, 2000)),
    word('season', 'spring', 'summer', 'autumn', 'winter'),
    needed(text('title', 200)),
    needed(whole('amount')),
    text('applicant_cv', 4000),
    text('description', 4000),
    needed(form('bank_account', 'bankAccount')),
    needed(form('applied_on', 'day')),
    needed(word('status', 'received', 'granted', 'refused')),
    form('decided_on', 'day'),
    whole('granted_amount'),
    text('remark', 2000),
  ],
  balance_lists: [
    own,
    needed(lookup('category', 'category')),
    needed(form('day', 'day')),
    needed(text('source', 200)),
  ],
  balances: [
    needed(to('list', 'balance_lists')),
    needed(to('person', 'persons')),
    needed(word('account', 'payable', 'held')),
    needed(form('amount', 'amount')),
  ],
  notes: [
    own,
    needed(to('person', 'persons')),
    needed(form('written_on', 'day')),
    needed(text('written_by', 200)),
    needed(text('text', 2000)),
  ],
};
