import { performanceTypes } from '../../platform/rules/performanceTypes.ts';
import type { RecordedTable } from './recordedTables.ts';

const technical = { kind: 'technical', is: '', en: '' } as const;
const livePerformance = { kind: 'number', is: 'Lifandi flutningur nr.', en: 'Live performance no.' } as const;
const duration = { kind: 'duration', is: 'Lengd', en: 'Length' } as const;
const quantity = { kind: 'number', is: 'Fjöldi flutninga', en: 'Quantity' } as const;
const position = { kind: 'number', is: 'Röð á lagalista', en: 'Place in the set list' } as const;

/** Live performances, and the lines of their set lists. */
export const performanceTables: Readonly<Record<string, RecordedTable>> = {
  live_performance: {
    name: { is: 'Lifandi flutningur', en: 'Live performance' },
    insert: { is: 'Lifandi flutningur skráður', en: 'Live performance registered' },
    update: { is: 'Lifandi flutningi breytt', en: 'Live performance changed' },
    delete: { is: 'Lifandi flutningi eytt', en: 'Live performance deleted' },
    about: ['title', 'live_performance_id'],
    columns: {
      live_performance_id: livePerformance,
      person_id: { kind: 'person', is: 'Skráð fyrir', en: 'Registered for' },
      performance_type_id: {
        kind: 'choice',
        is: 'Tegund flutnings',
        en: 'Type of performance',
        words: Object.fromEntries(Object.entries(performanceTypes)),
      },
      performers: { kind: 'text', is: 'Flytjendur', en: 'Performers' },
      concert_title: { kind: 'text', is: 'Heiti tónleika', en: 'Concert name' },
      performed_on: { kind: 'day', is: 'Dagsetning', en: 'Date' },
      venue_id: { kind: 'venue', is: 'Flutningsstaður', en: 'Venue' },
      hall_id: { kind: 'hall', is: 'Salur', en: 'Hall' },
      festival_year_id: { kind: 'festivalYear', is: 'Ár hátíðar', en: 'Year of the festival' },
      country_id: { kind: 'number', is: 'Land nr.', en: 'Country no.' },
      city: { kind: 'text', is: 'Borg', en: 'City' },
      postal_code: { kind: 'text', is: 'Póstnúmer', en: 'Postal code' },
      venue: { kind: 'text', is: 'Tónleikastaður', en: 'Venue' },
      festival: { kind: 'text', is: 'Hátíð', en: 'Festival' },
      stage: { kind: 'text', is: 'Svið', en: 'Stage' },
      is_main_act: { kind: 'yesNo', is: 'Aðalnúmer', en: 'Main act' },
      address: { kind: 'text', is: 'Heimilisfang', en: 'Address' },
      promoter_id: { kind: 'number', is: 'Tónleikahaldari nr.', en: 'Promoter no.' },
      other_info: { kind: 'text', is: 'Annað', en: 'Other info' },
      origin: { kind: 'text', is: 'Uppruni', en: 'Origin' },
      currency_rate: { kind: 'number', is: 'Gengi gjaldmiðils', en: 'Currency rate', isForStaff: true },
      payout_amount: {
        kind: 'number',
        is: 'Upphæð til ráðstöfunar',
        en: 'Amount for payout',
        isForStaff: true,
      },
      is_calculated: { kind: 'yesNo', is: 'Reiknað út', en: 'Calculated', isForStaff: true },
      status_id: { kind: 'number', is: 'Staða', en: 'Status', isForStaff: true },
      registered_by: { kind: 'user', is: 'Skráð af', en: 'Registered by', isForStaff: true },
      registered_at: { kind: 'instant', is: 'Skráð', en: 'Registered' },
      closed_at: { kind: 'instant', is: 'Lokað', en: 'Closed' },
      version: technical,
      work_count: technical,
      points: technical,
      light: technical,
      red_count: technical,
      foreign_count: technical,
      title: technical,
    },
  },
  performance: {
    name: { is: 'Verk á lagalista', en: 'Work on a set list' },
    insert: { is: 'Verki bætt á lagalista', en: 'Work put on a set list' },
    update: { is: 'Verki á lagalista breytt', en: 'Work on a set list changed' },
    delete: { is: 'Verk tekið af lagalista', en: 'Work taken off a set list' },
    about: ['live_performance_id'],
    isForStaff: true,
    columns: {
      performance_id: technical,
      live_performance_id: livePerformance,
      position,
      work_id: { kind: 'work', is: 'Verk', en: 'Work' },
      quantity,
      duration_seconds: duration,
      first_performed_on: { kind: 'day', is: 'Frumflutt', en: 'First performed' },
      points: technical,
      registered_at: { kind: 'instant', is: 'Skráð', en: 'Registered' },
    },
  },
  foreign_performance: {
    name: { is: 'Erlent verk á lagalista', en: 'Foreign work on a set list' },
    insert: { is: 'Erlendu verki bætt á lagalista', en: 'Foreign work put on a set list' },
    update: { is: 'Erlendu verki á lagalista breytt', en: 'Foreign work on a set list changed' },
    delete: { is: 'Erlent verk tekið af lagalista', en: 'Foreign work taken off a set list' },
    about: ['title', 'live_performance_id'],
    isForStaff: true,
    columns: {
      foreign_performance_id: technical,
      live_performance_id: livePerformance,
      position,
      title: { kind: 'text', is: 'Heiti', en: 'Title' },
      artists: { kind: 'text', is: 'Höfundar', en: 'Authors' },
      quantity,
      duration_seconds: duration,
      iswc: { kind: 'text', is: 'ISWC-númer', en: 'ISWC' },
      points: technical,
      registered_at: { kind: 'instant', is: 'Skráð', en: 'Registered' },
    },
  },
};
