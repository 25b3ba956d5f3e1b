import type * as z from 'zod/mini';
import { endpoint, list } from '../platform/endpoint.ts';
import * as runs from '../platform/fields/runs.ts';
import * as usage from '../platform/fields/usage.ts';
import { paging } from '../platform/paths.ts';
import { response } from '../platform/wire.ts';
import { ofRun } from './runs.ts';

/** A service's report whose amounts the run pays, of the controllers of rights that somebody said are the society's (R227). */
export const RunControllers = response({
  usageImportId: usage.usageImportId,
  senderName: usage.senderName,
  /** None where it was read before anybody was asked: its amounts are all of them. */
  chosenControllers: usage.chosenControllers,
  otherControllers: usage.otherControllers,
  controllersChosenBy: usage.controllersChosenBy,
  namedIsk: runs.namedIsk,
});
export type RunControllers = z.output<typeof RunControllers>;

export const listRunControllers = endpoint('GET /api/money/runs/:distributionId/controllers', {
  access: 'administrator',
  params: ofRun,
  query: paging,
  reply: list(RunControllers, 'money.noRunControllers'),
});
