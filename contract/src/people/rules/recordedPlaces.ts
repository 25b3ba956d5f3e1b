import { plainVenue } from '../../platform/fields/plainVenue.ts';
import { recordedPlain } from './recordedPlain.ts';
import { technical } from './recordedColumns.ts';
import type { RecordedTable } from './recordedTables.ts';

const name = { kind: 'text', is: 'Heiti', en: 'Name' } as const;
const isClosed = { kind: 'yesNo', is: 'Lokað', en: 'Closed' } as const;
const venue = { kind: 'venue', is: 'Flutningsstaður', en: 'Venue' } as const;
const festival = { kind: 'festival', is: 'Hátíð', en: 'Festival' } as const;

const venueTypes = {
  1: { is: 'Falinn eða lagður niður', en: 'Hidden or closed' },
  2: { is: 'Streymisveita', en: 'Streaming platform' },
  3: { is: 'Tónleikasalur', en: 'Concert hall' },
  4: { is: 'Kirkja', en: 'Church' },
  5: { is: 'Veitinga- eða skemmtistaður', en: 'Restaurant or bar' },
  6: { is: 'Útisvið eða íþróttahús', en: 'Open air or arena' },
  7: { is: 'Útvarp eða sjónvarp', en: 'Radio or television' },
};

/** Where music is performed, and who holds the concerts. */
export const placeTables: Readonly<Record<string, RecordedTable>> = {
  venue: {
    name: { is: 'Flutningsstaður', en: 'Venue' },
    insert: { is: 'Flutningsstaður skráður', en: 'Venue added' },
    update: { is: 'Flutningsstað breytt', en: 'Venue changed' },
    delete: { is: 'Flutningsstað eytt', en: 'Venue deleted' },
    about: ['venue_id'],
    isForStaff: true,
    columns: {
      venue_id: venue,
      name,
      ...recordedPlain(plainVenue),
      postal_code: { kind: 'text', is: 'Póstnúmer', en: 'Postal code' },
      venue_type_id: { kind: 'choice', is: 'Tegund staðar', en: 'Type of venue', words: venueTypes },
      is_closed: isClosed,
      is_offered: technical,
      version: technical,
    },
  },
  hall: {
    name: { is: 'Salur', en: 'Hall' },
    insert: { is: 'Salur skráður', en: 'Hall added' },
    update: { is: 'Sal breytt', en: 'Hall changed' },
    delete: { is: 'Sal eytt', en: 'Hall deleted' },
    about: ['hall_id'],
    isForStaff: true,
    columns: {
      hall_id: { kind: 'hall', is: 'Salur', en: 'Hall' },
      venue_id: venue,
      name,
      is_closed: isClosed,
      version: technical,
    },
  },
  festival: {
    name: { is: 'Hátíð', en: 'Festival' },
    insert: { is: 'Hátíð skráð', en: 'Festival added' },
    update: { is: 'Hátíð breytt', en: 'Festival changed' },
    delete: { is: 'Hátíð eytt', en: 'Festival deleted' },
    about: ['festival_id'],
    isForStaff: true,
    columns: { festival_id: festival, name, is_closed: isClosed, version: technical },
  },
  festival_year: {
    name: { is: 'Ár hátíðar', en: 'Year of a festival' },
    insert: { is: 'Ár hátíðar skráð', en: 'Year of a festival added' },
    update: { is: 'Ári hátíðar breytt', en: 'Year of a festival changed' },
    delete: { is: 'Ári hátíðar eytt', en: 'Year of a festival deleted' },
    about: ['festival_year_id'],
    isForStaff: true,
    columns: {
      festival_year_id: { kind: 'festivalYear', is: 'Ár hátíðar', en: 'Year of the festival' },
      festival_id: festival,
      year: { kind: 'text', is: 'Ár', en: 'Year' },
      is_closed: isClosed,
      version: technical,
    },
  },
  promoter: {
    name: { is: 'Tónleikahaldari', en: 'Promoter' },
    insert: { is: 'Tónleikahaldari skráður', en: 'Promoter added' },
    update: { is: 'Tónleikahaldara breytt', en: 'Promoter changed' },
    delete: { is: 'Tónleikahaldara eytt', en: 'Promoter deleted' },
    about: ['name'],
    columns: {
      promoter_id: technical,
      person_id: technical,
      name: { kind: 'text', is: 'Nafn', en: 'Name' },
      email: { kind: 'text', is: 'Netfang', en: 'E-mail' },
      phone: { kind: 'text', is: 'Símanúmer', en: 'Phone' },
    },
  },
};
