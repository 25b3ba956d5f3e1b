import { mostUsageProblems, usagePartBytes } from '@omur/contract/royalties/usage';
import type { Descriptions } from '../../platform/http/describe.ts';

export const usageCalls: Descriptions = {
  'GET /api/usageImports': { summary: 'Files of reported usage, the newest first.', spec: 'R6' },
  'POST /api/usageImports': {
    summary:
      'Announces a file of usage of a sender: a log, a report of a service, or a statement of another society. A rate of its currency that is far from the last one needs a reason.',
    spec: 'R6, R201',
  },
  'GET /api/usageImports/:usageImportId': {
    summary: 'A file of usage, how far its import has come, and how many of its lines wait for a work.',
    spec: 'R6, R7',
  },
  'PUT /api/usageImports/:usageImportId/parts/:partNumber': {
    summary: `Sends a part of a file, ${usagePartBytes} bytes each but for the last, in any order.`,
    spec: 'R6',
  },
  'GET /api/usageImports/:usageImportId/parts': {
    summary: 'The parts that have arrived, with their SHA-256.',
    spec: 'R6',
  },
  'GET /api/usageImports/:usageImportId/preview': {
    summary:
      'The columns of a file with what its first lines have there, and what each is likely to be: as its sender’s last file was read, or by its heading.',
    spec: 'R6',
  },
  'POST /api/usageImports/:usageImportId/read': {
    summary:
      'Has a file read by the columns named, which are kept for the sender’s next file. Lines that cannot be read stop it unless it is to be taken without them.',
    spec: 'R6, R7',
  },
  'GET /api/usageImports/:usageImportId/problems': {
    summary: `What is wrong with a file, by line and column, ${mostUsageProblems} problems at most.`,
    spec: 'R7',
  },
  'POST /api/usageImports/:usageImportId/cancel': {
    summary:
      'Takes an import back with all of its lines, unless some of them were paid, or a colleague sent it and the caller has works.',
    spec: 'R7, R147',
  },
  'GET /api/usageGroups': {
    summary:
      'Reported usage without a work, one row for the same title, performers and writers; what the most money hangs on first, then what was played most.',
    spec: 'R9, R160',
  },
  'GET /api/usageGroups/:usageGroupId/candidates': {
    summary: 'Works that a group of usage may be of, the nearest first.',
    spec: 'R8, R9',
  },
  'GET /api/usageGroups/:usageGroupId/lines': {
    summary: 'The reported lines of a group of usage.',
    spec: 'R9',
  },
  'GET /api/usageDecisions': {
    summary: 'What was decided on groups of usage and by whom, the newest first.',
    spec: 'R9',
  },
  'POST /api/usageDecisions': {
    summary:
      'Says which work a group of usage is of, or that it is none that anybody is paid for, for its lines now and later. Refused to parties of the work, and that it is none to who has works.',
    spec: 'R9, R160',
  },
  'DELETE /api/usageDecisions/:usageDecisionId': {
    summary: 'Undoes a decision: what it matched waits again, apart from what was paid.',
    spec: 'R9',
  },
};
