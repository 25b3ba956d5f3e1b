import { memberForm } from '@omur/contract/accounts/rules/memberForm';
import { listUsers } from '@omur/contract/accounts/users';
import { listUnknownAuthors } from '@omur/contract/works/authorMerge';
import { withZeros } from '../../platform/bulk/importing.ts';
import type { SheetView } from '../../platform/bulk/view.ts';
import { memberTexts } from './texts.ts';

/** Numbers that spreadsheets strip of their zeros. */
function read(column: string, cells: readonly string[]): readonly string[] {
  if (column === 'ssn') return cells.map(withZeros(9, 10));
  return column === 'ipi' ? cells.map(withZeros(5, 11)) : cells;
}

const answers = { is: ['já', 'nei'], en: ['yes', 'no'] };

/** O195: sheets of members to be. */
export const memberView: SheetView = {
  form: memberForm,
  texts: memberTexts,
  usual: ['name', 'ssn', 'email', 'phone', 'street', 'postal_code', 'ipi', 'is_author'],
  widths: {
    name: 220,
    ssn: 124,
    email: 220,
    phone: 110,
    postal_code: 104,
    ipi: 136,
    is_author: 110,
    invite: 110,
  },
  nameColumn: 'name',
  knownColumn: 'name',
  detailOf: ({ ssn = '', email = '' }) => [ssn, email].filter(Boolean).join(' · '),
  newLine: {},
  needed: ['name', 'ssn'],
  optionsOf: (column, language) => (column === 'is_author' || column === 'invite' ? answers[language] : []),
  read,
  examples: [
    {
      name: { is: 'Nafn félaga', en: 'Name of the member' },
      ssn: { is: '0101302129', en: '0101302129' },
      email: { is: 'nafn@example.is', en: 'name@example.is' },
      is_author: { is: 'já', en: 'yes' },
    },
  ],
  linkOf: (personId) => ({ to: '/personur/$personId', params: { personId: String(personId) } }),
  affects: () => [listUsers, listUnknownAuthors],
  addressOf: (blad) => ({ to: '/notendur/margir', search: { blad } }),
};
