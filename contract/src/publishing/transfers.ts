import type * as z from 'zod/mini';
import { andBelow, created, endpoint, list, one } from '../platform/endpoint.ts';
import { advanceLeftIsk } from '../platform/fields/advances.ts';
import { mayReduceRecovery, worksCount } from '../platform/fields/contracts.ts';
import * as people from '../platform/fields/people.ts';
import * as fields from '../platform/fields/transfers.ts';
import * as works from '../platform/fields/works.ts';
import { paging, pathId } from '../platform/paths.ts';
import { day } from '../platform/values.ts';
import { field, freeText, maybe, nullable, request, response } from '../platform/wire.ts';
import { contractReads } from './contracts.ts';

// X45: from a day on all contracts of one publisher are another's.

const ofTransfer = { transferId: pathId('transferId') };
const asked = {
  giverId: pathId('giver'),
  receiverId: pathId('receiver'),
  transfersOn: field('on', day),
};

export const Transfer = response({
  transferId: fields.transferId,
  giverId: fields.giverId,
  giverName: fields.giverName,
  receiverId: fields.receiverId,
  receiverName: fields.receiverName,
  transfersOn: fields.transfersOn,
  transferReason: fields.transferReason,
  transferState: fields.transferState,
  askedBy: fields.askedBy,
  askedAt: fields.askedAt,
  decidedBy: nullable(fields.decidedBy),
  remark: nullable(works.remark),
  isOwnRequest: fields.isOwnRequest,
  mayUndo: fields.mayUndo,
});
export type Transfer = z.output<typeof Transfer>;

export const listTransfers = endpoint('GET /api/catalogueTransfers', {
  access: 'staff',
  query: paging,
  reply: list(Transfer, 'transfer.noneFound', ['transferId']),
});

export const getTransfer = endpoint('GET /api/catalogueTransfers/:transferId', {
  access: 'staff',
  params: ofTransfer,
  reply: one(Transfer),
});

/** What a transfer is about; before its day as things stand now. */
export const TransferPreview = response({
  contractsCount: fields.contractsCount,
  worksCount,
  obstaclesCount: fields.obstaclesCount,
  /** Submissions that wait for staff. They stay the giver's. */
  pendingCount: fields.pendingCount,
  /** What the giver owes, of which what goes recovers nothing any more (R219). */
  advanceLeftIsk,
});
export type TransferPreview = z.output<typeof TransferPreview>;

export const previewTransfer = endpoint('GET /api/publishers/:giver/transferPreview/:receiver/:on', {
  access: 'staff',
  params: asked,
  reply: one(TransferPreview),
});

export const TransferContract = response({
  contractId: works.contractId,
  displayName: people.displayName,
  worksCount,
  obstacle: nullable(fields.transferObstacle),
});
export type TransferContract = z.output<typeof TransferContract>;

export const listPreviewContracts = endpoint(
  'GET /api/publishers/:giver/transferPreview/:receiver/:on/contracts',
  {
    access: 'staff',
    params: asked,
    query: paging,
    reply: list(TransferContract, 'contract.noneFound', ['contractId']),
  },
);

export const listTransferContracts = endpoint('GET /api/catalogueTransfers/:transferId/contracts', {
  access: 'staff',
  params: ofTransfer,
  query: paging,
  reply: list(TransferContract, 'contract.noneFound', ['contractId']),
});

export const askForTransfer = endpoint('POST /api/catalogueTransfers', {
  access: 'administrator',
  body: request({
    giverId: fields.giverId,
    receiverId: fields.receiverId,
    transfersOn: fields.transfersOn,
    transferReason: freeText(1000, fields.transferReason),
  }),
  reply: created(Transfer),
  affects: transferReads,
});

export const decideOnTransfer = endpoint('PATCH /api/catalogueTransfers/:transferId', {
  access: 'administrator',
  masquerade: 'never',
  params: ofTransfer,
  body: request({
    isApproved: works.isApproved,
    remark: maybe(freeText(1000, works.remark)),
    mayReduceRecovery: maybe(mayReduceRecovery),
  }),
  reply: one(Transfer),
  affects: transferReads,
});

export const undoTransfer = endpoint('PATCH /api/catalogueTransfers/:transferId/undo', {
  access: 'administrator',
  masquerade: 'never',
  params: ofTransfer,
  reply: one(Transfer),
  affects: transferReads,
});

function transferReads() {
  return [andBelow(listTransfers), listTransfers, ...contractReads()];
}
