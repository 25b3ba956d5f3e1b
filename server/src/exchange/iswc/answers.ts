import { readIswc } from '@omur/contract/works/rules/iswc';
import * as z from 'zod/mini';

// What the service answers, by its public description. Fields that are not named here are left alone.

const text = z.optional(z.nullable(z.string()));
const many = <T extends z.ZodMiniType>(of: T) => z.optional(z.nullable(z.array(of)));

const Rejection = z.optional(z.nullable(z.object({ code: text, message: text })));
const Party = z.object({
  name: text,
  lastName: text,
  nameNumber: z.optional(z.nullable(z.number())),
  role: text,
});
const Work = z.object({
  agency: text,
  workcode: text,
  iswc: text,
  archivedIswc: text,
  linkedTo: text,
  lastModifiedDate: text,
});
/** An ISWC as the agency has it. */
const Metadata = z.object({
  iswc: text,
  agency: text,
  originalTitle: text,
  otherTitles: many(z.object({ title: text })),
  interestedParties: many(Party),
  works: many(Work),
  linkedISWC: many(z.string()),
  overallParentISWC: text,
});
type Metadata = z.output<typeof Metadata>;

const SubmissionItem = z.object({
  submissionId: z.number(),
  submission: z.optional(
    z.nullable(
      z.object({
        verifiedSubmission: z.optional(z.nullable(z.extend(Work, { rejection: Rejection }))),
        linkedIswcs: many(Metadata),
        potentialMatches: many(Metadata),
        alternateIswcMatches: many(Metadata),
      }),
    ),
  ),
  rejection: Rejection,
});
export const SubmissionItems = z.array(SubmissionItem);

export const SearchItems = z.array(z.object({ searchResults: many(Metadata), rejection: Rejection }));

export const Tasks = z.array(
  z.object({
    workflowTaskId: z.number(),
    workflowType: z.literal(['UpdateApproval', 'MergeApproval', 'DemergeApproval']),
    status: z.literal(['Outstanding', 'Approved', 'Rejected', 'Cancelled']),
    createdDate: text,
    originatingSociety: text,
    iswcMetadata: z.optional(z.nullable(Metadata)),
  }),
);
export type AgencyTask = z.output<typeof Tasks>[number];

export const TaskAnswers = z.array(
  z.object({ taskId: z.optional(z.number()), workflowTaskId: z.optional(z.number()), rejection: Rejection }),
);

/** A similar work of the agency, as staff see it beside ours. */
export interface Candidate {
  iswc: string;
  title: string;
  otherTitles: string[];
  parties: { name: string; ipiNameNumber: string | null; role: string }[];
}

/** The agency's view of the ISWC that a work has. */
export interface Given {
  iswc: string;
  archived: string[];
  linked: string[];
}

export type Outcome =
  | { kind: 'given'; given: Given }
  | { kind: 'rejected'; code: string; message: string }
  | { kind: 'matches'; candidates: Candidate[] }
  | { kind: 'nothing' };

/** What became of one submission of a batch. A code that is none is a rejection: it must not come to stand on a work. */
export function outcomeOf({ submission, rejection }: z.output<typeof SubmissionItem>): Outcome {
  const refused = rejection ?? submission?.verifiedSubmission?.rejection;
  if (refused) return { kind: 'rejected', code: refused.code || 'unknown', message: refused.message ?? '' };
  const verified = submission?.verifiedSubmission;
  if (verified?.iswc) return givenBy(verified.iswc, [verified], submission?.linkedIswcs ?? []);
  const matches = submission?.potentialMatches?.length
    ? submission.potentialMatches
    : (submission?.alternateIswcMatches ?? []);
  const candidates = matches.flatMap(candidateOf);
  return candidates.length > 0 ? { kind: 'matches', candidates } : { kind: 'nothing' };
}

function givenBy(
  iswc: string,
  works: readonly z.output<typeof Work>[],
  linked: readonly Metadata[],
): Outcome {
  // What leads to another code is archived; the code that it leads to counts.
  const parent = works.map(({ linkedTo }) => linkedTo).find(Boolean);
  const preferred = sound(parent ?? iswc);
  if (!preferred) return { kind: 'rejected', code: 'malformed', message: parent ?? iswc };
  const others = [iswc, ...works.flatMap(({ archivedIswc }) => archivedIswc ?? [])].flatMap(
    (one) => sound(one) ?? [],
  );
  return {
    kind: 'given',
    given: {
      iswc: preferred,
      archived: [...new Set(others)].filter((one) => one !== preferred),
      linked: linked.flatMap((one) => sound(one.iswc) ?? []).filter((one) => one !== preferred),
    },
  };
}

function sound(iswc: string | null | undefined): string | undefined {
  return iswc ? readIswc(iswc).value : undefined;
}

function candidateOf({ iswc, originalTitle, otherTitles, interestedParties }: Metadata): Candidate[] {
  const read = sound(iswc);
  if (!read) return [];
  return [
    {
      iswc: read,
      title: originalTitle ?? '',
      otherTitles: (otherTitles ?? []).flatMap(({ title }) => title ?? []),
      parties: (interestedParties ?? []).map(({ name, lastName, nameNumber, role }) => ({
        name: name || lastName || '',
        ipiNameNumber: nameNumber == null ? null : String(nameNumber).padStart(11, '0'),
        role: role ?? '',
      })),
    },
  ];
}

/** What the agency knows by our own numbers: for each found work its outcome, and when the agency changed it last. */
export function foundWorks(
  items: z.output<typeof SearchItems>,
  agency: string,
): Map<string, { outcome: Outcome; changedAt: number }> {
  const found = new Map<string, { outcome: Outcome; changedAt: number }>();
  for (const result of items.flatMap(({ searchResults }) => searchResults ?? []))
    for (const work of result.works ?? [])
      if (work.agency === agency && work.workcode && result.iswc)
        found.set(work.workcode, {
          outcome: givenBy(result.overallParentISWC || result.iswc, [work], []),
          changedAt: Date.parse(work.lastModifiedDate ?? '') || 0,
        });
  return found;
}
