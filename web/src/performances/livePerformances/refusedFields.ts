import type { FieldProblem } from '../../platform/api/refusal.ts';
import type { FieldError } from '../../platform/ui/ErrorSummary.tsx';
import type { LivePerformanceForm } from './form.ts';

/** The fields of the form by what they are called on the wire. */
export const fieldIds = {
  name: 'live-name',
  performers: 'live-performers',
  venueId: 'live-venue-id',
  address: 'live-address',
  hallId: 'live-hall',
  festivalId: 'live-festival-id',
  festivalYearId: 'live-festival-year',
  countryId: 'live-country',
  city: 'live-city',
  postalCode: 'live-postal-code',
  venue: 'live-venue',
  festival: 'live-festival',
  stage: 'live-stage',
  performedOn: 'live-day',
  promoter: 'live-promoter',
  promoterEmail: 'live-promoter-email',
  promoterPhone: 'live-promoter-phone',
  otherInfo: 'live-other-info',
  setList: 'live-set-list',
} as const;
export type FormField = keyof typeof fieldIds;

export const lineId = (key: string) => `line-${key}`;

const wireNames: Record<string, FormField> = {
  HEITI_TONLEIKA: 'name',
  FLYTJANDI: 'performers',
  FLYTJENDUR: 'performers',
  FLUTNINGSSTADUR_NR: 'venueId',
  HEIMILISFANG: 'address',
  SALUR_NR: 'hallId',
  TONLISTARHATID_NR: 'festivalId',
  TONLISTARHATID_TILVIK_NR: 'festivalYearId',
  LAND_NR: 'countryId',
  BORG: 'city',
  POSTNUMER: 'postalCode',
  STADUR: 'venue',
  HATID: 'festival',
  SVID: 'stage',
  DAGSETNING: 'performedOn',
  DAGSETNING_POTTS: 'performedOn',
  TONLEIKAHALDARI: 'promoter',
  NETFANG_TONLEIKAHALDARA: 'promoterEmail',
  SIMANUMER_TONLEIKAHALDARA: 'promoterPhone',
  ANNAD: 'otherInfo',
};
const lists = { FLUTNINGAR: 'known', ERLENDIR_FLUTNINGAR: 'foreign' } as const;

export interface RefusedField extends FieldError {
  lineKey?: string;
}

/** What the server refused, at the field of the form that it is about. Known works and others are counted apart in the payload. */
export function refusedFields(
  problems: readonly FieldProblem[],
  { setList }: LivePerformanceForm,
): RefusedField[] {
  return problems.map(({ field, message }) => {
    const [list = '', place] = field.split('.');
    const name = wireNames[list];
    if (name) return { fieldId: fieldIds[name], text: message };
    const kind = list in lists ? lists[list as keyof typeof lists] : undefined;
    const row = setList.filter((one) => one.kind === kind)[Number(place ?? Number.NaN)];
    if (!row) return { fieldId: fieldIds.setList, text: message };
    return { fieldId: lineId(row.key), text: `${row.title}: ${message}`, lineKey: row.key };
  });
}
