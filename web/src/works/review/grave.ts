import type { Finding } from '@omur/contract/works/review';

/** What breaks a rule, or what an author has said no to: nobody approves it by a slip of the finger. */
const graveFindings: ReadonlySet<Finding['kind']> = new Set([
  'sharesNot100',
  'otherRule',
  'noComposer',
  'objection',
  'iswcInvalid',
  'sameIsrc',
  'otherCodes',
]);

interface Found {
  findings: readonly Finding[];
}

export const isGrave = ({ findings }: Found): boolean => findings.some(({ kind }) => graveFindings.has(kind));

/**
 * R172: a work of another performer than its authors is common, and read before it is approved: by itself, not among others. So is one whose
 * approval stands for that of an author whom nobody can ask (R157).
 */
export const isForItself = (work: Found): boolean =>
  isGrave(work) || work.findings.some(({ kind }) => kind === 'otherPerformers' || kind === 'authorUnreached');
