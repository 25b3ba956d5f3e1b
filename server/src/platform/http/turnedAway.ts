import type { FastifyRequest } from 'fastify';

const turnedAway = new WeakSet<FastifyRequest>();

/** Answered 503 because that is planned (O343): it is no failure of the call. */
export const noteTurnedAway = (request: FastifyRequest): void => void turnedAway.add(request);
export const isTurnedAway = (request: FastifyRequest): boolean => turnedAway.has(request);
