import type { Descriptions } from '../platform/http/describe.ts';

export const publishingCalls: Descriptions = {
  'GET /api/persons/:personId/publishingContractsPendingApproval': {
    summary: 'The contracts a person has a part in that await approval.',
    spec: 'C7.2, C3.1',
  },
  'GET /api/persons/publishers/contractsSubmissions': {
    summary: 'All contracts that await approval, the longest waiting first.',
    spec: 'D1, A2',
  },
  'GET /api/persons/publishers/contractsSubmissions/:submissionId': {
    summary: 'A submitted contract and what became of it, for its parties and for staff.',
    spec: 'A2, C2.17',
  },
  'GET /api/persons/publishers/contractsSubmissions/:submissionId/works': {
    summary: 'The works of a submitted contract, for its parties and for staff.',
    spec: 'A2, C3.2',
  },
  'GET /api/persons/publishers/contractsSubmissions/:submissionId/overlaps': {
    summary:
      'Works of a submitted contract that another publisher has for some of the same time; first those where they would have more than 100 % together.',
    spec: 'A2, D1',
  },
  'POST /api/persons/publishers/contractsSubmissions': {
    summary:
      'Submits a contract for approval; its number names the folder of its attachments. One of the parties submits it, or staff.',
    spec: 'C7.6, C3.4, C5.5',
  },
  'PATCH /api/persons/publishers/contractsSubmissions/:submissionId/answer': {
    summary:
      'Accepts a contract that the other party has offered, which then goes to the society, or declines it. Nobody does so for another, nor for a contract that they sent: whoever offered it may act for them.',
    spec: 'A4, R131',
  },
  'PATCH /api/persons/publishers/contractsSubmissions/:submissionId': {
    summary:
      'Approves a submitted contract, which makes it and puts its works under it, or refuses it with a remark. Where publishers would have more than 100 % together, staff have to say that they know. Where contracts take two, nobody approves one that they sent or accepted. Where something is left to recover of an advance to the author or of what they were paid too much, staff have to say that they have seen it; so they have where others hold the author’s right who have not agreed.',
    spec: 'A2, D1, V6, R126, R131, R165, R196, R217',
  },
  'POST /api/compositions/publishingContracts/:contractId/works': {
    summary:
      'Puts works of the author into a contract; each becomes a row of its history, and while the contract runs their rights follow it. Where publishers would have more than 100 % together, staff have to say that they know.',
    spec: 'A2, C2.21, V6, R136',
  },
  'DELETE /api/compositions/publishingContracts/:contractId/works/:workId': {
    summary:
      'Takes a work out of a contract; it becomes a row of its history, and the rights of the work follow. Where contracts take two, that waits for a confirmation.',
    spec: 'A2, C2.21, V6, R136',
  },
  'GET /api/persons/:personId/publishingContracts': {
    summary:
      'The publishing contracts a person has a part in, as publisher, as author, or as holder of the author’s rights.',
    spec: 'C7.3, C3.1',
  },
  'GET /api/persons/publishers/contracts': {
    summary: 'All publishing contracts, or those whose publisher, author or number matches.',
    spec: 'C1.2, D1',
  },
  'GET /api/persons/publishers/contracts/:contractId': {
    summary: 'A publishing contract, for its parties and for staff.',
    spec: 'C7.4, C2.20',
  },
  'GET /api/persons/publishers/contracts/:contractId/histories': {
    summary:
      'What was changed on a contract, newest first, for its parties and for staff, who also read who asked for what another confirmed.',
    spec: 'C7.4, C3.3, R141',
  },
  'GET /api/contractEarnings': {
    summary:
      'What each contract brought the rights of the caller, this year, last year and in all; contracts that brought nothing are left out.',
    spec: 'H155',
  },
  'GET /api/persons/publishers/contracts/:contractId/earnings': {
    summary:
      'What a contract brought the rights of the caller, by year and right, and never the other party.',
    spec: 'H155',
  },
  'GET /api/compositions/publishingContracts/:contractId': {
    summary: 'The works in a contract, for its parties and for staff.',
    spec: 'C7.22, F7.25',
  },
  'GET /api/compositions/publishingContracts/:contractId/outside': {
    summary: 'The works of a contract’s author that are not in it, for its parties and for staff.',
    spec: 'C7.22, F7.25',
  },
  'POST /api/persons/publishers/contracts/:contractId/subAgreements': {
    summary:
      'Enters that the publisher of a contract lets another publish in its place, all its works (PG) or some (PS). No publisher has an agreement with itself, directly or further up. Where contracts take two, that waits for a confirmation, and there is no number yet.',
    spec: 'X44, R136',
  },
  'GET /api/persons/publishers/contracts/:contractId/subAgreements': {
    summary: 'The contracts that publish in the place of one, for their parties and for staff.',
    spec: 'X44',
  },
  'GET /api/catalogueTransfers': {
    summary: 'Transfers of whole catalogues from one publisher to another.',
    spec: 'X45',
  },
  'GET /api/catalogueTransfers/:transferId': {
    summary: 'A transfer of a catalogue, and how it stands.',
    spec: 'X45',
  },
  'GET /api/catalogueTransfers/:transferId/contracts': {
    summary: 'The contracts that a transfer took, or would take now, with what keeps any of them back.',
    spec: 'X45',
  },
  'GET /api/publishers/:giver/transferPreview/:receiver/:on': {
    summary: 'What a transfer from one publisher to another on a day would be about. Nothing is changed.',
    spec: 'X45',
  },
  'GET /api/publishers/:giver/transferPreview/:receiver/:on/contracts': {
    summary: 'The contracts that such a transfer would take, with what keeps any of them back.',
    spec: 'X45',
  },
  'POST /api/catalogueTransfers': {
    summary: 'Asks for a transfer of all contracts of a publisher to another from a day on.',
    spec: 'X45',
  },
  'PATCH /api/catalogueTransfers/:transferId': {
    summary:
      'Confirms a transfer or refuses it; never by the administrator who asked for it. Where the publisher that gives owes the society something, who confirms it has to say that they have seen it.',
    spec: 'X45, R219',
  },
  'PATCH /api/catalogueTransfers/:transferId/undo': {
    summary: 'Takes a transfer back before its day; neither of the two publishers does.',
    spec: 'X45, R125',
  },
  'PUT /api/persons/publishers/contracts/:contractId': {
    summary:
      'Changes a contract; each changed field becomes a row of its history, and the rights of its works follow. 412 when somebody else changed it meanwhile. Where contracts take two, all but numbers and notes waits for a confirmation; the answer is the contract as it is.',
    spec: 'C2.22, A2, V6, V11, R136',
  },
  'GET /api/publishers': {
    summary:
      'Finds publishers by name or national ID; for staff anyone, since a publisher’s first contract has to begin somewhere.',
    spec: 'C2.23, V8, V10',
  },
};
