import type { Descriptions } from '../../platform/http/describe.ts';

export const codeDescriptions: Descriptions = {
  'POST /api/compositions/:workId/searchnames': {
    summary: 'Adds another title to a work that one is a party to.',
    spec: 'F7.23, F5.24',
  },
  'POST /api/iswcCodes': {
    summary: 'Adds an ISWC to a work that one is a party to.',
    spec: 'F7.27, F5.23, V9',
  },
  'POST /api/isrcCodes': {
    summary: 'Adds the ISRC of a recording to a work that one is a party to.',
    spec: 'F7.26, F5.23, V9',
  },
};
