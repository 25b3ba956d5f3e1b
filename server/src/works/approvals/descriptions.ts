import type { Descriptions } from '../../platform/http/describe.ts';

export const approvalDescriptions: Descriptions = {
  'GET /api/compositions/:workId/approvals': {
    summary: "Each author's answer to the registration of a work, with its date; for its parties.",
    spec: 'F4.2, V5, V7',
  },
  'POST /api/compositions/:workId/approvals': {
    summary:
      'Asks the authors of a work who wait without having been asked, such as of one that came by files, or who were not told in time. Staff with a part in the work do not ask.',
    spec: 'O275',
  },
  'PATCH /api/compositions/:workId/approvals': {
    summary:
      'Approves for the authors of an approved work who wait and whom nobody can ask: who have died without an heir with a login, have left, or have neither login nor e-mail address. Staff with a part in the work do not, nor does who entered that the author has died.',
    spec: 'R157, R215, R232',
  },
  'PATCH /api/compositions/:workId/approval': {
    summary: 'Approves a registration as one of its authors, or objects to it with a reason.',
    spec: 'F4.2, C1.9, V5',
  },
  'GET /api/approvals': {
    summary: 'The approvals that have not been answered, those due first before others.',
    spec: 'D1, V5',
  },
  'GET /api/persons/:personId/approvals': {
    summary: 'The approvals that a person is asked for.',
    spec: 'V5',
  },
  'GET /api/approvals/:token': {
    summary: 'The registration that a letter asks about, by the signed link in it.',
    spec: 'V5',
  },
  'POST /api/approvals/:token': {
    summary: 'Answers by the signed link of a letter, without logging in.',
    spec: 'F4.2, C1.9, V5',
  },
};
