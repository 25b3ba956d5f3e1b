import type { Descriptions } from '../../platform/http/describe.ts';

export const openingCalls: Descriptions = {
  'POST /api/money/openings': {
    summary:
      'Tries a sheet of balances from a former system; with the checksum of that trial, brings it for another administrator to decide on.',
    spec: 'R20',
  },
  'GET /api/money/openings': {
    summary: 'Lists of balances that were brought, the newest first.',
    spec: 'R20',
  },
  'GET /api/money/openings/:openingId': {
    summary: 'One of them: its sums by account, and what was booked of it.',
    spec: 'R20',
  },
  'GET /api/money/openings/:openingId/lines': { summary: 'Its lines, by payee and account.', spec: 'R20' },
  'PATCH /api/money/openings/:openingId': {
    summary:
      'Approves it, as another administrator than who brought it, and books it; or refuses it. Nobody decides a list they are on.',
    spec: 'R20',
  },
};
