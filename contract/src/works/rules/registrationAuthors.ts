import {
  aiAuthorId,
  aiShareHundredths,
  isArranging,
  mayBeRegistered,
  publicDomainAuthorId,
} from '../../people/rules/authorTypes.ts';
import { readEmail } from '../../people/rules/email.ts';
import { readIpiName } from '../../people/rules/ipi.ts';
import { kennitalaProblem, readKennitala } from '../../people/rules/kennitala.ts';
import { checkRoles } from './roles.ts';
import type { Registrant, RegistrationAuthor, UnknownAuthor } from './registrationValue.ts';
import type { RuleField, RuleResult } from '../../platform/rules/ruleResult.ts';
import type { RuleCode } from '../../platform/rules/texts.ts';

type AuthorProblem = [rule: RuleCode, at: RuleField];

/** What is wrong with each author by itself, and with the same author being there twice. */
export function checkAuthors(
  authors: readonly RegistrationAuthor[],
  registrant?: Pick<Registrant, 'isStaff'>,
): RuleResult[] {
  const seen = new Set<string>();
  return authors.flatMap((author) => {
    const identities = identitiesOf(author);
    const isRepeated = identities.some((identity) => seen.has(identity));
    for (const identity of identities) seen.add(identity);
    const findings: AuthorProblem[] = [
      ...(isRepeated ? [['work.authorTwice', 'name'] satisfies AuthorProblem] : []),
      ...(author.roles?.length ? [] : checkAuthorType(author)),
      ...checkAuthorShare(author),
      ...checkRoles(author).map((rule): AuthorProblem => [rule, 'authorTypeId']),
      ...(author.kind === 'unknown' ? checkUnknownAuthor(author, registrant?.isStaff) : []),
    ];
    return findings.map(([rule, at]) => broken(rule, at, author));
  });
}

/** What the form for an author who is not in the system demands before adding the author. */
export function checkUnknownAuthor(author: UnknownAuthor, isByStaff = false): AuthorProblem[] {
  const findings: AuthorProblem[] = [];
  if (author.name.trim() === '') findings.push(['person.nameMissing', 'name']);
  // X71: nobody asks an author from abroad to approve what staff register.
  const isNotAsked = isByStaff && author.isForeign === true;
  const email = readEmail(author.email);
  if (email.problem && !(isNotAsked && author.email.trim() === '')) findings.push([email.problem, 'email']);
  const kennitala = checkKennitala(author);
  if (kennitala) findings.push([kennitala, 'kennitala']);
  const ipi = readIpiName(author.ipiNameNumber ?? '');
  // At home the kennitala identifies the author, abroad nothing but the IPI number does.
  const isIpiLeftOut = (!author.isForeign || isNotAsked) && (author.ipiNameNumber ?? '').trim() === '';
  if (ipi.problem && !isIpiLeftOut) findings.push([ipi.problem, 'ipiNameNumber']);
  return findings;
}

function checkKennitala({ isForeign, kennitala = '' }: UnknownAuthor): RuleCode | undefined {
  if (!isForeign) return kennitalaProblem(kennitala);
  return kennitala.trim() === '' ? undefined : 'work.foreignAuthorKennitala';
}

/** Whether an author may have that type on a work. */
export function checkAuthorType({
  authorId,
  authorTypeId,
}: Pick<RegistrationAuthor, 'authorId' | 'authorTypeId'>): AuthorProblem[] {
  if (mayBeRegistered(authorTypeId, authorId)) return [];
  if (authorId === aiAuthorId) return [['work.aiAuthorType', 'authorTypeId']];
  const isArrangingTraditional = authorId === publicDomainAuthorId && isArranging(authorTypeId);
  return [
    [isArrangingTraditional ? 'work.traditionalArranges' : 'work.authorTypeNotOffered', 'authorTypeId'],
  ];
}

function checkAuthorShare({ authorId, shareHundredths }: RegistrationAuthor): AuthorProblem[] {
  if (shareHundredths === undefined || !Number.isSafeInteger(shareHundredths))
    return [['work.shareForm', 'shareHundredths']];
  if (shareHundredths <= 0) return [['work.shareMissing', 'shareHundredths']];
  const isOffFixedShare = authorId === aiAuthorId && shareHundredths !== aiShareHundredths;
  return isOffFixedShare ? [['work.aiAuthorShare', 'shareHundredths']] : [];
}

function identitiesOf(author: RegistrationAuthor): string[] {
  if (author.kind === 'known') return [`author ${author.authorId}`];
  if (author.kind === 'listed') return [`ipi ${author.ipiNameNumber}`];
  const kennitala = readKennitala(author.kennitala ?? '');
  const ipi = readIpiName(author.ipiNameNumber ?? '').value;
  return [...(kennitala ? [`kennitala ${kennitala}`] : []), ...(ipi ? [`ipi ${ipi}`] : [])];
}

/** A sentence that begins with the name of an author begins with this where none is typed yet. */
const nameless = '…';

function broken(rule: RuleCode, at: RuleField, { key, name }: RegistrationAuthor): RuleResult {
  return { rule, state: 'broken', at, authorKey: key, values: { name: name.trim() || nameless } };
}
