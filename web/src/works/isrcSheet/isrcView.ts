import { isrcForm } from '@omur/contract/works/rules/isrcForm';
import { listIsrcs } from '@omur/contract/works/works';
import type { SheetView } from '../../platform/bulk/view.ts';
import { isrcTexts } from './texts.ts';

/** O191: sheets of recordings. */
export const isrcView: SheetView = {
  form: isrcForm,
  texts: isrcTexts,
  usual: ['title', 'isrc', 'performer', 'work'],
  widths: { title: 280, isrc: 170, performer: 240, work: 120, iswc: 150 },
  nameColumn: 'title',
  knownColumn: 'title',
  detailOf: ({ isrc = '', performer = '' }) => [isrc, performer].filter(Boolean).join(' · '),
  newLine: {},
  breaks: { performer: ', ' },
  needed: ['isrc'],
  examples: [
    {
      title: { is: 'Dæmi um heiti', en: 'Example of a title' },
      isrc: { is: 'ISA012600001', en: 'ISA012600001' },
      performer: { is: 'Nafn flytjanda', en: 'Name of the performer' },
      work: { is: '500001', en: '500001' },
    },
  ],
  linkOf: (workId) => ({ to: '/verk/$workId', params: { workId: String(workId) } }),
  affects: () => [listIsrcs],
  related: [{ label: { is: 'Skrá mörg verk', en: 'Many works' }, link: { to: '/verk/skra-morg' } }],
  addressOf: (blad) => ({ to: '/verk/isrc-listi', search: { blad } }),
};
