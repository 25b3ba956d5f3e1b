import type { Language } from '@omur/contract/platform/rules/language';
import type { FastifyRequest } from 'fastify';

/** The language of the answer: Icelandic unless English is asked for first (W2). */
export function languageOf(request: FastifyRequest): Language {
  const asked = request.headers['accept-language'] ?? '';
  const english = asked.search(/\ben\b/i);
  const icelandic = asked.search(/\bis\b/i);
  return english >= 0 && (icelandic < 0 || english < icelandic) ? 'en' : 'is';
}
