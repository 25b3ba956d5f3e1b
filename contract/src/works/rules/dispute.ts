import { aiAuthorId, publicDomainAuthorId } from '../../people/rules/authorTypes.ts';
import { formatShare } from '../../platform/rules/shares.ts';
import { dividedBy, partsOf, rolesFor, type RoleShare } from './roles.ts';
import { checkSplit } from './splits.ts';

/** How long an offer may be answered, and how long at most after a dispute was opened. */
export const daysToAnswer = 14;
export const mostDaysOpen = 42;

export interface DisputingAuthor {
  authorId: number;
  authorTypeId: number;
  shareHundredths: number;
  roles: readonly RoleShare[];
}

interface Proposed {
  authorId: number;
  shareHundredths: number;
}

export interface DisputeProblem {
  code: 'dispute.authors' | 'dispute.total' | 'dispute.nobodys' | 'dispute.split' | 'dispute.outside';
  values: Record<string, string>;
}

const problem = (code: DisputeProblem['code'], values: Record<string, string> = {}): DisputeProblem => ({
  code,
  values,
});

/** Whether shares are of all the authors of a work, each once, more than nothing, and add up to what they have. */
export function sharesProblem(
  authors: readonly Pick<DisputingAuthor, 'authorId' | 'shareHundredths'>[],
  proposed: readonly Proposed[],
): DisputeProblem | undefined {
  const numbers = new Set(proposed.map(({ authorId }) => authorId));
  const isComplete =
    numbers.size === proposed.length &&
    proposed.length === authors.length &&
    authors.every(({ authorId }) => numbers.has(authorId));
  if (!isComplete) return problem('dispute.authors');
  const total = authors.reduce((sum, one) => sum + one.shareHundredths, 0);
  const given = proposed.reduce((sum, one) => sum + one.shareHundredths, 0);
  if (given !== total || proposed.some(({ shareHundredths }) => shareHundredths <= 0))
    return problem('dispute.total', { total: formatShare(total) });
  const isNobodys = authors.some(
    ({ authorId, shareHundredths }) =>
      (authorId === publicDomainAuthorId || authorId === aiAuthorId) &&
      shareOf(proposed, authorId) !== shareHundredths,
  );
  return isNobodys ? problem('dispute.nobodys') : undefined;
}

/** Whether the rules on arrangers and traditional works are kept, as in a registration (F5.9). */
export function splitProblem(
  authors: readonly DisputingAuthor[],
  proposed: readonly Proposed[],
): DisputeProblem | undefined {
  const parts = authors.flatMap((author) => {
    const shareHundredths = shareOf(proposed, author.authorId);
    return partsOf({ ...author, shareHundredths, roles: rolesFor(author.roles, shareHundredths) });
  });
  const isEmpty = parts.some(({ shareHundredths }) => shareHundredths === 0);
  const isKept = !isEmpty && checkSplit(parts).every((one) => one.isKept);
  return isKept ? undefined : problem('dispute.split');
}

/** H82: an offer lies between what is registered and what was claimed, for each author. */
export function rangeProblem(
  authors: readonly { authorId: number; registered: number; proposed: number }[],
  offered: readonly Proposed[],
): DisputeProblem | undefined {
  const isOutside = authors.some(({ authorId, registered, proposed }) => {
    const share = shareOf(offered, authorId);
    return share < Math.min(registered, proposed) || share > Math.max(registered, proposed);
  });
  return isOutside ? problem('dispute.outside') : undefined;
}

/**
 * H123: what a registered work and another registration of it claim together, in hundredths of a per cent: the larger claim of each author.
 * Undefined where they are not of the same authors with the same whole, which only staff can put right.
 */
export function claimedTogether(
  registered: readonly Proposed[],
  claimed: readonly Proposed[],
): { whole: number; together: number } | undefined {
  const whole = sumOf(registered);
  const numbers = new Set(claimed.map(({ authorId }) => authorId));
  const areSame =
    numbers.size === claimed.length &&
    registered.length === claimed.length &&
    registered.every(({ authorId }) => numbers.has(authorId));
  if (!areSame || sumOf(claimed) !== whole) return undefined;
  const larger = registered.map(({ authorId, shareHundredths }) =>
    Math.max(shareHundredths, shareOf(claimed, authorId)),
  );
  return { whole, together: larger.reduce((sum, one) => sum + one, 0) };
}

const sumOf = (shares: readonly Proposed[]) => shares.reduce((sum, one) => sum + one.shareHundredths, 0);

/** How small and how large an author's share may become. */
export interface Limits {
  least: number;
  most: number;
}

/** What a slider does: the share of one author moved, and the others' with it by the room that each has, so that the whole stays. */
export function moved(
  shares: readonly Proposed[],
  authorId: number,
  { to, limitsOf }: { to: number; limitsOf: (authorId: number) => Limits },
): Proposed[] {
  const own = shares.find((one) => one.authorId === authorId);
  if (!own) return [...shares];
  const { least, most } = limitsOf(authorId);
  const asked = Math.max(least, Math.min(most, to)) - own.shareHundredths;
  const rooms = shares.map((one) => {
    if (one === own) return 0;
    const limits = limitsOf(one.authorId);
    return asked > 0 ? one.shareHundredths - limits.least : limits.most - one.shareHundredths;
  });
  const by = Math.min(
    Math.abs(asked),
    rooms.reduce((sum, room) => sum + room, 0),
  );
  if (by === 0) return [...shares];
  const sign = Math.sign(asked);
  const parts = dividedBy(by, rooms);
  return shares.map((one, at) => ({
    ...one,
    shareHundredths: one.shareHundredths + (one === own ? sign * by : -sign * (parts[at] ?? 0)),
  }));
}

const shareOf = (shares: readonly Proposed[], authorId: number) =>
  shares.find((one) => one.authorId === authorId)?.shareHundredths ?? 0;
