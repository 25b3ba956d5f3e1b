import { listWaitingWorks } from '@omur/contract/works/review';
import { getPerson, listPersonWorks } from '@omur/contract/people/persons';
import type { SheetView } from '../../platform/bulk/view.ts';
import { FindAuthor } from './FindAuthor.tsx';
import { optionsOf } from './options.ts';
import { bulkTexts } from './texts.ts';
import { worksFile } from './worksFile.ts';

/** O107–O116: sheets of works. */
export const worksView: SheetView = {
  ...worksFile,
  texts: bulkTexts,
  usual: ['title', 'length', 'author', 'name', 'type', 'share', 'isrc', 'performer'],
  widths: {
    title: 240,
    length: 84,
    author: 128,
    name: 200,
    share: 96,
    ipi: 136,
    ssn: 124,
    email: 200,
    contract: 132,
    isrc: 150,
    iswc: 150,
    own_number: 150,
    performer: 180,
  },
  nameColumn: 'title',
  knownColumn: 'name',
  detailOf: ({ name, author }, known) => name || known || author || '',
  newLine: { type: 'CA' },
  optionsOf,
  Find: FindAuthor,
  linkOf: (workId) => ({ to: '/verk/$workId', params: { workId: String(workId) } }),
  affects: () => [listPersonWorks, getPerson, listWaitingWorks],
  related: [{ label: { is: 'Skrá ISRC-lista', en: 'List of ISRCs' }, link: { to: '/verk/isrc-listi' } }],
  addressOf: (blad) => ({ to: '/verk/skra-morg', search: { blad } }),
};
