import type { Descriptions } from '../platform/http/describe.ts';

export const appCalls: Descriptions = {
  'GET /api/desk/search': {
    summary:
      'Finds works, authors, persons, contracts, cue sheets and live performances by name or number, and users for administrators; a few of each kind.',
    spec: 'D1, V8',
  },
};
