import type { Descriptions } from '../../platform/http/describe.ts';

export const estateDescriptions: Descriptions = {
  'GET /api/heirs': { summary: 'Whom the caller has named as heirs in advance.', spec: 'H111' },
  'PUT /api/heirs': {
    summary: 'Names heirs in advance, in place of those named before. It moves nothing.',
    spec: 'H111',
  },
  'GET /api/estates': {
    summary: 'Deaths that the caller has reported; for staff the estates of all, those that wait first.',
    spec: 'H112',
  },
  'GET /api/estates/:estateId': {
    summary: 'One of them. The heirs, whom the member named, and what is left of an advance are for staff.',
    spec: 'H112, H113, R203',
  },
  'POST /api/estates': {
    summary: 'Reports a death. Whether the society knows the one who died is not said.',
    spec: 'H112',
  },
  'PUT /api/estates/:estateId/division': {
    summary: 'Enters who inherits what, and from which day of use, for another to confirm.',
    spec: 'H113',
  },
  'PATCH /api/estates/:estateId': {
    summary:
      'Confirms the division, as another than who entered it: after three days the rights are the heirs’ from its day. Or refuses the report.',
    spec: 'H114, H115, H116, H125',
  },
  'POST /api/estates/:estateId/stop': {
    summary: 'Stops an estate that is in the caller’s own name, before anything has passed.',
    spec: 'H126',
  },
  'POST /api/estates/:estateId/undo': {
    summary: 'Asks for a wrong division to be undone, with the reason; another administrator decides.',
    spec: 'H127, R224',
  },
  'PATCH /api/estates/:estateId/undo': {
    summary:
      'Undoes the division, as another than who asked, as long as nobody has been paid by it. Or refuses that.',
    spec: 'H127, R224',
  },
};
