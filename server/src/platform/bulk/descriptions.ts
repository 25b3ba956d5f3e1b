import type { Descriptions } from '../http/describe.ts';

export const bulkDescriptions: Descriptions = {
  'GET /api/bulk': {
    summary:
      'One’s own sheets, of one kind or all that are open to the user, the latest first, with how far each has come: works to be registered, ISRCs to be added to works, live performances of a tour, members to be.',
    spec: 'O107, O190, S6',
  },
  'GET /api/bulk/:bulkId': { summary: 'One of one’s own sheets.', spec: 'O107, S6' },
  'POST /api/bulk': { summary: 'Starts a sheet.', spec: 'O107, O112' },
  'DELETE /api/bulk/:bulkId': {
    summary: 'Deletes a sheet. What came of it stays.',
    spec: 'O107',
  },
  'GET /api/bulk/:bulkId/entries': {
    summary: 'The entries of a sheet as they were checked last.',
    spec: 'O109, S6',
  },
  'PUT /api/bulk/:bulkId/entries': {
    summary:
      'Saves up to 500 entries of a sheet and answers them checked; one without lines is taken out. The version is the one it was read with, 0 for a new one; 412 when it was saved elsewhere meanwhile.',
    spec: 'O109, O110, O111, O112, V11',
  },
  'POST /api/bulk/:bulkId/send': {
    summary: 'Has the entries registered that are sound and not like others; the rest stays in the sheet.',
    spec: 'O113, V1, V2, V3',
  },
  'POST /api/bulk/file': {
    summary:
      'Reads a CSV file or an Excel workbook, keeps nothing of it, and proposes which column is which, also by each mapping that the reader keeps by name.',
    spec: 'O108, O112, O313',
  },
  'PUT /api/bulk/columns': {
    summary:
      'Keeps which heading is which column, for files to come; under a name, in place of what was kept under it.',
    spec: 'O108, O313',
  },
  'GET /api/bulk/mappings': {
    summary: 'One’s own column mappings that are kept by name, of one kind of sheet or all.',
    spec: 'O313, S6',
  },
  'PATCH /api/bulk/mappings/:bulkMappingId': {
    summary: 'Gives a column mapping another name.',
    spec: 'O313, S6',
  },
  'DELETE /api/bulk/mappings/:bulkMappingId': { summary: 'Deletes a column mapping.', spec: 'O313, S6' },
};
