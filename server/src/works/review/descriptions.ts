import type { Descriptions } from '../../platform/http/describe.ts';

export const reviewDescriptions: Descriptions = {
  'GET /api/compositions/reviewTime': {
    summary:
      'In how many days half of the latest hundred registrations were decided on; null where fewer than five were, of ninety days.',
    spec: 'H143',
  },
  'GET /api/compositions/review': {
    summary:
      'Red works that wait for a decision, oldest first, with what is wrong with each; all, or those that a filter or a search leaves.',
    spec: 'D1, F4.1',
  },
};
