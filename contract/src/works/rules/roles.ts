import { aiAuthorId, mayBeRegistered, publicDomainAuthorId } from '../../people/rules/authorTypes.ts';
import { totalShare } from '../../platform/rules/shares.ts';
import type { RuleCode } from '../../platform/rules/texts.ts';
import type { SplitAuthor } from './splits.ts';

// X63: an author may stand on a work in several roles, each with a part of the author's share. Money, approvals and lights go by the share.

export interface RoleShare {
  authorTypeId: number;
  shareHundredths: number;
}

export interface WithRoles extends SplitAuthor {
  roles?: readonly RoleShare[] | null | undefined;
}

/** Composer, lyricist, arranger, sub-author and translator: what other types are made of. */
export const singleRoles: readonly number[] = [33, 34, 35, 40, 44];

/** The one type that stands for several roles: C and A are CA, C and AR are CAR; else the first of them in the order of `singleRoles`. */
export function combinedType(roles: readonly Pick<RoleShare, 'authorTypeId'>[]): number | undefined {
  const has = (type: number) => roles.some(({ authorTypeId }) => authorTypeId === type);
  if (has(33) && has(34)) return 36;
  if (has(33) && has(35)) return 32;
  return singleRoles.find(has);
}

/** An author's roles as rows of their own; one row of the author where they are not apart. */
export function partsOf({ authorId, authorTypeId, shareHundredths, roles }: WithRoles): SplitAuthor[] {
  if (!roles || roles.length === 0) return [{ authorId, authorTypeId, shareHundredths }];
  return roles.map((role) => ({ authorId, ...role }));
}

/** What is wrong with an author's roles. */
export function checkRoles({ authorId, shareHundredths, roles }: WithRoles): RuleCode[] {
  if (!roles || roles.length === 0) return [];
  const types = roles.map(({ authorTypeId }) => authorTypeId);
  const isNobody = authorId === publicDomainAuthorId || authorId === aiAuthorId;
  const isOffered = (type: number) => singleRoles.includes(type) && mayBeRegistered(type, authorId);
  const isWhole = ({ shareHundredths: share }: RoleShare) => Number.isSafeInteger(share) && share > 0;
  return [
    ...(isNobody || !types.every(isOffered) ? (['work.authorTypeNotOffered'] as const) : []),
    ...(new Set(types).size < types.length ? (['work.rolesTwice'] as const) : []),
    ...(!roles.every(isWhole) || totalShare(roles) !== shareHundredths ? (['work.rolesTotal'] as const) : []),
  ];
}

/**
 * Divides a whole in proportion to parts, in integers that add up to it exactly: by largest remainder, the first of equals first.
 * Without parts the first takes all.
 */
export function dividedBy(whole: number, parts: readonly number[]): number[] {
  const sum = parts.reduce((total, part) => total + part, 0);
  if (sum === 0) return parts.map((_, i) => (i === 0 ? whole : 0));
  const floors = parts.map((part) => Math.floor((whole * part) / sum));
  let left = whole - floors.reduce((total, part) => total + part, 0);
  const byRemainder = parts.map((part, i) => ({ i, remainder: (whole * part) % sum }));
  byRemainder.sort((a, b) => b.remainder - a.remainder || a.i - b.i);
  for (const { i } of byRemainder) {
    if (left === 0) break;
    floors[i] = (floors[i] ?? 0) + 1;
    left -= 1;
  }
  return floors;
}

/** The same roles for another share of the author. */
export function rolesFor(roles: readonly RoleShare[], shareHundredths: number): RoleShare[] {
  const shares = dividedBy(
    shareHundredths,
    roles.map((role) => role.shareHundredths),
  );
  return roles.map((role, i) => ({ ...role, shareHundredths: shares[i] ?? 0 }));
}

/** CWR's tolerance for the sums of a work, in hundredths (22 §3). */
export const cwrTolerance = 6;

/**
 * The shares that a file states for a right, which may be 0,06 off, as exact ones: 100 or 0 in sum. Undefined where they are neither
 * (CWR 2.2, NWR T 011).
 */
export function normalisedShares(stated: readonly number[], whole = 10_000): number[] | undefined {
  const sum = stated.reduce((total, share) => total + share, 0);
  if (sum === 0) return [...stated];
  return Math.abs(sum - whole) <= cwrTolerance ? dividedBy(whole, stated) : undefined;
}
