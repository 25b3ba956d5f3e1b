import {
  aiAuthorId,
  isArranging,
  isComposing,
  publicDomainAuthorId,
} from '../../people/rules/authorTypes.ts';
import { durationProblem } from '../../platform/rules/duration.ts';
import { readIsrc } from './isrc.ts';
import { checkAuthors } from './registrationAuthors.ts';
import type { RegistrationAuthor, Registrant, Registration } from './registrationValue.ts';
import type { Remedy, RuleResult } from '../../platform/rules/ruleResult.ts';
import { fullShare, remainingShare, totalShare } from '../../platform/rules/shares.ts';
import { partsOf } from './roles.ts';
import { checkSplit } from './splits.ts';
import { checkVersion } from './version.ts';

export const maxTitleLength = 60;
export const objectionDays = 7;

/**
 * Every rule that bears on the work as it stands, in the order in which a form shows them. Without a registrant, the rules and
 * notices that depend on who registers are left out.
 */
export function checkRegistration(
  work: Omit<Registration, 'plain'> & Partial<Pick<Registration, 'plain'>>,
  registrant?: Registrant,
): RuleResult[] {
  return [
    checkTitle(work.title),
    checkDuration(work.duration),
    ...checkRegistrant(work.authors, registrant),
    checkComposer(work.authors),
    ...checkOnlyArrangers(work.authors),
    ...checkCaps(work.authors),
    checkTotal(work.authors),
    ...checkAuthors(work.authors, registrant),
    ...(work.plain ? checkVersion(work.plain, work.authors) : []),
    ...checkOtherTitles(work.otherTitles),
    ...checkIsrcs(work.isrcs),
    ...noticesOf(work.authors, registrant),
  ];
}

/** In characters as the database counts them: an accented letter is one, however it was typed. */
export function titleLength(title: string): number {
  return Array.from(title.trim().normalize('NFC')).length;
}

function checkTitle(title: string): RuleResult {
  const length = titleLength(title);
  if (length === 0) return { rule: 'work.titleMissing', state: 'waiting', at: 'title' };
  if (length <= maxTitleLength) return { rule: 'work.titleMissing', state: 'kept', at: 'title' };
  return { rule: 'work.titleTooLong', state: 'broken', at: 'title', values: { length, max: maxTitleLength } };
}

function checkDuration(duration: string | number): RuleResult {
  const rule = durationProblem(duration);
  if (rule === undefined) return { rule: 'work.durationMissing', state: 'kept', at: 'duration' };
  return { rule, state: rule === 'work.durationMissing' ? 'waiting' : 'broken', at: 'duration' };
}

/**
 * V3: staff register for anybody, everyone else what they wrote themselves, hold the author's rights of, or publish by a contract
 * that runs.
 */
export function mayRegister(authors: readonly RegistrationAuthor[], registrant: Registrant): boolean {
  const { isStaff, authorIds, heldAuthorIds = [], publishedAuthorIds } = registrant;
  const theirs = [...authorIds, ...heldAuthorIds, ...publishedAuthorIds];
  return isStaff || authors.some((author) => isAmong(author, theirs));
}

function checkRegistrant(
  authors: readonly RegistrationAuthor[],
  registrant: Registrant | undefined,
): RuleResult[] {
  if (registrant === undefined || registrant.isStaff) return [];
  // Who is no author registers as a publisher, whether or not a contract of theirs runs.
  const { authorIds, heldAuthorIds = [], publishedAuthorIds } = registrant;
  const isAuthor = authorIds.length > 0 || heldAuthorIds.length > 0;
  const isPublisher = !isAuthor || publishedAuthorIds.length > 0;
  const rule = isPublisher ? 'work.registrantNotPublisher' : 'work.registrantNotAuthor';
  return [{ rule, state: stateOf(mayRegister(authors, registrant), authors), at: 'authors' }];
}

function checkComposer(authors: readonly RegistrationAuthor[]): RuleResult {
  if (authors.length === 0) return { rule: 'work.authorsMissing', state: 'waiting', at: 'authors' };
  const hasComposer = authors.flatMap(partsOf).some((part) => isComposing(part.authorTypeId));
  return { rule: 'work.composerMissing', state: hasComposer ? 'kept' : 'broken', at: 'authors' };
}

function checkOnlyArrangers(authors: readonly RegistrationAuthor[]): RuleResult[] {
  const arrangers = authors.flatMap(partsOf).filter((part) => isArranging(part.authorTypeId));
  if (totalShare(arrangers) < fullShare) return [];
  return [{ rule: 'work.onlyArrangers', state: 'broken', at: 'authors' }];
}

function checkCaps(authors: readonly RegistrationAuthor[]): RuleResult[] {
  return checkSplit(authors.flatMap(partsOf)).map(({ rule, isKept, shareHundredths, capHundredths }) => ({
    rule,
    state: isKept ? 'kept' : 'broken',
    at: 'authors',
    values: { shareHundredths, capHundredths },
  }));
}

function checkTotal(authors: readonly RegistrationAuthor[]): RuleResult {
  const totalHundredths = totalShare(authors);
  const remedy = remedyFor(authors);
  return {
    rule: 'work.sharesMustTotal100',
    state: stateOf(totalHundredths === fullShare, authors),
    at: 'authors',
    values: { totalHundredths, remainingHundredths: fullShare - totalHundredths },
    ...(remedy && { remedy }),
  };
}

/** The rest goes to the author added last, or the last one before who may have it without a cap being broken. */
function remedyFor(authors: readonly RegistrationAuthor[]): Remedy | undefined {
  const shareHundredths = remainingShare(authors);
  if (shareHundredths <= 0) return undefined;
  const receiver = authors.findLast(
    (author) => author.authorId !== aiAuthorId && !author.roles?.length && mayHaveRest(author, authors),
  );
  return receiver && { kind: 'giveRest', authorKey: receiver.key, name: receiver.name, shareHundredths };
}

function mayHaveRest(receiver: RegistrationAuthor, authors: readonly RegistrationAuthor[]): boolean {
  const shareHundredths = (receiver.shareHundredths ?? 0) + remainingShare(authors);
  const after = authors.map((author) => (author === receiver ? { ...author, shareHundredths } : author));
  return (
    checkOnlyArrangers(after).length === 0 && checkSplit(after.flatMap(partsOf)).every(({ isKept }) => isKept)
  );
}

function checkOtherTitles(otherTitles: readonly string[]): RuleResult[] {
  return otherTitles.flatMap((title, index): RuleResult[] =>
    title.trim() === '' ? [{ rule: 'work.otherTitleEmpty', state: 'broken', at: 'otherTitles', index }] : [],
  );
}

function checkIsrcs(isrcs: Registration['isrcs']): RuleResult[] {
  const readings = isrcs.map(({ isrc }) => readIsrc(isrc));
  return readings.flatMap(({ value, problem }, index): RuleResult[] => {
    if (problem) return [{ rule: problem, state: 'broken', at: 'isrcs', index }];
    const isRepeated = readings.findIndex((reading) => reading.value === value) < index;
    return isRepeated ? [{ rule: 'work.isrcTwice', state: 'broken', at: 'isrcs', index }] : [];
  });
}

function noticesOf(authors: readonly RegistrationAuthor[], registrant: Registrant | undefined): RuleResult[] {
  if (registrant === undefined) return [];
  return authors.flatMap((author): RuleResult[] => {
    const about = { state: 'notice', at: 'authors', authorKey: author.key } as const;
    const values = { name: author.name, days: objectionDays };
    const notices: RuleResult[] = [];
    if (author.kind === 'listed') {
      if (!registrant.isStaff) notices.push({ rule: 'work.listedAuthorReviewed', ...about, values });
    } else if (needsApproval(author, registrant))
      notices.push({ rule: 'work.coAuthorLetter', ...about, values });
    if (author.kind === 'unknown' && !author.isForeign) {
      notices.push({ rule: 'work.unknownAuthorInvited', ...about, values: { name: author.name } });
    }
    return notices;
  });
}

function needsApproval(author: RegistrationAuthor, registrant: Registrant): boolean {
  if (registrant.isStaff || isAmong(author, registrant.authorIds)) return false;
  return author.authorId !== publicDomainAuthorId && author.authorId !== aiAuthorId;
}

function isAmong(author: RegistrationAuthor, authorIds: readonly number[]): boolean {
  return author.kind === 'known' && authorIds.includes(author.authorId);
}

function stateOf(isKept: boolean, authors: readonly RegistrationAuthor[]): RuleResult['state'] {
  if (isKept) return 'kept';
  return authors.length === 0 ? 'waiting' : 'broken';
}
