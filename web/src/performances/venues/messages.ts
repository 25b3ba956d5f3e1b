import type { PlaceState } from '@omur/contract/performances/venuesDesk';
import type { Text } from '../../platform/i18n/text.ts';

export const messages = {
  subtitle: {
    is: 'Það sem félagar velja úr þegar þeir skrá lifandi flutning.',
    en: 'What members choose from when they register a live performance.',
  },
  which: { is: 'Staðir eða hátíðir', en: 'Venues or festivals' },
  venues: { is: 'Flutningsstaðir', en: 'Venues' },
  festivals: { is: 'Tónlistarhátíðir', en: 'Festivals' },
  newVenue: { is: 'Nýr staður', en: 'New venue' },
  newFestival: { is: 'Ný hátíð', en: 'New festival' },
  searchVenues: { is: 'Leita að heiti, stað eða póstnúmeri', en: 'Search by name, town or postal code' },
  searchFestivals: { is: 'Leita að hátíð', en: 'Search for a festival' },
  state: { is: 'Staða', en: 'State' },
  allStates: { is: 'Allar færslur', en: 'All entries' },
  venueCount: {
    is: { one: '{count} staður', other: '{count} staðir' },
    en: { one: '{count} venue', other: '{count} venues' },
  },
  festivalCount: {
    is: { one: '{count} hátíð', other: '{count} hátíðir' },
    en: { one: '{count} festival', other: '{count} festivals' },
  },
  noneLikeThis: {
    is: 'Prófaðu styttra orð eða veldu allar færslur.',
    en: 'Try a shorter word, or choose all entries.',
  },
  showAll: { is: 'Sýna allt', en: 'Show all' },
  venue: { is: 'Staður', en: 'Venue' },
  festival: { is: 'Hátíð', en: 'Festival' },
  name: { is: 'Heiti', en: 'Name' },
  nameMissing: { is: 'Heiti vantar.', en: 'The name is missing.' },
  address: { is: 'Heimilisfang', en: 'Address' },
  postalCode: { is: 'Póstnúmer', en: 'Postal code' },
  type: { is: 'Tegund staðar', en: 'Type of venue' },
  typeHint: {
    is: 'Fyrir tónleika innanlands eru tónleikasalir í boði, fyrir streymi allir staðir nema faldir.',
    en: 'Concert halls are offered for concerts at home, all but hidden venues for streams.',
  },
  halls: { is: 'Salir', en: 'Halls' },
  years: { is: 'Ár', en: 'Years' },
  openYears: { is: 'Opin ár', en: 'Open years' },
  openOf: { is: '{open} af {count}', en: '{open} of {count}' },
  hallCount: {
    is: { one: '{count} salur', other: '{count} salir' },
    en: { one: '{count} hall', other: '{count} halls' },
  },
  openYearCount: {
    is: { one: '{count} opið ár', other: '{count} opin ár' },
    en: { one: '{count} open year', other: '{count} open years' },
  },
  venueClosed: { is: 'Staðurinn er lokaður', en: 'The venue is closed' },
  venueClosedHint: {
    is: 'Þá er ekki hægt að velja hann. Það sem áður var skráð stendur óbreytt.',
    en: 'It can then no longer be chosen. Earlier registrations stay.',
  },
  festivalClosed: { is: 'Hátíðin er ekki lengur haldin', en: 'The festival is no longer held' },
  festivalClosedHint: {
    is: 'Þá er hvorki hægt að velja hana né ár hennar. Það sem áður var skráð stendur óbreytt.',
    en: 'Neither it nor its years can then be chosen. Earlier registrations stay.',
  },
  open: { is: 'Opið', en: 'Open' },
  closed: { is: 'Lokað', en: 'Closed' },
  hidden: { is: 'Falið', en: 'Hidden' },
  save: { is: 'Vista', en: 'Save' },
  create: { is: 'Stofna', en: 'Create' },
  cancel: { is: 'Hætta við', en: 'Cancel' },
  saved: { is: '„{name}“ er vistað.', en: '“{name}” is saved.' },
  created: { is: '„{name}“ er komið á skrá.', en: '“{name}” has been added.' },
  fetchAnew: { is: 'Sækja aftur', en: 'Fetch again' },
  none: { is: '–', en: '–' },

  hallName: { is: 'Heiti salar', en: 'Name of the hall' },
  addHall: { is: 'Bæta við sal', en: 'Add a hall' },
  noHalls: {
    is: 'Engir salir. Þá er aðeins spurt um staðinn sjálfan.',
    en: 'No halls. Only the venue itself is then asked for.',
  },
  year: { is: 'Ártal', en: 'Year' },
  addYear: { is: 'Opna ár', en: 'Open a year' },
  noYears: {
    is: 'Engin ár. Opnaðu ár svo að hægt sé að skrá flutning á hátíðinni.',
    en: 'No years. Open one so that performances can be registered at the festival.',
  },
  yearWrong: { is: 'Ártal er fjórir tölustafir, frá 1900.', en: 'A year has four digits, from 1900.' },
  edit: { is: 'Breyta „{name}“', en: 'Edit “{name}”' },
  close: { is: 'Loka', en: 'Close' },
  closeWhich: { is: 'Loka „{name}“', en: 'Close “{name}”' },
  reopen: { is: 'Opna', en: 'Open' },
  reopenWhich: { is: 'Opna „{name}“', en: 'Open “{name}”' },
  partClosed: { is: '„{name}“ er lokað.', en: '“{name}” is closed.' },
  partOpened: { is: '„{name}“ er opið.', en: '“{name}” is open.' },
};

export const venueStates: Record<PlaceState, Text> = {
  open: { is: 'Í boði', en: 'Offered' },
  closed: { is: 'Lokaðir eða faldir', en: 'Closed or hidden' },
};

export const festivalStates: Record<PlaceState, Text> = {
  open: { is: 'Haldnar áfram', en: 'Still held' },
  closed: { is: 'Ekki lengur haldnar', en: 'No longer held' },
};
