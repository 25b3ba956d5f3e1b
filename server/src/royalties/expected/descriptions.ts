import type { Descriptions } from '../../platform/http/describe.ts';

export const expectedCalls: Descriptions = {
  'GET /api/persons/:personId/expected': {
    summary:
      'What somebody may expect of matched usage that no run has paid, by work and pool, from the least to the most: no promise.',
    spec: 'R28',
  },
};
