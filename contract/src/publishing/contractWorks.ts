import { endpoint, nothing } from '../platform/endpoint.ts';
import * as fields from '../platform/fields/contracts.ts';
import { pathId } from '../platform/paths.ts';
import { maybe, request } from '../platform/wire.ts';

const works = '/api/compositions/publishingContracts/:contractId/works';
const ofContract = { contractId: pathId('contractId') };

export const addContractWorks = endpoint(`POST ${works}`, {
  access: 'staff',
  summary:
    'Puts works of the author into a contract; each becomes a row of its history, and while the contract runs their rights follow it. Where publishers would have more than 100 % together, staff have to say that they know.',
  spec: 'A2, C2.21, V6',
  params: ofContract,
  body: request({ workIds: fields.workIds, mayOverlap: maybe(fields.mayOverlap) }),
  reply: nothing,
});

export const removeContractWork = endpoint(`DELETE ${works}/:workId`, {
  access: 'staff',
  summary:
    'Takes a work out of a contract; it becomes a row of its history, and the rights of the work follow.',
  spec: 'A2, C2.21, V6',
  params: { ...ofContract, workId: pathId('workId') },
  reply: nothing,
});
