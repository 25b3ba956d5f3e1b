/** What the calls on the full picture of a work do. */
export const partyDescriptions = {
  'GET /api/compositions/:workId/parties': {
    summary:
      'Writers in each of their roles, and the publishers of their shares, with what each has of every right and where it collects; for its parties.',
    spec: 'X64, X67, V7',
  },
  'GET /api/compositions/:workId/numbers': {
    summary: 'What societies, publishers and other submitters call a work; for its parties.',
    spec: 'X68',
  },
  'POST /api/compositions/:workId/numbers': {
    summary: 'Adds the number of another to a work: staff anybody’s, a publisher its own.',
    spec: 'X68',
  },
  'DELETE /api/compositions/:workId/numbers/:workNumberId': {
    summary: 'Takes a number off a work.',
    spec: 'X68',
  },
  'PUT /api/compositions/:workId/chains/:authorId': {
    summary:
      'States the publishers of an author’s share and where they collect: at once by staff, as a proposal by the publisher itself.',
    spec: 'X66, X67, X70',
  },
  'GET /api/chainProposals': {
    summary: 'The publisher chains that wait for a decision, oldest first.',
    spec: 'X70',
  },
  'PATCH /api/chainProposals/:proposalId': {
    summary: 'Writes a proposed chain onto its work, or refuses it.',
    spec: 'X70',
  },
};
