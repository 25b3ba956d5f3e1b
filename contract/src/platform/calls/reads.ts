import * as z from 'zod/mini';
import { endpoint, file } from '../endpoint.ts';
import { field } from '../wire.ts';

/** How many reads go together at most. */
export const mostReads = 20;
/** A longer answer is sent by its own call alone, which streams it. */
export const mostReadBytes = 500_000;

/** The addresses of reads, one a line, as `/api/home`. */
const addresses = field('of', z.string().check(z.minLength(1), z.maxLength(12_000)));

/**
 * Several reads in one round trip: each is a call of its own, with its own permission, limit and line of the log, and is
 * answered as soon as it is there, by a line of JSON.
 */
export const readTogether = endpoint('GET /api/reads', {
  access: 'loggedIn',
  masquerade: 'always',
  beforeSecondFactor: true,
  query: { addresses },
  reply: file('application/x-ndjson; charset=utf-8'),
});

/** One line: which of the reads it answers, counted from 0, and what its own call would answer. */
export interface ReadAnswer {
  Read: number;
  /** 413 for what has to be asked for alone. */
  StatusCode: number;
  RequestId?: string;
  TotalCount?: number;
  NextCursor?: string;
  Position?: string;
  Body?: unknown;
}
