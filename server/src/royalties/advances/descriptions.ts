import type { Descriptions } from '../../platform/http/describe.ts';

export const advanceCalls: Descriptions = {
  'GET /api/money/advances': {
    summary: 'Advances, with what is left to recover; the newest first.',
    spec: 'R24, R203',
  },
  'POST /api/money/advances': {
    summary:
      'Asks for an advance to a payee, with the percentage of each distribution that recovers it; 409 for oneself.',
    spec: 'R24',
  },
  'PATCH /api/money/advances/:advanceId': {
    summary:
      'Approves it, as another administrator than who asked and not its payee, and books it to be paid by a pay run; or refuses it.',
    spec: 'R24',
  },
  'POST /api/money/advances/:advanceId/cancel': {
    summary: 'Takes what is left of an advance back from the balance; 409 once it was paid.',
    spec: 'R24',
  },
  'POST /api/money/advances/:advanceId/writeOff': {
    summary:
      'Asks another administrator to write off what is left of an advance, with a reason; 409 while a distribution that is not finished would recover some of it.',
    spec: 'R37, R231',
  },
  'PATCH /api/money/advances/:advanceId/writeOff': {
    summary:
      'Writes off what was left when it was asked for, as another administrator than who asked and not the payee, unless the balance could give it back, or less is left or more waits by now; or refuses that.',
    spec: 'R37, R231',
  },
  'GET /api/persons/:personId/advances': {
    summary:
      'What somebody was advanced and what each distribution recovered of it, line by line; of heirs also what the one was who died.',
    spec: 'R24, R26, R203',
  },
};
