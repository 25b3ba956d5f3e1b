import type { Descriptions } from '../../platform/http/describe.ts';

export const societyCalls: Descriptions = {
  'GET /api/money/societies': {
    summary:
      'Other societies that are payees or that money waits for: what runs have credited them with, and what stands on their balance.',
    spec: 'R61, R62',
  },
  'POST /api/money/societies': {
    summary:
      'Enters another society as a payee: the next run credits it with what waits for it. Its account abroad is entered like any other.',
    spec: 'R61',
  },
  'GET /api/money/societies/:societyCode/lines': {
    summary:
      'The statement of account for another society: a line for each use, work and author, of distributions between two days.',
    spec: 'R62',
  },
};
