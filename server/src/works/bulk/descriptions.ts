import type { Descriptions } from '../../platform/http/describe.ts';

export const bulkDescriptions: Descriptions = {
  'GET /api/bulk': {
    summary: 'One’s own sheets of works to be registered, the latest first, with how far each has come.',
    spec: 'O107, S6',
  },
  'GET /api/bulk/:bulkId': { summary: 'One of one’s own sheets.', spec: 'O107, S6' },
  'POST /api/bulk': { summary: 'Starts a sheet.', spec: 'O107, O112' },
  'DELETE /api/bulk/:bulkId': {
    summary: 'Deletes a sheet. The works that came of it stay.',
    spec: 'O107',
  },
  'GET /api/bulk/:bulkId/works': {
    summary: 'The works of a sheet as they were checked last.',
    spec: 'O109, S6',
  },
  'PUT /api/bulk/:bulkId/works': {
    summary:
      'Saves up to 500 works of a sheet and answers them checked; one without lines is taken out. The version is the one it was read with, 0 for a new one; 412 when it was saved elsewhere meanwhile.',
    spec: 'O109, O110, O111, O112, V11',
  },
  'POST /api/bulk/:bulkId/send': {
    summary: 'Has the works registered that are sound and not like others; the rest stays in the sheet.',
    spec: 'O113, V1, V2, V3',
  },
  'POST /api/bulk/file': {
    summary:
      'Reads a CSV file or an Excel workbook, keeps nothing of it, and proposes which column is which.',
    spec: 'O108, O112',
  },
  'PUT /api/bulk/columns': {
    summary: 'Keeps which heading is which column, for files to come.',
    spec: 'O108',
  },
};
