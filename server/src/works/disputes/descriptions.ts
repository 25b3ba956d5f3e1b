import type { Descriptions } from '../../platform/http/describe.ts';

export const disputeCalls: Descriptions = {
  'GET /api/compositions/:workId/disputes': {
    summary:
      'The disputes over the shares of a work, the newest first, for those who are on it and staff. Reasons and held money are for the parties and staff.',
    spec: 'H80, H81, H83',
  },
  'POST /api/compositions/:workId/disputes': {
    summary:
      'Disputes the shares of a work by proposing others that add up to the same. What is not in doubt is paid as before.',
    spec: 'H80, H83, H87',
  },
  'PUT /api/disputes/:disputeId/offer': {
    summary: 'Offers another division of what is in doubt; 412 when another offer came meanwhile.',
    spec: 'H82',
  },
  'POST /api/disputes/:disputeId/acceptance': {
    summary:
      'Accepts the offer that was read. When all parties have accepted it, the work’s shares are changed.',
    spec: 'H82, H84',
  },
  'POST /api/disputes/:disputeId/referral': {
    summary: 'Leaves the dispute to staff.',
    spec: 'H85',
  },
  'DELETE /api/disputes/:disputeId': {
    summary: 'Withdraws a dispute; the registered shares stand.',
    spec: 'H84',
  },
  'GET /api/desk/disputes': {
    summary: 'The disputes that have not ended, those that wait for staff first.',
    spec: 'H85',
  },
  'POST /api/desk/disputes/:disputeId/decision': {
    summary:
      'Decides on a dispute that was left to staff, with reasons, between what was registered and what was claimed.',
    spec: 'H85',
  },
  'POST /api/compositions/:workId/sameWork': {
    summary:
      'Refuses a registration because the work is on file; where both claim together more than all of it, a dispute of its authors begins.',
    spec: 'H123',
  },
};
