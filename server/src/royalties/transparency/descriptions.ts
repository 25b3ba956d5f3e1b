import type { Descriptions } from '../../platform/http/describe.ts';

export const transparencyCalls: Descriptions = {
  'GET /api/money/transparency': {
    summary: 'Transparency reports with drafts and all editions, the latest year first.',
    spec: 'R29, R40',
  },
  'GET /api/money/transparency/:reportId': {
    summary: 'One of them: its figures, of a draft as the ledger has them now, and its texts.',
    spec: 'R29, R40',
  },
  'POST /api/money/transparency': {
    summary:
      'Begins the report of a year with the texts of the one before; once a report of the year is published, a new edition that says what it corrects.',
    spec: 'R29, R40',
  },
  'PUT /api/money/transparency/:reportId/text': {
    summary: 'Writes a text of a draft in both languages; without words it is taken out.',
    spec: 'R29',
  },
  'PATCH /api/money/transparency/:reportId': {
    summary:
      'Freezes a draft with the figures of the ledger, takes it back, or publishes it as another administrator than who froze it.',
    spec: 'R29, R40',
  },
  'GET /api/transparency': { summary: 'Published transparency reports, for everybody.', spec: 'R41' },
  'GET /api/transparency/:reportId': {
    summary: 'A published transparency report, for everybody.',
    spec: 'R41',
  },
};
