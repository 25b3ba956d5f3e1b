import type { Descriptions } from '../../platform/http/describe.ts';

export const repertoryDescriptions: Descriptions = {
  'GET /api/repertory': {
    summary:
      'Finds green works for everybody, by title, writer or performer, or words of these, by ISWC, ISRC, IPI name number or the work’s number; the exact first, 200 at most. 404 while the society keeps its repertory closed.',
    spec: 'O96, O97, O99, O102',
  },
  'GET /api/repertory/:workNumber': {
    summary:
      'A green work by its number or its ISWC, for everybody: titles, performers, ISWCs, and writers and publishers with their roles and societies.',
    spec: 'O96, O98, O99, O100, O102',
  },
  'GET /api/repertory/files': {
    summary:
      'The tables of the whole public repertory, made at night: name, lines, bytes and SHA-256 of each.',
    spec: 'O105',
  },
  'GET /api/repertory/files/:fileName': {
    summary: 'One of these tables: tab-separated, gzipped.',
    spec: 'O105, O106',
  },
};
