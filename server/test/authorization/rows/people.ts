import { isStaffRole } from '@omur/contract/platform/values';
import { anything, everybody, notOwn, ownerAlone, ownerAndStaff, type Rows } from '../row.ts';

/** Persons, the authors they are, what they are told, and what is kept of them. */
export const peopleRows: Rows = {
  'GET /api/persons/:kennitala/id': { rule: ownerAndStaff },
  'GET /api/persons/:kennitala': { rule: ownerAndStaff },
  'GET /api/persons/:personId/card': { rule: ownerAndStaff },
  'GET /api/desk/persons/:personId/notes': { rule: notOwn },
  'POST /api/desk/persons/:personId/notes': {
    rule: notOwn,
    body: () => ({ TEXTI_MINNISPUNKTS: 'Hringdi.' }),
  },
  'DELETE /api/desk/persons/:personId/notes/:memberNoteId': {
    rule: notOwn,
    // It is an administrator who wrote it, and other staff do not remove it.
    unless: ({ role }, target) => (role === 'editor' && target !== 'missing' ? 403 : undefined),
  },
  'PATCH /api/persons/:personId': { rule: ownerAndStaff, body: () => ({ GATA: 'Nýgata 1' }) },
  // Anyone who holds the letter stops the change, as with every link of a letter.
  'GET /api/accountChanges/:token': {
    rule: anything,
    params: ({ accountToken }) => ({ token: accountToken }),
  },
  'POST /api/accountChanges/:token/stop': {
    rule: anything,
    params: ({ accountToken }) => ({ token: accountToken }),
  },
  'POST /api/persons/:personId/leaving': {
    rule: anything,
    params: ({ leaverId }) => ({ personId: leaverId }),
  },
  // All of them have one on file.
  'PUT /api/persons/:personId/kennitala': {
    rule: { own: 409, staff: 409, foreign: 409, missing: 404 },
    body: () => ({ KENNITALA: '0404400019' }),
  },
  'GET /api/memberships/:token': { rule: anything, params: ({ joinToken }) => ({ token: joinToken }) },
  'POST /api/memberships/:token': {
    rule: anything,
    params: ({ joinToken }) => ({ token: joinToken }),
    body: () => ({
      KENNITALA: '0404400009',
      NAFN: 'Ólöf Sigurðardóttir',
      GATA: 'Nýgata 1',
      POSTNUMER: '101',
      BANKANUMER: '0133',
      HOFUDBOK: '26',
      BANKAREIKN: '004521',
      VEITIR_UMBOD: 1,
      SAMTHYKKIR_VINNSLU: 1,
    }),
  },
  'GET /api/desk/memberships': { rule: everybody },
  'PATCH /api/desk/memberships/:membershipApplicationId': {
    rule: anything,
    body: () => ({ SAMTHYKKT: 1 }),
  },
  'GET /api/confirmations': { rule: everybody },
  'PATCH /api/confirmations/:confirmationId': { rule: anything, body: () => ({ SAMTHYKKT: 0 }) },
  'GET /api/persons/:personId/held.json': { rule: ownerAndStaff },
  'GET /api/persons/:personId/held.html': { rule: ownerAndStaff },
  'GET /api/persons/:personId/compositions': { rule: ownerAndStaff },
  'GET /api/persons/:personId/compositions.csv': { rule: ownerAndStaff },
  'PATCH /api/persons/:personId/publisher': { rule: anything, body: () => ({ ER_UTGEFANDI: 1 }) },
  'GET /api/persons/:personId/rights': { rule: ownerAndStaff },
  'GET /api/persons/:personId/authors': { rule: ownerAndStaff },
  'GET /api/persons/:personId/publishedAuthors': { rule: ownerAndStaff },
  'GET /api/users/:kennitala/publisherInfo': { rule: ownerAndStaff },
  'GET /api/authors': { rule: anything, query: ({ authorId }) => ({ authorId }) },
  'GET /api/authors/id': { rule: everybody },
  'GET /api/authors/:authorId/coAuthors': { rule: ownerAndStaff },
  // The partner's, with whom the owner has one.
  'GET /api/authors/:authorId/publishingContracts': {
    rule: ownerAndStaff,
    params: ({ partner }) => ({ authorId: partner.authorId }),
    unless: ({ role, actsFor }, target) =>
      target === 'missing' && !actsFor && isStaffRole(role) ? 'ok' : undefined,
  },
  // A publisher chooses among the works of an author to make a contract, and every member may be one.
  'GET /api/authors/:authorId/compositions': {
    rule: ownerAndStaff,
    unless: ({ role, actsFor }, target) =>
      (role === 'member' || actsFor) && target !== 'missing' ? 'ok' : undefined,
  },
  'GET /api/persons/:personId/approvals': { rule: ownerAndStaff },
  'GET /api/persons/:personId/notifications': { rule: ownerAndStaff },
  'GET /api/persons/notifications/:notificationId': { rule: ownerAlone },
  'POST /api/persons/:personId/notifications/read': { rule: ownerAlone },
  'GET /api/persons/:personId/notifications/unread': { rule: ownerAndStaff },
  'GET /api/persons/:personId/notificationSettings': { rule: ownerAndStaff },
  'PUT /api/persons/:personId/notificationSettings': {
    rule: ownerAlone,
    body: () => ({ STILLINGAR: [{ TEGUND: 'workLight', LEID: 'portal' }] }),
  },
  // Anyone who holds the letter ends those of its kind.
  'GET /api/unsubscriptions/:token': {
    rule: anything,
    params: ({ unsubscribeToken }) => ({ token: unsubscribeToken }),
  },
  'POST /api/unsubscriptions/:token': {
    rule: anything,
    params: ({ unsubscribeToken }) => ({ token: unsubscribeToken }),
  },
  'GET /api/push/key': { rule: everybody },
  'PUT /api/push/device': {
    rule: everybody,
    body: (_things, { role }) => ({
      SLOD_TAEKIS: `https://push.example.com/${role}`,
      LYKILL_TAEKIS: `B${'A'.repeat(86)}`,
      LEYNDARMAL_TAEKIS: 'A'.repeat(22),
    }),
  },
  'DELETE /api/push/device': { rule: everybody },
  'GET /api/persons/:personId/musicStartCodes': { rule: ownerAndStaff },
  // Everyone has a code already.
  'PATCH /api/persons/:personId/musicStartCodes': {
    rule: { own: 409, staff: 409, foreign: 409, missing: 404 },
  },
  'GET /api/records': { rule: ownerAndStaff, query: ({ personId }) => ({ personId }) },
  'GET /api/records.csv': { rule: ownerAndStaff, query: ({ personId }) => ({ personId }) },
  // What each of the reads answers is for its own row to say.
  'GET /api/reads': { rule: everybody, query: () => ({ of: '/api/drafts' }) },
  'GET /api/notifications/stream': { rule: everybody, isEndless: true },
  'GET /api/drafts': { rule: everybody },
  'GET /api/drafts/:draftId': { rule: ownerAlone },
  'PUT /api/drafts/:draftId': {
    rule: ownerAlone,
    body: () => ({ TEGUND: 'work', HEITI_DRAGA: 'Hálfnað', INNIHALD: { titill: 'x' }, UTGAFA: 1 }),
  },
  'DELETE /api/drafts/:draftId': { rule: ownerAlone },
  'GET /api/zipcodes': { rule: everybody },
  'GET /api/persons/genders': { rule: everybody },
  'GET /api/compositions/personTypes': { rule: everybody },
};
