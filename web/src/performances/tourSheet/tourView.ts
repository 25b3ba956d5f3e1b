import {
  listEarlierSetLists,
  listPersonForeignLivePerformances,
  listPersonLivePerformances,
} from '@omur/contract/performances/livePerformances';
import { tourForm } from '@omur/contract/performances/rules/tourForm';
import { lengthOfCell } from '@omur/contract/works/rules/bulkLines';
import type { SheetView } from '../../platform/bulk/view.ts';
import { tourTexts } from './texts.ts';

/** O193: sheets of concerts with their set lists. */
export const tourView: SheetView = {
  form: tourForm,
  texts: tourTexts,
  usual: [
    'date',
    'performers',
    'venue',
    'city',
    'country',
    'promoter',
    'title',
    'authors',
    'length',
    'times',
    'work',
  ],
  widths: {
    date: 110,
    performers: 180,
    venue: 190,
    city: 120,
    country: 120,
    title: 230,
    length: 80,
    times: 80,
    work: 210,
  },
  nameColumn: 'date',
  titleOf: ({ date = '', venue = '' }) => [date, venue].filter(Boolean).join(' · '),
  knownColumn: 'work',
  detailOf: ({ title = '', work = '' }, known) => title || known || work,
  newLine: {},
  breaks: { performers: ', ', authors: ', ' },
  needed: ['date'],
  read: (column, cells) => (column === 'length' ? cells.map(lengthOfCell) : cells),
  examples: [
    {
      date: { is: '2026-05-17', en: '2026-05-17' },
      performers: { is: 'Nafn hljómsveitar', en: 'Name of the band' },
      venue: { is: 'Nafn tónleikastaðar', en: 'Name of the venue' },
      promoter: { is: 'Nafn tónleikahaldara', en: 'Name of the promoter' },
      title: { is: 'Dæmi um heiti', en: 'Example of a title' },
      authors: { is: 'Nafn höfundar', en: 'Name of the author' },
      length: { is: '3:25', en: '3:25' },
    },
    {
      title: { is: 'Annað lag á sömu tónleikum', en: 'Another song of the same concert' },
      authors: { is: 'Nafn höfundar', en: 'Name of the author' },
      length: { is: '4:10', en: '4:10' },
    },
  ],
  linkOf: (livePerformanceId) => ({
    to: '/lifandi-flutningar/$livePerformanceId',
    params: { livePerformanceId: String(livePerformanceId) },
  }),
  affects: () => [listPersonLivePerformances, listPersonForeignLivePerformances, listEarlierSetLists],
  addressOf: (blad) => ({ to: '/lifandi-flutningar/tonleikaferd', search: { blad } }),
};
