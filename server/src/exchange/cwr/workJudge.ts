import type { Messages } from './messages.ts';
import { isEmpty, isTime } from './record.ts';
import { isNumber, ownsSomething, recordsOf, rights, type WorkModel } from './workModel.ts';

/** Two sums of shares may differ by 0.06 per cent and be the same: CWR 2.2 §4.2. */
export const tolerance = 6;
const whole = 10_000;
const half = 5_000;

export const modifierRoles: ReadonlySet<string> = new Set(['AR', 'AD', 'SR', 'SA', 'TR']);
const originalRoles: ReadonlySet<string> = new Set(['CA', 'A', 'C']);
const lyricRoles: ReadonlySet<string> = new Set(['CA', 'A', 'SA', 'TR']);
const publicDomain: ReadonlySet<string> = new Set([
  'DP',
  'PD',
  'PUBLIC DOMAIN',
  'DOMAINE PUBLIC',
  'TRAD',
  'TRAD.',
  'TRADITIONAL',
]);

/** Rules T of a whole work that need nothing but its own records. */
export function judgeWork(work: WorkModel, messages: Messages): void {
  judgeOwnership(work, messages);
  judgeRoles(work, messages);
  judgeHeader(work, messages);
}

export const isPublicDomain = ({ writers }: WorkModel) =>
  writers.length > 0 && writers.every(({ record }) => publicDomain.has(record.field('lastName')));

function judgeOwnership(work: WorkModel, messages: Messages): void {
  const { header, published, written } = work;
  if (!isNumber(published) || !isNumber(written)) return;
  if (rights.some((right) => published[right] > (right === 0 ? half : whole) + tolerance))
    messages.add('NWR T 004', header);
  const [performing] = written;
  if ((performing > 0 && performing < half - tolerance) || written.some((share) => share > whole + tolerance))
    messages.add('NWR T 009', header);
  const isWhole = (share: number) => share === 0 || Math.abs(share - whole) <= tolerance;
  if (!rights.every((right) => isWhole(published[right] + written[right]))) messages.add('NWR T 011', header);
  if (isPublicDomain(work) && published[0] + performing > 0) messages.add('NWR T 024', header);
}

/** Whether the writers own everything of each right that anybody owns. */
export function isUnpublished({ published, written }: WorkModel): boolean {
  return rights.every(
    (right) => published[right] + written[right] === 0 || written[right] >= whole - tolerance,
  );
}

function judgeRoles({ header, writers }: WorkModel, messages: Messages): void {
  if (writers.length === 0) messages.add('NWR T 012', header);
  const isModified = writers.some(({ role }) => modifierRoles.has(role));
  const version = header.field('versionType');
  if (version === 'MOD' && !isModified) messages.add('NWR T 010', header);
  if (version === 'ORI' && isModified) messages.add('NWR T 023', header);
  // A writer of whom nothing is known may be the composer.
  const isUnknown = writers.some(
    ({ record, role }) => role === '' && record.type === 'OWR' && record.field('isUnknown') === 'Y',
  );
  if (writers.length > 0 && !isUnknown && !writers.some(({ role }) => originalRoles.has(role)))
    messages.add('NWR T 015', header);
  if (header.field('textMusic') === 'MUS' && writers.some(({ role }) => lyricRoles.has(role)))
    messages.add('NWR T 045', header);
  if (version !== 'MOD') return;
  const isPaid = writers.some((writer) => modifierRoles.has(writer.role) && ownsSomething(writer));
  for (const writer of writers)
    if (originalRoles.has(writer.role) && !ownsSomething(writer) && !isPaid)
      messages.add('SWR F 020', writer.record);
}

function judgeHeader(work: WorkModel, messages: Messages): void {
  const { header } = work;
  const duration = header.field('duration');
  if (header.field('category') === 'SER') {
    if (isEmpty(duration) || !isTime(duration)) messages.add('NWR F 007', header);
    const isSummed = recordsOf(work, 'INS').length > 0;
    if (!isSummed) messages.add('NWR T 003', header);
    if (!isSummed && recordsOf(work, 'IND').length === 0) messages.add('NWR T 053', header);
  } else if (!isEmpty(duration) && !isTime(duration)) messages.add('NWR F 008', header);
  if (header.field('versionType') === 'MOD') {
    if (header.field('musicArrangement') === '') messages.add('NWR F 014', header);
    if (header.field('lyricAdaptation') === '') messages.add('NWR F 015', header);
  }
  const isComposite = !header.isBlank('compositeType');
  const count = header.field('componentCount');
  if (isComposite && isEmpty(count)) messages.add('NWR F 018', header);
  if (!isComposite && !isEmpty(count)) messages.add('NWR F 019', header);
  if (!isEmpty(count) && !(header.number('componentCount') > 1)) messages.add('NWR F 020', header);
  if (header.field('workType') === 'FM' && !hasProduction(work)) messages.add('NWR T 039', header);
}

const hasProduction = (work: WorkModel) =>
  recordsOf(work, 'ORN').some((origin) => origin.field('productionTitle') !== '');
