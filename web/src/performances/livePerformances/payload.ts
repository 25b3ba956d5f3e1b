import { keptText } from '@omur/contract/platform/rules/keptText';
import {
  addForeignLivePerformance,
  addLivePerformance,
  type NewForeignLivePerformance,
  type NewLivePerformance,
} from '@omur/contract/performances/livePerformanceRegistration';
import { livePerformanceTypeIds } from '@omur/contract/performances/rules/livePerformance';
import { call } from '../../platform/api/call.ts';
import { type LivePerformanceForm, readQuantity, type SetListRow } from './form.ts';

/** Registers what the form holds, and says under which number. */
export async function register(form: LivePerformanceForm, idempotencyKey: string): Promise<number> {
  const { isRegisteredAnyway } = form;
  const more = { isRegisteredAnyway, ...(form.group && { groupId: form.group.groupId }) };
  if (form.kind === 'foreign') {
    const body = { ...foreignPayload(form), ...more };
    return (await call(addForeignLivePerformance, { body, idempotencyKey })).foreignLivePerformanceId;
  }
  const body = { ...payload(form), ...more };
  return (await call(addLivePerformance, { body, idempotencyKey })).livePerformanceId;
}

function payload(form: LivePerformanceForm): NewLivePerformance {
  const { kind, venueId, hallId, festivalId, festivalYearId } = form;
  const { concert, streaming, festival } = livePerformanceTypeIds;
  const common = { ...shared(form), performers: form.performers.trim(), venueId };
  if (kind === 'streaming') return { ...common, performanceTypeId: streaming };
  const performanceTypeId = festivalYearId === undefined ? concert : festival;
  return { ...common, performanceTypeId, hallId, festivalId, festivalYearId };
}

function foreignPayload(form: LivePerformanceForm): NewForeignLivePerformance {
  const { countryId, isMainAct } = form;
  return {
    ...shared(form),
    performers: form.performers.trim(),
    concertTitle: keptText(form.name),
    countryId,
    city: keptText(form.city),
    postalCode: keptText(form.postalCode),
    venue: keptText(form.venue),
    festival: keptText(form.festival),
    stage: keptText(form.stage),
    isMainAct,
  };
}

function shared(form: LivePerformanceForm) {
  return {
    performedOn: form.performedOn,
    address: keptText(form.address),
    promoterName: keptText(form.promoter),
    promoterEmail: keptText(form.promoterEmail),
    promoterPhone: keptText(form.promoterPhone),
    otherInfo: keptText(form.otherInfo),
    performances: placed(form.setList).flatMap(({ row, position }) =>
      row.kind === 'known'
        ? [{ ...playedOf(row), position, workId: row.workId, firstPerformedOn: row.firstPerformedOn }]
        : [],
    ),
    foreignPerformances: placed(form.setList).flatMap(({ row, position }) =>
      row.kind === 'foreign'
        ? [
            {
              ...playedOf(row),
              position,
              title: row.title.trim(),
              artists: row.authors.trim(),
              iswc: keptText(row.iswc),
            },
          ]
        : [],
    ),
  };
}

const placed = (rows: readonly SetListRow[]) => rows.map((row, at) => ({ row, position: at + 1 }));
const playedOf = ({ duration, quantity }: SetListRow) => ({ duration, quantity: readQuantity(quantity) });
