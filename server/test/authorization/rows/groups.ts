import { everybody, ownerAlone, ownerAndStaff, type Rows } from '../row.ts';
import type { Fixtures } from '../world.ts';

const splitOf = ({ authorId, partner }: Fixtures) => [
  { HOFUNDUR_NR: authorId, TEGUND_HOFUNDAR_NR: 36, HLUTFALL: 60 },
  { HOFUNDUR_NR: partner.authorId, TEGUND_HOFUNDAR_NR: 33, HLUTFALL: 40 },
];
const aSetList = {
  HEITI_LAGALISTA: 'Haustið',
  LOG_A_LISTA: [{ HEITI_VERKS: 'Kvæði', HOFUNDAR_LAGS: 'Ókunnur' }],
};

/** Groups of authors: nobody but their members changes them, staff included. */
export const groupRows: Rows = {
  'GET /api/groups': { rule: everybody },
  // Nobody makes a group that they are not in.
  'POST /api/groups': {
    rule: { own: 'ok', staff: 422, foreign: 422, missing: 422 },
    body: (things) => ({ HEITI_HOPS: 'Vökumenn', MEDLIMIR_HOPS: splitOf(things) }),
  },
  'GET /api/groups/:groupId': { rule: ownerAndStaff },
  'PUT /api/groups/:groupId': {
    rule: ownerAlone,
    body: (things) => ({
      HEITI_HOPS: 'Vökumenn',
      SKIPTING_HOPS_NR: things.groupSplitNumber,
      MEDLIMIR_HOPS: splitOf(things),
    }),
  },
  'POST /api/groups/:groupId/agreement': {
    rule: ownerAlone,
    body: ({ groupSplitNumber }) => ({ SKIPTING_HOPS_NR: groupSplitNumber }),
  },
  'DELETE /api/groups/:groupId/membership': { rule: ownerAlone },
  'GET /api/groups/:groupId/setLists': { rule: ownerAndStaff },
  'POST /api/groups/:groupId/setLists': { rule: ownerAlone, body: () => aSetList },
  'PUT /api/groups/:groupId/setLists/:setListId': { rule: ownerAlone, body: () => aSetList },
  'DELETE /api/groups/:groupId/setLists/:setListId': { rule: ownerAlone },
};
