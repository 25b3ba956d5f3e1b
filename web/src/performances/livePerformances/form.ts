import { ForeignPerformanceDraft } from '@omur/contract/performances/foreignPerformanceDraft';
import type { LivePerformance, SetListLine } from '@omur/contract/performances/livePerformances';
import { formatDuration } from '@omur/contract/platform/rules/duration';
import {
  type LivePerformanceKind,
  type ProposedLivePerformance,
  venueNotInList,
} from '@omur/contract/performances/rules/livePerformance';
import type { ProposedLine } from '@omur/contract/performances/rules/setList';
import type { Light } from '@omur/contract/platform/values';
import * as z from 'zod/mini';

const played = { key: z.string(), title: z.string(), duration: z.string(), quantity: z.string() };
const KnownRow = z.object({
  ...played,
  kind: z.literal('known'),
  workId: z.int(),
  /** Authors or artists, to tell works of one title apart. */
  by: z.string(),
  light: z.optional(z.literal(['green', 'yellow', 'red'])),
  firstPerformedOn: z.optional(z.string()),
});
const ForeignRow = z.object({
  ...played,
  kind: z.literal('foreign'),
  authors: z.string(),
  iswc: z.string(),
});
export type KnownRow = z.output<typeof KnownRow> & { light?: Light | undefined };
export type ForeignRow = z.output<typeof ForeignRow>;
export type SetListRow = KnownRow | ForeignRow;

const KeptForm = z.object({
  kind: z.literal(['domestic', 'streaming', 'foreign']),
  typed: ForeignPerformanceDraft,
  venueId: z.optional(z.int()),
  hallId: z.optional(z.int()),
  festivalId: z.optional(z.int()),
  festivalYearId: z.optional(z.int()),
  setList: z.array(z.union([KnownRow, ForeignRow])),
  /** H159: the group whose others are shown the set list. */
  group: z.optional(z.object({ groupId: z.int(), name: z.string() })),
  /** A set list that is being pasted, until its works are on the list. */
  pasted: z.optional(z.string()),
  /** Names one submission of this very content, so that trying again after a lost answer registers one performance. */
  submissionKey: z.optional(z.string()),
  /** P4: that submission registers although one like it is on record. */
  isRegisteredAnyway: z.optional(z.boolean()),
  /** H74: the device that is to send it as soon as it has a network; a draft is seen on all of them. */
  sendsLater: z.optional(z.string()),
  /** When that submission first went out, from which its key is good for a day. */
  triedAt: z.optional(z.string()),
});
type KeptForm = z.output<typeof KeptForm>;
type Typed = KeptForm['typed'];

/** What the form holds; each of the three kinds leaves out what is not asked for. */
export type LivePerformanceForm = Omit<KeptForm, 'typed' | 'setList'> &
  Omit<Typed, 'promoterName'> & { promoter: string; setList: SetListRow[] };

/** The form as it is kept in a draft (L3.11). */
export function writtenForm(form: LivePerformanceForm): unknown {
  const { kind, venueId, hallId, festivalId, festivalYearId, setList, group, ...rest } = form;
  const { pasted, submissionKey, isRegisteredAnyway, sendsLater, triedAt, promoter, ...typed } = rest;
  const places = { venueId, hallId, festivalId, festivalYearId };
  const sending = { pasted, submissionKey, isRegisteredAnyway, sendsLater, triedAt };
  return z.encode(KeptForm, {
    kind,
    ...places,
    ...sending,
    setList,
    group,
    typed: { ...typed, promoterName: promoter },
  });
}

/** A draft kept by an earlier version of the portal may have another shape; then there is none. */
export function readForm(kept: unknown): LivePerformanceForm | undefined {
  const form = KeptForm.safeParse(kept);
  if (!form.success) return undefined;
  const { typed, ...rest } = form.data;
  const { promoterName, ...fields } = typed;
  return { ...rest, ...fields, promoter: promoterName };
}

export function startForm(kind: LivePerformanceKind): LivePerformanceForm {
  return {
    kind,
    name: '',
    performers: '',
    address: '',
    city: '',
    postalCode: '',
    venue: '',
    festival: '',
    stage: '',
    performedOn: '',
    isMainAct: false,
    promoter: '',
    promoterEmail: '',
    promoterPhone: '',
    otherInfo: '',
    setList: [],
  };
}

/** Another performance like one that was registered: all but the day. */
export function likeForm(
  kind: LivePerformanceKind,
  like: LivePerformance,
  lines: readonly SetListLine[],
): LivePerformanceForm {
  const { venueName, festivalName } = like;
  return {
    ...startForm(kind),
    name: like.concertTitle ?? '',
    performers: like.performers,
    venueId: like.venueId ?? undefined,
    address: like.address ?? '',
    hallId: like.hallId ?? undefined,
    festivalId: like.festivalId ?? undefined,
    festivalYearId: like.festivalYearId ?? undefined,
    countryId: like.countryId ?? undefined,
    city: like.city ?? '',
    postalCode: like.postalCode ?? '',
    venue: kind === 'foreign' ? (venueName ?? '') : '',
    festival: kind === 'foreign' ? (festivalName ?? '') : '',
    stage: like.stage ?? '',
    isMainAct: like.isMainAct ?? false,
    promoter: like.promoterName ?? '',
    promoterEmail: like.promoterEmail ?? '',
    promoterPhone: like.promoterPhone ?? '',
    otherInfo: like.otherInfo ?? '',
    setList: rowsOf(lines),
  };
}

/** An earlier set list, less what can no longer be registered. */
export function rowsOf(lines: readonly SetListLine[]): SetListRow[] {
  return lines.filter(({ isWithdrawn }) => !isWithdrawn).map(rowOf);
}

function rowOf(line: SetListLine): SetListRow {
  const { title, artists, workId, light } = line;
  const row = {
    key: crypto.randomUUID(),
    title,
    duration: formatDuration(line.durationSeconds),
    quantity: String(line.quantity),
  };
  const by = artists ?? '';
  if (workId === null) return { ...row, kind: 'foreign', authors: by, iswc: line.iswc ?? '' };
  return { ...row, kind: 'known', workId, by, light, firstPerformedOn: line.firstPerformedOn ?? undefined };
}

/** As the rules read it. */
export function proposedOf(form: LivePerformanceForm): ProposedLivePerformance {
  const { kind, performers, performedOn, promoter, promoterEmail, promoterPhone, otherInfo, address } = form;
  const common = { performers, performedOn, promoter, promoterEmail, promoterPhone, otherInfo, address };
  if (kind !== 'foreign')
    return {
      kind,
      ...common,
      venueId: form.venueId,
      festivalId: form.festivalId,
      festivalYearId: form.festivalYearId,
    };
  const { name, countryId, city, postalCode, venue, festival, stage } = form;
  return { kind, ...common, name, countryId, city, postalCode, venue, festival, stage };
}

export function proposedLine(row: SetListRow): ProposedLine {
  const line = { duration: row.duration, quantity: readQuantity(row.quantity) };
  if (row.kind === 'known') return { kind: 'known', workId: row.workId, ...line };
  const { title, authors, iswc } = row;
  return { kind: 'foreign', title, authors, iswc, ...line };
}

export function readQuantity(typed: string): number | undefined {
  return /^\d{1,6}$/u.test(typed.trim()) ? Number(typed) : undefined;
}

/** The address belongs to the venue unless that is not in the list. */
export const isElsewhere = ({ venueId }: LivePerformanceForm) => venueId === venueNotInList;
