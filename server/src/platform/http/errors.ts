import { sentenceOf, statusOf, type ErrorCode } from '@omur/contract/platform/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../refusal.ts';
import { languageOf } from './language.ts';

/** What Fastify and its plugins refuse by themselves, in our codes. */
const ofFastify: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'request.mediaType',
  FST_ERR_CTP_BODY_TOO_LARGE: 'request.tooLarge',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'request.malformed',
  FST_ERR_CTP_INVALID_JSON_BODY: 'request.malformed',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'request.malformed',
  FST_ERR_BAD_URL: 'request.unknownAddress',
  FST_ERR_MAX_PARAM_LENGTH: 'request.unknownAddress',
};

/** PostgreSQL is not there, is stopping, is starting, has no connection or time left, or ended one of two that waited for each other. */
const unavailable =
  /^(40P01|08...|57P0[123]|53...|55P03|57014|25P03|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|EAI_AGAIN|ENOTFOUND)$/;
/** A value that got as far as PostgreSQL and does not fit there, such as a number in a forged cursor. */
const unfit = /^22(P02|P05|003|007|008|021)$/;

export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler(answerError);
}

export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = refusalOf(error);
  if (!refusal) request.log.error({ err: error }, 'failed');
  else if (refusal.cause) request.log.warn({ err: refusal.cause }, 'refused for want of something else');
  return sendRefusal(request, reply, refusal ?? new Refusal('server.failed'));
}

export function sendRefusal(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  const language = languageOf(request);
  const status = statusOf(refusal.code);
  // What somebody was kept from: a log that is read for attacks needs to tell these from a number mistyped.
  if (status === 401 || status === 403 || status === 429)
    request.log.warn({ code: refusal.code, status }, 'kept out');
  const retryAfter = refusal.retryAfterSeconds ?? (status === 503 ? 5 : undefined);
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  return reply.code(status).send({
    StatusCode: status,
    Code: refusal.code,
    Message: sentenceOf(refusal.code, language, refusal.values),
    ...(refusal.number !== undefined && { Number: refusal.number }),
    ...(refusal.token !== undefined && { Token: refusal.token }),
    ...(refusal.fields.length > 0 && {
      Errors: refusal.fields.map(({ field, code, values }) => ({
        Field: field,
        Code: code,
        Message: sentenceOf(code, language, values),
      })),
    }),
    ...(status >= 500 && { RequestId: request.id }),
  });
}

function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error;
  const code = (error as { code?: string }).code ?? '';
  const known = ofFastify[code];
  if (known) return new Refusal(known);
  if (isUnavailable(error)) return new Refusal('server.unavailable');
  if (unfit.test(code)) return new Refusal('request.invalid');
  const status = (error as { statusCode?: unknown }).statusCode;
  if (status === 429) return new Refusal('request.tooMany');
  if (typeof status === 'number' && status >= 400 && status < 500) return new Refusal('request.malformed');
  return undefined;
}

export function isUnavailable(error: unknown): boolean {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  return (
    unavailable.test(code) ||
    /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/.test(
      message,
    )
  );
}
