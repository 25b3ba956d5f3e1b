import * as z from 'zod/mini';
import { andBelow, endpoint, file, list, nothing, one } from '../platform/endpoint.ts';
import { language } from '../platform/fields/language.ts';
import { notificationKinds } from './notificationKinds.ts';
import { paging, pathId } from '../platform/paths.ts';
import { id, instant, text } from '../platform/values.ts';
import { field, optional, response } from '../platform/wire.ts';

const ofLetter = { letterId: pathId('letterId') };

/**
 * `retrying` letters are tried again by themselves, less and less often; `failed` ones were refused for good, or tried as often as letters
 * are (O340); `kept` ones were never mailed, for want of a mail server.
 */
export const letterStates = ['waiting', 'retrying', 'failed', 'sent', 'kept'] as const;
export type LetterState = (typeof letterStates)[number];

const letter = {
  letterId: field('BREF_NR', id),
  kind: field('TEGUND', z.literal(notificationKinds)),
  recipient: field('VIDTAKANDI', text),
  subject: field('EFNI', text),
  language,
  state: field('STADA_BREFS', z.literal(letterStates)),
  createdAt: field('DAGS_BUID_TIL', instant),
  sentAt: field('DAGS_SENT', z.nullable(instant)),
  attempts: field('FJOLDI_TILRAUNA', z.int()),
  lastError: field('VILLA', z.nullable(text)),
};

/** A letter as staff see it in the mailbox (J2). */
export const Letter = response(letter);
export type Letter = z.output<typeof Letter>;

export const LetterDetails = response({
  ...letter,
  /** Paragraphs apart by an empty line. */
  body: field('BODY', text),
  /** A path of the portal, which the letter's button leads to. */
  link: field('TENGILL', z.nullable(text)),
});
export type LetterDetails = z.output<typeof LetterDetails>;

export const listLetters = endpoint('GET /api/letters', {
  access: 'staff',
  query: { ...paging, state: optional(field('state', z.literal(letterStates))) },
  reply: list(Letter, 'letter.noneFound'),
});

export const getLetter = endpoint('GET /api/letters/:letterId', {
  access: 'staff',
  params: ofLetter,
  reply: one(LetterDetails),
});

export const getLetterPage = endpoint('GET /api/letters/:letterId/html', {
  access: 'staff',
  params: ofLetter,
  reply: file('text/html; charset=utf-8'),
});

export const retryLetter = endpoint('POST /api/letters/:letterId/retry', {
  access: 'staff',
  params: ofLetter,
  reply: nothing,
  affects: () => [andBelow(listLetters)],
});
