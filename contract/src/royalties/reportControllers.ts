import * as z from 'zod/mini';
import * as usage from '../platform/fields/usage.ts';
import { field, response } from '../platform/wire.ts';

/** A controller of rights that a service's report brings amounts of, and whether they are ours, or likely to be (R226, R240). */
const ReportController = response({ controllerName: usage.controllerName, isOurs: usage.isOurs });
export type ReportController = z.output<typeof ReportController>;

export const reportControllers = field('RETTHAFAR_I_SKYRSLU', z.array(ReportController));
