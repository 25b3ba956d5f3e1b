import { territories } from '../territories/tree.ts';
import type { JudgeOptions, Messages } from './messages.ts';
import { isPublicDomain } from './workJudge.ts';
import { type WorkModel } from './workModel.ts';

const ice = '319';
const societyFields = ['prSociety', 'mrSociety', 'srSociety'] as const;

/** Rules that only one society has, by its number: CWR 2.2 §7. Those that need its agreements are not here. */
const ownRules: Readonly<Record<string, (work: WorkModel, messages: Messages) => void>> = {
  '035': (work, messages) => {
    if (!hasPublisherOf(work, '035')) messages.add('NWR T 030', work.header);
    if (isPublicDomain(work)) messages.add('NWR T 031', work.header);
  },
  '058': (work, messages) => {
    if (!hasPublisherOf(work, '058')) messages.add('NWR T 041', work.header);
  },
  '072': (work, messages) => {
    if (isPublicDomain(work)) messages.add('NWR T 038', work.header);
  },
  '074': ({ writers, header }, messages) => {
    if (!writers.some(({ role }) => role === 'C' || role === 'CA')) messages.add('NWR T 042', header);
  },
  [ice]: (work, messages) => {
    const { writers, header } = work;
    const hasOther = (role: string, others: readonly string[]) =>
      !writers.some((writer) => writer.role === role) ||
      writers.some((writer) => others.includes(writer.role));
    if (!hasOther('AR', ['C', 'CA'])) messages.add('NWR T 046', header);
    if (!hasOther('SA', ['A', 'CA'])) messages.add('NWR T 047', header);
    for (const { record, isControlled, type } of work.publishers)
      if (isControlled && ['SE', 'AM'].includes(type) && record.field('societyAgreement') === '')
        messages.add('SPU F 041', record);
    for (const { isControlled, publishers } of writers)
      for (const link of isControlled ? publishers : [])
        if (link.field('societyAgreement') === '') messages.add('PWR F 014', link);
  },
};

/** Rules by which a work is no concern of the society (NP) instead of being refused. */
export const noParticipationRules: ReadonlySet<string> = new Set(['NWR T 030', 'NWR T 031', 'NWR T 041']);

const hasPublisherOf = (work: WorkModel, society: string) =>
  work.publishers.some(
    ({ record, isControlled }) =>
      isControlled && (record.field('prSociety') === society || record.field('mrSociety') === society),
  );

export function judgeForSociety(work: WorkModel, { society }: JudgeOptions, messages: Messages): void {
  if (society) ownRules[society]?.(work, messages);
}

/** Whether somebody on the work is with the society, or something is claimed on its territory. True if no society is given. */
export function hasParticipation(work: WorkModel, { society, territory, tree }: JudgeOptions): boolean {
  if (!society) return true;
  const parties = [...work.publishers, ...work.writers];
  if (parties.some(({ record }) => societyFields.some((field) => record.field(field) === society)))
    return true;
  if (territory === undefined) return false;
  return parties.some(({ territories: list }) =>
    territories(
      list.filter(({ isOther }) => !isOther),
      tree,
    ).has(territory),
  );
}
