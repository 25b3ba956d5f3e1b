import type { Text } from '../../platform/rules/language.ts';
import { fold } from '../../platform/rules/folding.ts';
import { dayOfCell, isSaidAlike, mostEntryLines, type SheetForm } from '../../platform/rules/sheetLines.ts';

/** What is said of a concert as a whole. */
const ofConcert: Readonly<Record<string, Text>> = {
  date: { is: 'Dagsetning', en: 'Date' },
  performers: { is: 'Flytjendur', en: 'Performers' },
  venue: { is: 'Tónleikastaður', en: 'Venue' },
  address: { is: 'Heimilisfang', en: 'Address' },
  city: { is: 'Borg', en: 'City' },
  country: { is: 'Land', en: 'Country' },
  festival: { is: 'Tónlistarhátíð', en: 'Festival' },
  promoter: { is: 'Tónleikahaldari', en: 'Promoter' },
  promoter_email: { is: 'Netfang tónleikahaldara', en: 'Promoter’s e-mail' },
  promoter_phone: { is: 'Sími tónleikahaldara', en: 'Promoter’s phone' },
  info: { is: 'Annað', en: 'Other information' },
};
/** What is said of each work that was played. */
const ofLine: Readonly<Record<string, Text>> = {
  title: { is: 'Heiti verks', en: 'Title' },
  authors: { is: 'Höfundar', en: 'Authors' },
  length: { is: 'Lengd', en: 'Length' },
  times: { is: 'Hve oft', en: 'Times' },
  work: { is: 'Verknúmer', en: 'Work number' },
  iswc: { is: 'ISWC', en: 'ISWC' },
};
const labels: Readonly<Record<string, Text>> = { ...ofConcert, ...ofLine };

/** O193: the concerts of a tour, a line for each work of each set list. */
export const tourForm: SheetForm = {
  kind: 'tours',
  columns: Object.keys(labels),
  labelOf: (column) =>
    (column === 'key' ? { is: 'Númer tónleika', en: 'Number of the concert' } : labels[column]) ?? {
      is: column,
      en: column,
    },
  isOfEntry: (column) => Object.hasOwn(ofConcert, column),
  keyColumn: 'key',
  mostLines: mostEntryLines,
  // Files say which concert it is on its first line alone, or on each.
  goesOn: (concert, line) => isSaidAlike(tourForm, concert, line),
  /** The same day and place. */
  keysOf([{ date = '', venue = '', city = '' } = {}]) {
    return date === '' || venue === '' ? [] : [`${dayOfCell(date)} ${fold(venue)} ${fold(city)}`];
  },
};
