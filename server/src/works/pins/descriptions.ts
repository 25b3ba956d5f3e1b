import type { Descriptions } from '../../platform/http/describe.ts';

export const pinDescriptions: Descriptions = {
  'GET /api/pins': { summary: 'The works that one has pinned, the last first.', spec: 'H29' },
  'PUT /api/pins/:workId': {
    summary: 'Pins a work that one may see to one’s home; fifty at most.',
    spec: 'H29',
  },
  'DELETE /api/pins/:workId': { summary: 'Unpins a work.', spec: 'H29' },
};
