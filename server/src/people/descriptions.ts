import type { Descriptions } from '../platform/http/describe.ts';

export const peopleCalls: Descriptions = {
  'GET /api/accountChanges/:token': {
    summary: 'The change of a bank account that the link of a letter is about.',
    spec: 'M16',
  },
  'POST /api/accountChanges/:token/stop': {
    summary: 'Stops the change while it waits: payments go on into the account from before.',
    spec: 'M16',
  },
  'GET /api/records': {
    summary:
      'Every change with who made it, for whom, and the values before and after, newest first. Members read of their own person, or of works they are a party to.',
    spec: 'J4, D1',
  },
  'GET /api/records.csv': {
    summary: 'The same records as a semicolon-separated file, a line for each value that changed.',
    spec: 'J4, D1',
  },
  'GET /api/ipi/names': {
    summary:
      'Finds names of the IPI register by name or IPI number, with the societies of today: exact first, then prefix, word, similar; at most 100. Base numbers are for staff.',
    spec: 'X34',
  },
  'POST /api/ipi/names/:ipiNameNumber/link': {
    summary: 'Makes a name of the register another author of the member who is the same party.',
    spec: 'X37',
  },
  'GET /api/ipi/parties/:partyId': {
    summary:
      'A party of the register with its names and its memberships of societies by right, role and period.',
    spec: 'X36',
  },
  'GET /api/ipi/parties/:partyId/changes': {
    summary: 'What imports made of a party, by which file and whom, the newest first.',
    spec: 'X36',
  },
  'GET /api/persons/:personId/ipiNames': {
    summary: 'Every name by which the register knows a person, with the author of ours who goes by it.',
    spec: 'X37',
  },
  'GET /api/ipi/imports': {
    summary: 'The files of the register that staff have sent, the newest first.',
    spec: 'X31',
  },
  'GET /api/ipi/imports/:ipiImportId': {
    summary: 'A file with what taking it would change, or changed.',
    spec: 'X31',
  },
  'POST /api/ipi/imports': {
    summary: 'Announces a file of the register, which is sent in parts.',
    spec: 'X31',
  },
  'PUT /api/ipi/imports/:ipiImportId/parts/:partNumber': {
    summary: 'Takes a part of the file, again if it came before.',
    spec: 'X31',
  },
  'POST /api/ipi/imports/:ipiImportId/check': {
    summary: 'Has the file checked by a job: a trial that changes nothing and says what it would.',
    spec: 'X31',
  },
  'GET /api/ipi/imports/:ipiImportId/problems': {
    summary: 'What is wrong with the lines of the file, and so which are refused.',
    spec: 'X31',
  },
  'POST /api/ipi/imports/:ipiImportId/take': {
    summary:
      'Has a checked file taken by a job, whole or not at all; without its refused lines only when that is said.',
    spec: 'X32, X33',
  },
  'POST /api/ipi/imports/:ipiImportId/cancel': {
    summary: 'Gives up a file that was not taken.',
    spec: 'X31',
  },
  'GET /api/ipi/societies': {
    summary: 'The societies that a membership can be of, by name.',
    spec: 'X150',
  },
  'POST /api/ipi/parties/:partyId/memberships': {
    summary:
      'Writes down a membership for one right or several: a new one, another last day, or one that never was. It is taken as a file is; where merging authors takes two, by another of the staff.',
    spec: 'X150, X151',
  },
  'GET /api/authors': {
    summary:
      'Finds authors by name, national ID, number or IPI name number: exact first, then prefix, then similar; at most 100.',
    spec: 'F7.3, F5.24, V8, V10',
  },
  'GET /api/authors/id': {
    summary: "The author number of the user's person.",
    spec: 'F7.5',
  },
  'GET /api/authors/:authorId/coAuthors': {
    summary:
      'Who has written works with an author before, the most frequent first; of one’s own authors, or anyone’s for staff.',
    spec: 'F7.4, F2.43',
  },
  'GET /api/authors/:authorId/publishingContracts': {
    summary: 'The running publishing contracts of an author, for their parties and for staff.',
    spec: 'F7.6, F2.40, V7',
  },
  'GET /api/authors/:authorId/compositions': {
    summary:
      'The works of an author, for members and staff, who may make a contract about them; for others those they have a part in.',
    spec: 'F7.7, C7.5',
  },
  'GET /api/confirmations': {
    summary:
      'What one of the staff has asked for and another has to confirm, the longest waiting first, with why the caller may not, if they may not.',
    spec: 'M14, R140, R202, D1',
  },
  'PATCH /api/confirmations/:confirmationId': {
    summary:
      'Does what another of the staff asked for, or refuses it. Whoever asked can only take it back. Where others hold the author’s right of a contract that would change, staff have to say that they have seen it.',
    spec: 'M14, R128, R136, R140, R202',
  },
  'GET /api/persons/:kennitala/id': {
    summary: "A person's number by national ID; one's own, or anyone's for staff.",
    spec: 'F7.8',
  },
  'GET /api/persons/:kennitala': {
    summary: "A person's details by national ID; one's own, or anyone's for staff.",
    spec: 'F7.9',
  },
  'GET /api/desk/persons/:personId/notes': {
    summary: 'What staff have noted of a member, the latest first. Nobody reads it of themselves.',
    spec: 'H146',
  },
  'POST /api/desk/persons/:personId/notes': {
    summary: 'Notes something of a member, for the staff. It is in the copy of the member’s data.',
    spec: 'H146',
  },
  'DELETE /api/desk/persons/:personId/notes/:memberNoteId': {
    summary: 'Removes a note: whoever wrote it, or an administrator.',
    spec: 'H146',
  },
  'GET /api/persons/:personId/card': {
    summary: "A person's details by number; one's own, or anyone's for staff.",
    spec: 'F2.22, D2',
  },
  'PATCH /api/persons/:personId': {
    summary:
      "Saves a person's details, one's own or anyone's for staff. A new e-mail or bank account needs the caller's password (409 when wrong), and is told at the old address; 412 names what somebody else changed meanwhile. Who is entered as having died is told.",
    spec: 'C7.11, C4.6, C5.4, C6.6, C8.4, C9.1, V11, R215',
  },
  'GET /api/persons/:personId/held.json': {
    summary: 'Everything the society holds on a person, with the records of what changed, as data.',
    spec: 'J4, S6',
  },
  'GET /api/persons/:personId/held.html': {
    summary: 'The same as a page to read and to print.',
    spec: 'J4, S6',
  },
  'GET /api/persons/:personId/compositions': {
    summary: 'The works of a person, as author, holder or publisher.',
    spec: 'F7.10, F2.32',
  },
  'GET /api/persons/:personId/compositions.csv': {
    summary: 'The same list as a semicolon-separated file.',
    spec: 'F9.10',
  },
  'POST /api/persons/:personId/leaving': {
    summary:
      'Ends a membership: closes the login and takes away what need not be kept, once another of the staff confirms it.',
    spec: 'J8, M14',
  },
  'PUT /api/persons/:personId/kennitala': {
    summary:
      'Enters the national ID of somebody on file who has none, once another administrator confirms it; never that of a login of somebody else.',
    spec: 'O278, M14',
  },
  'PATCH /api/persons/:personId/publisher': {
    summary:
      'Says whether a person is a publisher, with whom authors make contracts; a right of its own comes with it.',
    spec: 'A4, M6',
  },
  'GET /api/persons/:personId/rights': {
    summary: 'The rights a person holds; the own author first.',
    spec: 'F7.10, L3.16',
  },
  'GET /api/persons/:personId/authors': {
    summary: 'The authors a person is, under the own name and pseudonyms.',
    spec: 'F7.10, F3.3',
  },
  'GET /api/persons/:personId/publishedAuthors': {
    summary: 'The authors whom a person publishes by contracts that run today.',
    spec: 'V3',
  },
  'GET /api/users/:kennitala/publisherInfo': {
    summary: 'Answers whether a person is a publisher, that is, has a publishing contract as one.',
    spec: 'F7.12, F2.25, F2.27',
  },
};
