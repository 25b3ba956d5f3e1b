import type { Descriptions } from '../../platform/http/describe.ts';

export const unclaimedCalls: Descriptions = {
  'GET /api/money/unclaimed/:categoryId/:usedYear': {
    summary:
      'Kept money of a category and a year of use that nobody has claimed in time: lines, sum, and the checksum of the list.',
    spec: 'R32',
  },
  'GET /api/money/unclaimed/:categoryId/:usedYear/lines': {
    summary: 'Its lines, which a decision would be about, the dearest first.',
    spec: 'R32',
  },
  'GET /api/money/unclaimedDecisions': {
    summary: 'What became of unclaimed money, and what is asked about it, the newest first.',
    spec: 'R32',
  },
  'POST /api/money/unclaimedDecisions': {
    summary:
      'Asks what is to become of the unclaimed money of a category and a year of use, by the checksum of its list.',
    spec: 'R32',
  },
  'PATCH /api/money/unclaimedDecisions/:keptDecisionId': {
    summary:
      'Approves that, as another administrator than who asked and by the checksum of the same list, and books it; or refuses it.',
    spec: 'R32',
  },
};
