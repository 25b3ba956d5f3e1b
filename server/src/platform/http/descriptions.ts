import type { Descriptions } from './describe.ts';

const ofFiles = (base: string, what: string, spec: string): Descriptions => ({
  [`POST ${base}/files`]: {
    summary: `Asks for an address to send a file of ${what} to, good for exactly this name, type and size.`,
    spec,
  },
  [`GET ${base}/files`]: { summary: `The files of ${what}.`, spec },
  [`PATCH ${base}/files/:fileId/confirm`]: {
    summary: 'Says that a file was sent; it is looked at, and kept when it is what it was said to be.',
    spec,
  },
  [`DELETE ${base}/files/:fileId`]: { summary: `Takes a file off ${what}.`, spec },
  [`GET ${base}/files/:fileId/link`]: {
    summary: 'Addresses to see a file at and to save it from, good for a few minutes.',
    spec,
  },
});

export const platformCalls: Descriptions = {
  'GET /api/reads': {
    summary:
      'Several reads in one round trip: `of` has their addresses, one a line, at most 20. Each is answered by a line of JSON as soon as it is there, with the status and body that its own call answers; 413 for what is too long and has to be asked for alone.',
    spec: 'H52',
  },
  'GET /api/drafts': {
    summary: "One's own unfinished forms, the latest first.",
    spec: 'P5, S6',
  },
  'GET /api/drafts/:draftId': {
    summary: "One of one's own unfinished forms with its content.",
    spec: 'P5, S6',
  },
  'PUT /api/drafts/:draftId': {
    summary:
      'Saves an unfinished form. The version is the one it was read with, 0 for a new one; 412 when it was saved elsewhere meanwhile.',
    spec: 'P5, S6, V11',
  },
  'DELETE /api/drafts/:draftId': {
    summary: "Deletes one of one's own unfinished forms.",
    spec: 'P5, S6',
  },
  'GET /api/jobs': {
    summary: 'Jobs that wait or failed, the next one first, or the runs of the last 30 days, newest first.',
    spec: 'J1',
  },
  'POST /api/jobs/:jobId/retry': {
    summary: 'Runs a job that waits or failed now, with all its tries before it.',
    spec: 'J1',
  },
  'GET /api/maintenance': {
    summary:
      'The maintenance that lasts or is announced: whether anything can be changed, whether the portal is closed, and from when until when. While it lasts other calls are answered 503 with `Retry-After`.',
    spec: 'O342, O343',
  },
  'GET /api/operations': {
    summary:
      'How the portal runs: versions, replicas, what waits and for how long, sizes of tables, the last backup, and the last one that was restored and found right.',
    spec: 'O70–O74',
  },
  'GET /api/zipcodes': {
    summary: 'Icelandic postal codes.',
    spec: 'F7.28',
  },
  'GET /api/persons/genders': {
    summary: 'Genders, named in the language of the request.',
    spec: 'F7.28',
  },
  'GET /api/compositions/personTypes': {
    summary: 'The author types, named in the language of the request.',
    spec: 'F7.19, F3.5',
  },
  ...ofFiles('/api/funds/applications/:applicationId', 'an application', 'L4.7, A1'),
  ...ofFiles('/api/cases/:caseId', 'a case', 'H41, H51'),
  ...ofFiles('/api/assemblies/:assemblyId', 'an assembly', 'O123'),
  ...ofFiles('/api/estates/:estateId', 'an estate', 'H112'),
  ...ofFiles('/api/news/:newsId', 'an article', 'O137'),
  ...ofFiles('/api/disputeParties/:disputePartyId', 'a party to a dispute', 'H121'),
  ...ofFiles(
    '/api/persons/publishers/contractsSubmissions/:submissionId',
    'a submitted contract',
    'C4.2, A1',
  ),
};
