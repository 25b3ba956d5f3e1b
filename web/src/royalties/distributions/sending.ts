import {
  getDistributionControllers,
  importDistribution,
  listDistributionParts,
  partBytes,
  sendDistributionPart,
} from '@omur/contract/royalties/distributions';
import { call, callPage } from '../../platform/api/call.ts';
import * as fileParts from '../fileParts/sending.ts';

/** Under which the file is being sent from here. */
export const keyOf = (distributionId: number) => `distribution ${distributionId}`;

/** Sends a file from where it was left, and has it read once all of it is there. */
export function startSending(distributionId: number, file: File, onSent: () => void): void {
  const params = { distributionId };
  const transport: fileParts.Transport = {
    partBytes,
    arrived: async (signal) => {
      const { rows } = await callPage(listDistributionParts, { params, query: { limit: 1000 }, signal });
      return new Map(rows.map(({ partNumber, checksum }) => [partNumber, checksum]));
    },
    sendPart: (partNumber, content, signal) =>
      call(sendDistributionPart, { params: { ...params, partNumber }, body: { content }, signal }),
    finish: async (signal) => {
      const { reportControllers } = await call(getDistributionControllers, { params, signal });
      // R240: who sends a service's file says first whose amounts of it are ours.
      if (reportControllers.length === 0) await call(importDistribution, { params, signal });
    },
  };
  fileParts.startSending(keyOf(distributionId), file, transport, onSent);
}

/** Forgets the file; what has arrived stays with the server until the distribution is cancelled. */
export const stopSending = (distributionId: number) => fileParts.stopSending(keyOf(distributionId));
