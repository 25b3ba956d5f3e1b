import { createHash } from 'node:crypto';
import {
  creatorsOf,
  inBasicLatin,
  iswcRoleOf,
  type IswcFacts,
} from '@omur/contract/exchange/iswc/eligibility';
import type { IswcSettings } from '../../platform/config.ts';

/** What the agency is told of a work, and what it is asked to do with it. Field names are the service's own. */
export interface Submission extends Description {
  preferredIswc?: string;
  iswc?: string;
  previewDisambiguation?: true;
  disambiguation?: true;
  disambiguationReason?: string;
  disambiguateFrom?: { iswc: string }[];
}

interface Description {
  agency: string;
  sourcedb: number;
  workcode: string;
  category: 'DOM' | 'INT';
  originalTitle: string;
  otherTitles?: { title: string; type: string }[];
  interestedParties: { name: string; nameNumber: number; role: string }[];
  additionalIdentifiers?: { isrcs: string[] };
  derivedWorkType?: 'ModifiedVersion';
  derivedFromIswcs?: { iswc?: string; title: string }[];
}

export interface SubmittedWork extends IswcFacts {
  workId: number;
  otherTitles: readonly string[];
  isrcs: readonly string[];
}

/** The description of a work that can get an ISWC. Titles and names are in basic Latin; the title as written goes along. */
export function describeWork(work: SubmittedWork, { agency, sourceDb }: IswcSettings): Description {
  const { parties, title } = work;
  const originalTitle = inBasicLatin(title);
  const others = work.otherTitles.map((other) => ({ title: inBasicLatin(other), type: 'AT' }));
  const written = originalTitle === title.toUpperCase() ? [] : [{ title, type: 'OL' }];
  const otherTitles = [...written, ...others.filter((one) => one.title !== '')];
  return {
    agency,
    sourcedb: sourceDb,
    workcode: String(work.workId),
    category: creatorsOf(parties).some((one) => one.societyCode === Number(agency)) ? 'DOM' : 'INT',
    originalTitle,
    ...(otherTitles.length > 0 && { otherTitles }),
    interestedParties: parties.flatMap(({ name, ipiNameNumber, authorTypeId }) => {
      const role = iswcRoleOf(authorTypeId, parties);
      return role === undefined || ipiNameNumber === null
        ? []
        : [{ name: inBasicLatin(name), nameNumber: Number(ipiNameNumber), role }];
    }),
    ...(work.isrcs.length > 0 && { additionalIdentifiers: { isrcs: [...work.isrcs] } }),
    ...(work.derivedFrom && {
      derivedWorkType: 'ModifiedVersion' as const,
      derivedFromIswcs: work.derivedFrom.map(({ iswc, title: from }) => ({
        ...(iswc !== null && { iswc }),
        title: inBasicLatin(from),
      })),
    }),
  };
}

/** SHA-256 of a description, to tell whether the agency knows it already. */
export const hashOfDescription = (description: Description): string =>
  createHash('sha256').update(JSON.stringify(description)).digest('hex');

export interface AskedOf {
  kind: 'add' | 'update' | 'resolution';
  isPreviewed: boolean;
  chosenIswc: string | null;
  disambiguationReason: string | null;
  disambiguateFrom: readonly string[] | null;
}

/** The description with what is asked for: a code, an update of `preferredIswc`, or what staff answered to similar works. */
export function submissionOf(
  description: Description,
  asked: AskedOf,
  { preferredIswc, asksFirst }: { preferredIswc: string | null; asksFirst: boolean },
): Submission {
  if (asked.kind === 'update') return { ...description, ...(preferredIswc && { preferredIswc }) };
  if (asked.chosenIswc) return { ...description, iswc: asked.chosenIswc, preferredIswc: asked.chosenIswc };
  if (asked.disambiguationReason)
    return {
      ...description,
      disambiguation: true,
      disambiguationReason: asked.disambiguationReason,
      disambiguateFrom: (asked.disambiguateFrom ?? []).map((iswc) => ({ iswc })),
    };
  return { ...description, ...(asksFirst && !asked.isPreviewed && { previewDisambiguation: true as const }) };
}
