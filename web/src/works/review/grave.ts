import type { Finding } from '@omur/contract/works/review';

/** What breaks a rule, or what an author has said no to: nobody approves it by a slip of the finger, or among others. */
const graveFindings: ReadonlySet<Finding['kind']> = new Set([
  'sharesNot100',
  'otherRule',
  'noComposer',
  'objection',
  'iswcInvalid',
  'sameIsrc',
  'otherCodes',
  'otherPerformers',
]);

export const isGrave = ({ findings }: { findings: readonly Finding[] }): boolean =>
  findings.some(({ kind }) => graveFindings.has(kind));
