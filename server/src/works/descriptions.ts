import { approvalDescriptions } from './approvals/descriptions.ts';
import { codeDescriptions } from './codes/descriptions.ts';
import { reviewDescriptions } from './review/descriptions.ts';
import { groupDescriptions } from './groups/descriptions.ts';
import { partyDescriptions } from './parties/descriptions.ts';
import { pinDescriptions } from './pins/descriptions.ts';
import type { Descriptions } from '../platform/http/describe.ts';

export const worksCalls: Descriptions = {
  'GET /api/compositions/:workId/registration': {
    summary:
      'A registration as its form takes it up again, and where it stands; for its registrant and staff.',
    spec: 'V1, V11',
  },
  'PUT /api/compositions/:workId': {
    summary:
      'Amends a registration that staff have not approved, all or nothing. Of an approved one it makes a proposal, which staff decide on.',
    spec: 'V1, V2, V3, V5, V11, R195, R197, R198',
  },
  'PATCH /api/compositions/:workId/withdrawal': {
    summary: 'Withdraws a registration that staff have not approved.',
    spec: 'V3, V4, R198',
  },
  'POST /api/compositions/:workId/takeover': {
    summary: 'Registers a provisional work properly; it keeps its number and its history.',
    spec: 'D1, V1, V2, V3, R149',
  },
  'GET /api/compositions/:workId/amendments': {
    summary: 'How a registration has been amended, the latest first; for the parties of the work.',
    spec: 'V7, J4',
  },
  'GET /api/compositions/:workId/proposals': {
    summary: 'The proposals to change a work, the latest first; for its registrant and staff.',
    spec: 'V7',
  },
  'GET /api/proposals': {
    summary: 'The proposals that wait for a decision, oldest first.',
    spec: 'D1',
  },
  'GET /api/proposals/:proposalId/losses': {
    summary:
      'Who loses by a proposal beside the authors whose shares become smaller or come under a contract: publishers, holders of their rights, and who owes the society something.',
    spec: 'R200, R216, R217',
  },
  'PATCH /api/proposals/:proposalId/review': {
    summary:
      'Accepts a proposal, which amends the work by the rules as they are now, or refuses it with a remark. Where it takes from others than the authors, staff have to say that they have seen it.',
    spec: 'D1, V2, V11, R129, R195, R197, R200, R215, R216, R232',
  },
  'GET /api/unknownAuthors': {
    summary: 'Authors outside the society that have not been joined up, those with most works first.',
    spec: 'D1',
  },
  'GET /api/unknownAuthors/:authorId': {
    summary: 'One of them.',
    spec: 'D1',
  },
  'GET /api/unknownAuthors/:authorId/candidates': {
    summary:
      'Registered authors of a like name or the same e-mail address, or those that a search finds; at most 20.',
    spec: 'D1, V8, V10',
  },
  'POST /api/unknownAuthors/:authorId/join': {
    summary:
      'Moves all works of an unknown author to a registered one, whose it then was all along; or asks another of the staff to confirm that.',
    spec: 'D1, V6, V11, M14',
  },
  'GET /api/codeTables': {
    summary: 'The tables of codes that the trade writes in files, with when each was last replaced.',
    spec: 'X40',
  },
  'GET /api/codeTables/:codeList/codes': {
    summary:
      'The codes of a table, or those that a search finds; of territories with the groups that they are in.',
    spec: 'X40',
  },
  'GET /api/codeTables/:codeList/replacements': {
    summary: 'The files that took the place of a table, the latest first.',
    spec: 'X40',
  },
  'POST /api/codeTables/:codeList/replacements': {
    summary:
      'Reads a file that is to take the place of a table. Without a fingerprint it is a dry run; with the one that a dry run gave it is taken. What the file lacks ends, unless it is in use.',
    spec: 'X40, X134',
  },
  'GET /api/territories': {
    summary: 'All countries and groups of countries of TIS, with the groups that each is in and since when.',
    spec: 'X41',
  },
  'GET /api/codes': {
    summary:
      'ISWC and ISRC codes and other titles that nobody has confirmed, and codes that works of different authors have.',
    spec: 'V14, D1, R171',
  },
  'PATCH /api/codes': {
    summary:
      'Confirms a code or another title of a work, or takes it off the work. An ISWC of another work goes over to this one.',
    spec: 'V14, R105, R129, R171',
  },
  'DELETE /api/compositions/:workId/iswcCodes/:code': {
    summary: 'Takes an ISWC off a work: one that the caller added, or any for staff.',
    spec: 'V14, F7.27',
  },
  'DELETE /api/compositions/:workId/isrcCodes/:code': {
    summary: 'Takes an ISRC off a work: one that the caller added, or any for staff.',
    spec: 'V14, F7.26',
  },
  'GET /api/cueSheets': {
    summary: 'All cue sheets, or those whose title or number matches.',
    spec: 'D2',
  },
  'GET /api/cueSheets/:cueSheetId': {
    summary: 'A cue sheet, for staff and for the parties of a work on it.',
    spec: 'F2.21, D2, V7',
  },
  'GET /api/cueSheets/:cueSheetId/lines': {
    summary:
      "The lines of a cue sheet; of lines that are not of one's own works others than staff see title and length.",
    spec: 'D2, V7',
  },
  'POST /api/cueSheets': {
    summary: 'Enters a cue sheet; its lines follow.',
    spec: 'D2',
  },
  'PUT /api/cueSheets/:cueSheetId': {
    summary:
      'Changes what a cue sheet says of the film or programme; 412 when somebody else changed it meanwhile.',
    spec: 'D2, V11',
  },
  'DELETE /api/cueSheets/:cueSheetId': {
    summary:
      'Removes a cue sheet with its lines; 412 when somebody changed it since the version that is named. The records keep what it was.',
    spec: 'D2, V11, J4',
  },
  'POST /api/cueSheets/:cueSheetId/lines': {
    summary:
      'Adds a line after the last; its work is looked for by ISRC, or by title and authors, when none is named.',
    spec: 'D2, R122, R127',
  },
  'PUT /api/cueSheets/:cueSheetId/lines/:lineNumber': {
    summary: 'Changes a line of a cue sheet; 412 when somebody else changed the sheet meanwhile.',
    spec: 'D2, V11',
  },
  'DELETE /api/cueSheets/:cueSheetId/lines/:lineNumber': {
    summary: 'Takes a line off a cue sheet; the other lines keep their numbers.',
    spec: 'D2',
  },
  'POST /api/cueSheets/import': {
    summary:
      'Reads a CSV file of cue sheets, finds the works of its lines, and reports on every line; imports all of it, or nothing.',
    spec: 'D1, D2',
  },
  'GET /api/provisionalWorks': {
    summary:
      'Provisional registrations, oldest first: those that are open, were taken over by a member, or closed.',
    spec: 'D1',
  },
  'POST /api/provisionalWorks': {
    summary:
      'Puts a work on record that nobody has registered. It stays red until a member registers it properly.',
    spec: 'D1, V4',
  },
  'PATCH /api/provisionalWorks/:workId': {
    summary: 'Corrects a provisional registration that is open.',
    spec: 'D1, V11',
  },
  'PATCH /api/provisionalWorks/:workId/withdrawal': {
    summary: 'Closes a provisional registration that is not needed any more, with the reason.',
    spec: 'D1',
  },
  'GET /api/compositions/:workId/questions': {
    summary: 'What staff have asked about a work, and the answers; for staff and for the one who was asked.',
    spec: 'D1',
  },
  'POST /api/compositions/:workId/questions': {
    summary: 'Asks the registrant of a work that waits for review, who is told in the portal and by letter.',
    spec: 'D1',
  },
  'PATCH /api/questions/:questionId': {
    summary: 'Answers a question of the staff, once.',
    spec: 'D1',
  },
  'POST /api/compositions': {
    summary: 'Registers a work with its authors, rights, other titles and ISRC codes: all or nothing.',
    spec: 'F7.17, V1, V2, V3',
  },
  'POST /api/compositions/:workId/authors/:authorId': {
    summary: 'Puts a known author on a work that staff have not approved.',
    spec: 'F7.21',
  },
  'POST /api/compositions/unknownAuthor': {
    summary: 'Puts an author outside the society on a work that staff have not approved.',
    spec: 'F7.20',
  },
  'POST /api/compositions/:workId/rights': {
    summary: "Sets who is paid an author's share of a work that staff have not approved.",
    spec: 'F7.22, V6',
  },
  'PATCH /api/compositions/:workId/artists': {
    summary: "Writes the work's artists anew from its performers and authors.",
    spec: 'F7.24, F4.6',
  },
  'GET /api/compositions/:workId/review': {
    summary: 'A work with everything that a decision on it rests on, as it stands at one moment.',
    spec: 'D1',
  },
  'GET /api/compositions/:workId/neighbours': {
    summary:
      'Works like this one, the most alike first: the same ISRC, a title in common, the same authors or two in common; at most 20.',
    spec: 'D1',
  },
  'PATCH /api/compositions/:workId/review': {
    summary: 'Approves or refuses a registration, once, and only as it stood when it was read.',
    spec: 'D1, V4, V11',
  },
  'GET /api/compositions/:workId/rights/history': {
    summary:
      'Who was paid for the uses of which days, under which contract, the newest days first; for its parties.',
    spec: 'M7, V7',
  },
  'GET /api/compositions/similar': {
    summary:
      'Works that may be the one about to be registered: the same recording, or the same or a similar title with an author in common, or a provisional registration of the title; at most 20.',
    spec: 'V7, D1',
  },
  'GET /api/compositions': {
    summary:
      'Finds works by number, title or author: exact first, then prefix, then similar, own works before others; at most 100.',
    spec: 'F7.15, V8, F6.8',
  },
  'GET /api/compositions/:workId': {
    summary: 'One work.',
    spec: 'F7.16, F2.37',
  },
  'GET /api/compositions/:workId/authors': {
    summary: 'The authors of a work with their roles; shares and approvals for its parties.',
    spec: 'F7.18, F3.8, V7',
  },
  'GET /api/compositions/:workId/rights': {
    summary: 'Who is paid for a work, at home and abroad; for its parties.',
    spec: 'F7.18, F3.9, V6',
  },
  'GET /api/compositions/:workId/publishers': {
    summary: 'The publishers of a work with what they are paid; for its parties.',
    spec: 'F7.18, F3.9',
  },
  'GET /api/compositions/:workId/beneficiaries': {
    summary: "The right holders that each author's share falls to before contracts; for its parties.",
    spec: 'F7.18, F4.6',
  },
  'GET /api/compositions/:workId/searchnames': {
    summary: 'The other titles a work can be found by.',
    spec: 'F7.18, F3.10',
  },
  'GET /api/compositions/:workId/iswcCodes': {
    summary: 'The ISWC codes of a work.',
    spec: 'F7.18, F3.10',
  },
  'GET /api/compositions/:workId/isrcCodes': {
    summary: 'The ISRC codes of the recordings of a work.',
    spec: 'F7.18, F3.10',
  },
  'GET /api/compositions/:workId/distributions': {
    summary: 'The finished distributions that paid for a work; for its parties.',
    spec: 'F7.18, F3.11',
  },
  'GET /api/compositions/:workId/cueSheets': {
    summary: 'The cue sheets a work stands on; for its parties.',
    spec: 'F7.18, F3.10',
  },
  'GET /api/compositions/:workId/lights': {
    summary: "The history of a work's light with the cause of each change; for its parties.",
    spec: 'V4',
  },
  ...approvalDescriptions,
  ...partyDescriptions,
  ...codeDescriptions,
  ...pinDescriptions,
  ...groupDescriptions,
  ...reviewDescriptions,
};
