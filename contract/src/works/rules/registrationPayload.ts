import { readIpiName } from '../../people/rules/ipi.ts';
import { readKennitala } from '../../people/rules/kennitala.ts';
import { plainWork } from '../../platform/fields/plainWork.ts';
import { plainValues } from '../../platform/plainFields.ts';
import { formatDuration } from '../../platform/rules/duration.ts';
import type { OpenRegistration } from '../amendments.ts';
import type { NewWork } from '../registration.ts';
import { combinedType } from './roles.ts';
import type {
  KnownAuthor,
  ListedAuthor,
  Registration,
  RegistrationAuthor,
  UnknownAuthor,
} from './registrationValue.ts';
import { keptPlain } from './version.ts';

/** A payload as a registration. An author's key is its place in the payload; what it leaves out of `before` stays. */
export function registrationOf(body: NewWork, before?: Registration): Registration {
  return {
    title: body.title,
    duration: body.duration,
    plain: keptPlain(plainValues(plainWork, body, before?.plain)),
    authors: [
      ...body.authors.map((author, i): KnownAuthor => {
        const { authorId, shareHundredths, contractId } = author;
        const name = author.name ?? String(authorId);
        const was = before?.authors.find((one) => one.authorId === authorId);
        const { authorTypeId, roles } = rolesOf(author, was);
        return {
          kind: 'known',
          key: `authors.${i}`,
          name,
          authorId,
          authorTypeId,
          shareHundredths,
          roles,
          contractId,
        };
      }),
      ...(body.unknownAuthors ?? []).map(
        (author, i): UnknownAuthor => ({
          kind: 'unknown',
          key: `unknownAuthors.${i}`,
          name: author.name,
          ...rolesOf(author, undefined),
          shareHundredths: author.shareHundredths,
          isForeign: author.isForeign ?? false,
          email: author.email ?? '',
          kennitala: author.kennitala ?? undefined,
          ipiNameNumber: author.ipiNameNumber ?? undefined,
        }),
      ),
      ...(body.ipiAuthors ?? []).map(
        ({ ipiNameNumber, authorTypeId, shareHundredths }, i): ListedAuthor => ({
          kind: 'listed',
          key: `ipiAuthors.${i}`,
          name: ipiNameNumber,
          ipiNameNumber,
          authorTypeId,
          shareHundredths,
        }),
      ),
    ],
    otherTitles: (body.otherTitles ?? []).map(({ title }) => title),
    isrcs: body.isrcs ?? [],
  };
}

type Typed = Pick<RegistrationAuthor, 'authorTypeId' | 'shareHundredths' | 'roles'>;

/** The roles that were sent, or those there were where none are sent and nothing else changed; with the type that stands for them. */
function rolesOf(sent: Typed, was: Typed | undefined): Pick<Typed, 'authorTypeId' | 'roles'> {
  const isSame = was?.authorTypeId === sent.authorTypeId && was.shareHundredths === sent.shareHundredths;
  const roles = sent.roles === undefined && isSame ? was.roles : sent.roles;
  if (!roles || roles.length === 0) return { authorTypeId: sent.authorTypeId, roles: undefined };
  return roles.length === 1
    ? { authorTypeId: roles[0]?.authorTypeId ?? sent.authorTypeId, roles: undefined }
    : { authorTypeId: combinedType(roles) ?? sent.authorTypeId, roles };
}

/** A registration as it stands in the database. */
export function registrationOnFile(open: Omit<OpenRegistration, 'proposal'>): Registration {
  const { title, durationSeconds, authors, otherTitles, isrcs } = open;
  return {
    title,
    duration: durationSeconds === null ? '' : formatDuration(durationSeconds),
    plain: plainValues(plainWork, open),
    authors: authors.map(({ contract, ...author }) => ({
      ...author,
      kind: 'known',
      key: `author-${author.authorId}`,
      contractId: contract?.contractId ?? null,
    })),
    otherTitles,
    isrcs,
  };
}

/** The payload that sends a registration. */
export function payloadOf({ title, duration, plain, authors, otherTitles, isrcs }: Registration): NewWork {
  return {
    title: title.trim(),
    duration,
    ...plain,
    authors: authors
      .filter(isKnown)
      .map(({ authorId, name, authorTypeId, shareHundredths = 0, roles, contractId }) => ({
        authorId,
        name,
        authorTypeId,
        shareHundredths,
        roles: (roles ?? []).map((role) => ({ ...role })),
        contractId,
      })),
    unknownAuthors: authors
      .filter(isUnknown)
      .map(({ isForeign = false, shareHundredths = 0, ...author }) => ({
        name: author.name.trim(),
        email: author.email.trim(),
        isForeign,
        kennitala: isForeign ? undefined : readKennitala(author.kennitala ?? ''),
        ipiNameNumber: readIpiName(author.ipiNameNumber ?? '').value,
        authorTypeId: author.authorTypeId,
        shareHundredths,
        roles: (author.roles ?? []).map((role) => ({ ...role })),
      })),
    ipiAuthors: authors.filter(isListed).map(({ ipiNameNumber, authorTypeId, shareHundredths = 0 }) => ({
      ipiNameNumber,
      authorTypeId,
      shareHundredths,
    })),
    otherTitles: otherTitles.map((title) => ({ title: title.trim() })),
    isrcs: isrcs.map(({ isrc, performer }) => ({ isrc, performer })),
  };
}

export const isKnown = (author: RegistrationAuthor): author is KnownAuthor => author.kind === 'known';
export const isListed = (author: RegistrationAuthor): author is ListedAuthor => author.kind === 'listed';
export const isUnknown = (author: RegistrationAuthor): author is UnknownAuthor => author.kind === 'unknown';
