import type { FieldProblem } from '../../platform/api/refusal.ts';
import type { FieldError } from '../../platform/ui/ErrorSummary.tsx';
import type { LivePerformanceForm } from './form.ts';

/** The `id` of each field of the form. */
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

/** Fields of the call that the form calls otherwise. */
const formNames: Record<string, FormField> = { concertTitle: 'name', promoterName: 'promoter' };
const lists = { performances: 'known', foreignPerformances: 'foreign' } as const;

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
    const name = formNames[list] ?? list;
    if (name in fieldIds) return { fieldId: fieldIds[name as FormField], text: message };
    const kind = list in lists ? lists[list as keyof typeof lists] : undefined;
    const row = setList.filter((one) => one.kind === kind)[Number(place ?? Number.NaN)];
    if (!row) return { fieldId: fieldIds.setList, text: message };
    return { fieldId: lineId(row.key), text: `${row.title}: ${message}`, lineKey: row.key };
  });
}
