import { everybody, ownerAlone, type Rows } from '../row.ts';

const bulk = '/api/bulk/:bulkId';

/** Sheets of works to be registered. */
export const bulkRows: Rows = {
  'GET /api/bulk': { rule: everybody },
  [`GET ${bulk}`]: { rule: ownerAlone },
  'POST /api/bulk': {
    rule: everybody,
    body: () => ({ TEGUND_BLADS: 'works', HEITI_MAGNSKRANINGAR: 'Mörg verk' }),
  },
  [`DELETE ${bulk}`]: { rule: ownerAlone },
  [`GET ${bulk}/entries`]: { rule: ownerAlone },
  [`PUT ${bulk}/entries`]: {
    rule: ownerAlone,
    body: () => ({
      FAERSLUR_A_BLADI: [{ SAETI: 2, UTGAFA_LINU: 0, LINUR_SKRANINGAR: [{ title: 'Nýtt verk' }] }],
    }),
  },
  [`POST ${bulk}/send`]: { rule: ownerAlone },
  'POST /api/bulk/file': {
    rule: everybody,
    body: () => ({
      TEGUND_BLADS: 'works',
      HEITI_SKRAR: 'verk.csv',
      INNIHALD: Buffer.from('Titill\nVökunótt\n').toString('base64'),
    }),
  },
  'PUT /api/bulk/columns': {
    rule: everybody,
    body: () => ({
      TEGUND_BLADS: 'works',
      DALKAR: [{ DALKAHEITI: 'Titill', DALKUR: 'title' }],
      HEITI_DALKASKIPANAR: 'Forlagið',
    }),
  },
  'GET /api/bulk/mappings': { rule: everybody },
  'PATCH /api/bulk/mappings/:bulkMappingId': {
    rule: ownerAlone,
    body: () => ({ HEITI_DALKASKIPANAR: 'Útgáfan' }),
  },
  'DELETE /api/bulk/mappings/:bulkMappingId': { rule: ownerAlone },
};
