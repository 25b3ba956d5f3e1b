import { endpoint, nothing } from '../platform/endpoint.ts';
import * as fields from '../platform/fields/contracts.ts';
import { ofContract, pathId } from '../platform/paths.ts';
import { maybe, request } from '../platform/wire.ts';
import { contractReads } from './contracts.ts';

const works = '/api/compositions/publishingContracts/:contractId/works';

export const addContractWorks = endpoint(`POST ${works}`, {
  access: 'staff',
  params: ofContract,
  body: request({ workIds: fields.workIds, mayOverlap: maybe(fields.mayOverlap) }),
  reply: nothing,
  affects: contractReads,
});

export const removeContractWork = endpoint(`DELETE ${works}/:workId`, {
  access: 'staff',
  params: { ...ofContract, workId: pathId('workId') },
  reply: nothing,
  affects: contractReads,
});
