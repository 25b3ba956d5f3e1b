import type { Descriptions } from '../../platform/http/describe.ts';

export const inheritanceCalls: Descriptions = {
  'GET /api/money/inheritances': {
    summary:
      'Estates that were decided on, with what the one who died has, what each heir gets of it, and what has been passed; the newest first.',
    spec: 'H103',
  },
  'POST /api/money/inheritances': {
    summary:
      'Asks to pass all that an estate has to its heirs; 409 while payments are on hold, an advance is owed, or for an heir.',
    spec: 'H103',
  },
  'PATCH /api/money/inheritances/:inheritanceId': {
    summary:
      'Passes it by the shares of the division, as another administrator than who asked and none of the heirs; or refuses it.',
    spec: 'H103, H104',
  },
  'POST /api/money/inheritances/:inheritanceId/undo': {
    summary:
      'Asks to take it back from the heirs, with the reason; 409 once one of them has been paid, while the one who died owes something, or for an heir.',
    spec: 'H105, R230',
  },
  'PATCH /api/money/inheritances/:inheritanceId/undo': {
    summary: 'Takes it back, as another administrator than who asked and none of the heirs; or refuses that.',
    spec: 'H105, R230',
  },
};
