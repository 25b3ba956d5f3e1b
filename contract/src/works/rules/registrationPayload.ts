import { readIpiName } from '../../people/rules/ipi.ts';
import { readKennitala } from '../../people/rules/kennitala.ts';
import { plainWork } from '../../platform/fields/plainWork.ts';
import { plainValues } from '../../platform/plainFields.ts';
import { formatDuration } from '../../platform/rules/duration.ts';
import type { OpenRegistration } from '../amendments.ts';
import type { NewWork } from '../registration.ts';
import type { KnownAuthor, Registration, RegistrationAuthor, UnknownAuthor } from './registrationValue.ts';

/** A payload as a registration. An author's key is its place in the payload; what it leaves out of `before` stays. */
export function registrationOf(body: NewWork, before?: Registration): Registration {
  return {
    title: body.title,
    duration: body.duration,
    plain: plainValues(plainWork, body, before?.plain),
    authors: [
      ...body.authors.map((author, i): KnownAuthor => {
        const { authorId, authorTypeId, shareHundredths, contractId } = author;
        const name = author.name ?? String(authorId);
        return {
          kind: 'known',
          key: `authors.${i}`,
          name,
          authorId,
          authorTypeId,
          shareHundredths,
          contractId,
        };
      }),
      ...(body.unknownAuthors ?? []).map(
        (author, i): UnknownAuthor => ({
          kind: 'unknown',
          key: `unknownAuthors.${i}`,
          name: author.name,
          authorTypeId: author.authorTypeId,
          shareHundredths: author.shareHundredths,
          isForeign: author.isForeign ?? false,
          email: author.email,
          kennitala: author.kennitala ?? undefined,
          ipiNameNumber: author.ipiNameNumber ?? undefined,
        }),
      ),
    ],
    otherTitles: (body.otherTitles ?? []).map(({ title }) => title),
    isrcs: body.isrcs ?? [],
  };
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
      .map(({ authorId, name, authorTypeId, shareHundredths = 0, contractId }) => ({
        authorId,
        name,
        authorTypeId,
        shareHundredths,
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
      })),
    otherTitles: otherTitles.map((title) => ({ title: title.trim() })),
    isrcs: isrcs.map(({ isrc, performer }) => ({ isrc, performer })),
  };
}

export const isKnown = (author: RegistrationAuthor): author is KnownAuthor => author.kind === 'known';
export const isUnknown = (author: RegistrationAuthor): author is UnknownAuthor => author.kind === 'unknown';
