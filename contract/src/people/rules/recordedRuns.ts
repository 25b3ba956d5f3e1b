import { technical } from './recordedColumns.ts';
import type { RecordedTable } from './recordedTables.ts';

/** Distributions that the society reckons itself (R11). */
export const runTables: Readonly<Record<string, RecordedTable>> = {
  run: {
    name: { is: 'Úthlutunarkeyrsla', en: 'Distribution run' },
    insert: { is: 'Úthlutunarkeyrsla búin til', en: 'Distribution run made' },
    update: { is: 'Úthlutunarkeyrsla reiknuð', en: 'Distribution run calculated' },
    delete: { is: 'Úthlutunarkeyrslu eytt', en: 'Distribution run deleted' },
    about: ['distribution_id'],
    isForStaff: true,
    columns: {
      distribution_id: { kind: 'number', is: 'Númer úthlutunar', en: 'Number of the distribution' },
      also_asked_by: technical,
      used_from: { kind: 'day', is: 'Notkun frá', en: 'Usage from' },
      used_until: { kind: 'day', is: 'Notkun til', en: 'Usage until' },
      paid_on: { kind: 'day', is: 'Greiðsludagur', en: 'Payment day' },
      asked_by: { kind: 'user', is: 'Búin til af', en: 'Made by' },
      asked_at: technical,
      reckoned_at: technical,
      input_checksum: technical,
      result_checksum: technical,
      reckon_asked_at: technical,
      line_count: technical,
      kept_line_count: technical,
      right_count: technical,
      kept_units: technical,
      changed_count: technical,
      began_at: technical,
      changed_work_count: technical,
      are_rates_seen: { kind: 'yesNo', is: 'Gengi var skoðað', en: 'Rates were seen' },
      are_controllers_seen: {
        kind: 'yesNo',
        is: 'Val á rétthöfum var skoðað',
        en: 'The choice of controllers was seen',
      },
      released_line_count: technical,
      released_units: technical,
    },
  },
};
