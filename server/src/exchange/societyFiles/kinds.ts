import { societyFileKinds, type SocietyFileKind } from '@omur/contract/platform/fields/societyFiles';

// The files of a society that is brought in, and their columns in the order in which they are staged. docs/migration.md says what each
// holds; a test compares.

/** How a cell is read. A word of a list is one of `words`; a code of a lookup is one that is on file. */
export type CellKind =
  | { is: 'text'; most: number }
  | { is: 'own' }
  | { is: 'reference'; to: NumberedKind }
  | { is: 'word'; words: readonly string[] }
  | { is: 'lookup'; of: Lookup }
  | { is: 'whole'; most: number }
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
  | 'workCode';

export type Lookup = 'society' | 'postalCode' | 'role' | 'category' | 'country';

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
] as const;
export type NumberedKind = (typeof numberedKinds)[number];

const text = (name: string, most: number): Column => ({ name, cell: { is: 'text', most } });
const own: Column = { name: 'number', cell: { is: 'own' }, isNeeded: true };
const form = (name: string, is: CellForm): Column => ({ name, cell: { is } });
const to = (name: string, kind: NumberedKind): Column => ({ name, cell: { is: 'reference', to: kind } });
const lookup = (name: string, of: Lookup): Column => ({ name, cell: { is: 'lookup', of } });
const word = (name: string, ...words: string[]): Column => ({ name, cell: { is: 'word', words } });
const whole = (name: string, most = 2_147_483_647): Column => ({ name, cell: { is: 'whole', most } });
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
};

/** What a row is a part of: it is taken, changed and refused with it. */
export const wholeOf: Readonly<Partial<Record<FileKind, FileKind>>> = {
  work_titles: 'works',
  work_codes: 'works',
  work_authors: 'works',
  contract_works: 'works',
  statement_lines: 'distributions',
};

export const isFileKind = (name: string): name is FileKind => fileKinds.some((kind) => kind === name);
