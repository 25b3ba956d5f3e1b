import type { Descriptions } from '../../platform/http/describe.ts';

export const foreignAccountCalls: Descriptions = {
  'GET /api/money/foreignAccounts': { summary: 'Accounts abroad, the newest first.', spec: 'R42' },
  'POST /api/money/foreignAccounts': {
    summary:
      'Enters an account abroad that a payee has given, by IBAN and BIC; it waits for another administrator.',
    spec: 'R42',
  },
  'PATCH /api/money/foreignAccounts/:foreignAccountId': {
    summary:
      'Approves it, as another administrator than who entered it, from three days later on; refuses it; or ends one in force.',
    spec: 'R42',
  },
};
