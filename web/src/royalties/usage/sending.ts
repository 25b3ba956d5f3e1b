import {
  getUsageImport,
  listUsageParts,
  sendUsagePart,
  usagePartBytes,
} from '@omur/contract/royalties/usage';
import { call, callPage } from '../../platform/api/call.ts';
import { isRefusal } from '../../platform/api/refusal.ts';
import * as fileParts from '../fileParts/sending.ts';

/** What the browser offers first where a file of usage is chosen. */
export const usageFiles = '.csv,.tsv,.txt,.xlsx,.gz,text/csv,text/plain,text/tab-separated-values';

/** Under which the file is being sent from here. */
export const keyOf = (usageImportId: number) => `usage ${usageImportId}`;

/** Sends a file of usage from where it was left. */
export function startSending(usageImportId: number, file: File, onSent: () => void): void {
  const params = { usageImportId };
  const transport: fileParts.Transport = {
    partBytes: usagePartBytes,
    arrived: async (signal) => {
      const { rows } = await callPage(listUsageParts, { params, query: { limit: 1000 }, signal }).catch(
        (error: unknown) => {
          if (isRefusal(error, 404)) return { rows: [] };
          throw error;
        },
      );
      return new Map(rows.map(({ partNumber, checksum }) => [partNumber, checksum]));
    },
    sendPart: (partNumber, content, signal) =>
      call(sendUsagePart, { params: { ...params, partNumber }, body: { content }, signal }),
    finish: (signal) => call(getUsageImport, { params, signal }),
  };
  fileParts.startSending(keyOf(usageImportId), file, transport, onSent);
}

/** Forgets the file; what has arrived stays with the server. */
export const stopSending = (usageImportId: number) => fileParts.stopSending(keyOf(usageImportId));
