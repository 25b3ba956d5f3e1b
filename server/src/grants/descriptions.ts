import type { Descriptions } from '../platform/http/describe.ts';

export const grantsCalls: Descriptions = {
  'POST /api/funds/applications': {
    summary:
      'Applies for a grant. The answer is the number of the application, which names the folder of its files.',
    spec: 'L7.31, L3.20, L3.21, L5.7, A1',
  },
  'GET /api/persons/:personId/fundApplications': {
    summary:
      'The fund applications of a person, the latest first; what was decided once their period is closed.',
    spec: 'F7.10, L3.24, F2.35',
  },
  'GET /api/funds/applications/:applicationId': {
    summary: 'An application with everything it says, for the applicant and staff.',
    spec: 'D1, S6, F2.35',
  },
  'GET /api/funds/periods/:fundPeriodId/applications': {
    summary: 'The applications of a period, or those that match by name, title or number, or by status.',
    spec: 'D1',
  },
  'GET /api/funds/periods/:fundPeriodId/applications.xlsx': {
    summary: 'All applications of a period as a workbook, a row each.',
    spec: 'D1',
  },
  'PATCH /api/funds/applications/:applicationId/decision': {
    summary:
      'Refuses an application, or sets it back; the applicant is told once its period is closed. A grant is proposed, and another of the staff confirms it. 412 when somebody else decided meanwhile.',
    spec: 'A2, D1, R222, V11',
  },
  'PATCH /api/funds/applications/:applicationId/grant': {
    summary:
      'Confirms the grant that another of the staff has proposed, or refuses it. 409 where the grants of the period would come to more than its budget.',
    spec: 'R220, R221, R222, V11',
  },
  'GET /api/funds': {
    summary: 'The funds, named in the language of the request.',
    spec: 'L7.30, L3.19',
  },
  'GET /api/funds/dates': {
    summary: 'The application periods of all funds, the latest first.',
    spec: 'L7.30, L3.19',
  },
  'GET /api/funds/:fundId/dates': {
    summary: 'The application periods of a fund, the latest first.',
    spec: 'L7.30, L3.19, L4.6',
  },
  'GET /api/funds/names': {
    summary: 'The funds with their names in both languages.',
    spec: 'D1',
  },
  'PUT /api/funds/:fundId': {
    summary: 'Names a fund anew; 412 when somebody else did so meanwhile.',
    spec: 'D1, V11',
  },
  'GET /api/funds/periods': {
    summary: 'All application periods, or those of a fund, with how many applications each has.',
    spec: 'D1',
  },
  'GET /api/funds/periods/:fundPeriodId': {
    summary: 'An application period with how many applications it has.',
    spec: 'D1',
  },
  'PUT /api/funds/periods/:fundPeriodId/budget': {
    summary:
      'Enters what the grants of a period may come to, in whole krónur; null states no limit. No less than has been granted.',
    spec: 'R220, R221, V11',
  },
  'POST /api/funds/periods': {
    summary: 'Adds an application period to a fund; it opens and closes by its days.',
    spec: 'D1, L2.38',
  },
  'PUT /api/funds/periods/:fundPeriodId': {
    summary: 'Changes the season, year or days of a period; 412 when somebody else changed it meanwhile.',
    spec: 'D1, V11',
  },
  'PATCH /api/funds/periods/:fundPeriodId/closing': {
    summary:
      'Closes a period before its last day, or opens it again. Once it is closed the applicants are told what was decided.',
    spec: 'D1, A2, V11',
  },
  'DELETE /api/funds/periods/:fundPeriodId': {
    summary: 'Removes a period that nobody applied in.',
    spec: 'D1',
  },
  'GET /api/persons/:personId/musicStartCodes': {
    summary: "A person's MusicStart code, if there is one.",
    spec: 'F7.10, F2.36, F4.8',
  },
  'PATCH /api/persons/:personId/musicStartCodes': {
    summary: 'Makes a MusicStart code for a person who has none.',
    spec: 'F7.11, F2.36, A3',
  },
};
