import { Finding, findings } from '@omur/contract/works/review';
import { plainWork } from '@omur/contract/platform/fields/plainWork';
import { plainValues } from '@omur/contract/platform/plainFields';
import { readIswc } from '@omur/contract/works/rules/iswc';
import { hasOtherCodes } from '@omur/contract/works/rules/defaultCodes';
import { checkRegistration } from '@omur/contract/works/rules/registration';
import type { RuleResult } from '@omur/contract/platform/rules/ruleResult';
import { formatDuration } from '@omur/contract/platform/rules/duration';
import * as z from 'zod/mini';
import type { Facts, FactsAuthor } from './facts.ts';

/** What is wrong with a waiting work, found by the rules of registration and by its neighbours (D1). */
export function findingsOf(row: Facts): Finding[] {
  const invalid = row.iswcs.filter((iswc) => readIswc(iswc).problem);
  const all: (Finding | undefined)[] = [
    ...brokenRules(row).map(findingOf),
    about(
      'objection',
      row.authors.filter(({ approval }) => approval === 'objected'),
    ),
    about(
      'approvalMissing',
      row.authors.filter(({ approval, isReachable }) => approval === 'waiting' && isReachable),
    ),
    about(
      'authorUnreached',
      row.authors.filter(
        ({ approval, isReachable, isFromIpi }) => approval === 'waiting' && !isReachable && !isFromIpi,
      ),
    ),
    about(
      'unknownAuthor',
      row.authors.filter(({ isUnknown, isFromIpi }) => isUnknown && !isFromIpi),
    ),
    about(
      'authorFromIpi',
      row.authors.filter(({ isFromIpi }) => isFromIpi),
    ),
    about(
      'approvedByLinkOnly',
      row.authors.filter(({ isByLinkOnly }) => isByLinkOnly),
    ),
    invalid.length > 0 ? { ...nothing, kind: 'iswcInvalid', detail: invalid.join(', ') } : undefined,
    hasOtherCodes(row)
      ? { ...nothing, kind: 'otherCodes', detail: `${row.estimate} / ${row.weight}` }
      : undefined,
    row.otherPerformers.length > 0
      ? { ...nothing, kind: 'otherPerformers', detail: row.otherPerformers.join('; ') }
      : undefined,
    alike('sameTitleAndAuthor', row.sameTitle),
    alike('sameIsrc', row.sameIsrc),
  ];
  return all.filter((finding) => finding !== undefined);
}

const checked = ',"facts":null}';

/** A row as PostgreSQL wrote it, with its findings in place of what they are made of, unless they were there already. */
export function withFindings(json: string): string {
  if (json.endsWith(checked)) return `${json.slice(0, -checked.length)}}`;
  const { facts, ...row } = JSON.parse(json) as { facts: Facts };
  return JSON.stringify({ ...row, [findings.answer]: writtenFindings(facts) });
}

/** The findings as an answer spells them. */
export function writtenFindings(facts: Facts): unknown[] {
  return findingsOf(facts).map((finding) => z.encode(Finding, finding));
}

function brokenRules(row: Facts): RuleResult[] {
  const results = checkRegistration({
    title: row.title,
    duration: row.durationSeconds === null ? '' : formatDuration(row.durationSeconds),
    authors: row.authors.map((author) => ({ ...author, kind: 'known', key: String(author.authorId) })),
    plain: plainValues(plainWork, { versionType: row.versionType, textMusicRelation: row.textMusicRelation }),
    otherTitles: [],
    isrcs: [],
  });
  return results.filter(({ state }) => state === 'broken');
}

const nothing = { detail: null, workIds: [], authorIds: [] };

/** A rule that two authors break is two findings: each names its author. */
function findingOf({ rule, authorKey }: RuleResult): Finding {
  const kinds: Partial<Record<RuleResult['rule'], Finding['kind']>> = {
    'work.sharesMustTotal100': 'sharesNot100',
    'work.composerMissing': 'noComposer',
  };
  const authorIds = authorKey === undefined ? [] : [Number(authorKey)];
  return { ...nothing, kind: kinds[rule] ?? 'otherRule', detail: rule, authorIds };
}

function about(kind: Finding['kind'], authors: readonly FactsAuthor[]): Finding | undefined {
  if (authors.length === 0) return undefined;
  const detail = authors.map(({ name }) => name).join(', ');
  return { ...nothing, kind, detail, authorIds: authors.map(({ authorId }) => authorId) };
}

function alike(kind: Finding['kind'], workIds: number[]): Finding | undefined {
  return workIds.length > 0 ? { ...nothing, kind, workIds } : undefined;
}
