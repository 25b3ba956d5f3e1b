import type { Descriptions } from '../../platform/http/describe.ts';

export const assemblyCalls: Descriptions = {
  'GET /api/assemblies': {
    summary: 'General assemblies, the newest first; drafts are for staff alone.',
    spec: 'O120',
  },
  'GET /api/assemblies/:assemblyId': {
    summary:
      'An assembly with its notice, its questions, and the caller’s own votes and proxies; results once they are counted.',
    spec: 'O120, O123',
  },
  'POST /api/assemblies': { summary: 'Makes an assembly, as a draft.', spec: 'O120' },
  'PUT /api/assemblies/:assemblyId': {
    summary:
      'Changes an assembly until its list of voters is fixed; a step asked for has to be asked for anew.',
    spec: 'O120, O122',
  },
  'PATCH /api/assemblies/:assemblyId/step': {
    summary:
      'Asks for the next state (announced, listed, open, closed), or takes the step that another administrator asked for; 403 to the same one. Who fixes the list says how many are on it by what was entered after its day.',
    spec: 'O122, R209, R233',
  },
  'DELETE /api/assemblies/:assemblyId/step': {
    summary: 'Takes back the step, or the list anew, that was asked for.',
    spec: 'O122, O254',
  },
  'GET /api/assemblies/:assemblyId/list': {
    summary:
      'Whom the list of voters would take on or leave out if it were made anew now; 404 where it would be the same.',
    spec: 'O254',
  },
  'PATCH /api/assemblies/:assemblyId/list': {
    summary:
      'Asks for the list of voters anew, between fixing it and opening the vote, or makes it where another administrator asked for it; 403 to the same one.',
    spec: 'O254',
  },
  'POST /api/assemblies/:assemblyId/proxies': {
    summary: 'Offers another member on the list, named by national ID and name, to vote in one’s place.',
    spec: 'O124',
  },
  'PATCH /api/assemblies/:assemblyId/proxies/:proxyId': {
    summary: 'Accepts or declines a proxy that one is offered.',
    spec: 'O124',
  },
  'DELETE /api/assemblies/:assemblyId/proxies/:proxyId': {
    summary: 'Ends a proxy, as its giver or its holder, until the vote was cast.',
    spec: 'O124',
  },
  'PATCH /api/assemblies/:assemblyId/vote': {
    summary:
      'Casts one’s own vote, or that of a member whose proxy one holds; answers the receipt of the ballot, once.',
    spec: 'O125, O126, O127, R215',
  },
  'GET /api/assemblies/:assemblyId/tally': {
    summary: 'The signed result with all ballots and receipts, once the vote is counted.',
    spec: 'O128, O129',
  },
  'GET /api/society/signingKey': {
    summary: 'The society’s public key (Ed25519, SPKI in base64), which results are checked with.',
    spec: 'O129',
  },
};
