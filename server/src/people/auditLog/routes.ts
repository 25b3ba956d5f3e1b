import { exportRecords, listRecords } from '@omur/contract/people/auditLog';
import { serve, type Server } from '../../platform/http/serve.ts';
import { recordsFile } from './export.ts';
import { filteredRecords } from './filter.ts';

export function serveRecords(server: Server): void {
  serve(server, listRecords, filteredRecords);
  serve(server, exportRecords, async (call) => ({
    name: 'skraningar.csv',
    content: recordsFile(call.pool, await filteredRecords(call), call.query.sort, call.language),
  }));
}
