import * as z from 'zod/mini';
import { andBelow, endpoint, list, nothing } from '../platform/endpoint.ts';
import * as works from '../platform/fields/works.ts';
import { ofWork, paging, pathText } from '../platform/paths.ts';
import { instant, text } from '../platform/values.ts';
import { field, nullable, request, response } from '../platform/wire.ts';
import { getWork } from './works.ts';

// V14, R171: an ISWC, an ISRC or another title that comes after staff approved a work is a claim. It pays nobody before staff have confirmed it.

export const codeKinds = ['iswc', 'isrc', 'title'] as const;
const codeKind = field('TEGUND_KODA', z.literal(codeKinds));
const code = field('KODI', text);

/**
 * Unverified: it was added to an approved work. Conflict: works of different authors have the ISRC. Elsewhere: the ISWC is the
 * preferred one of another work, and somebody says that it is of theirs.
 */
export const codeReasons = ['unverified', 'conflict', 'elsewhere'] as const;
export type CodeReason = (typeof codeReasons)[number];

/** A code, or another title, that staff have to look at. */
export const WaitingCode = response({
  codeKind,
  code,
  /** R172: of a recording; usage is found by it once the code is confirmed. */
  performer: nullable(works.performer),
  reason: field('TILEFNI', z.literal(codeReasons)),
  workId: works.workId,
  title: works.title,
  authorNames: field('HOFUNDAR', text),
  addedBy: field('BAETT_VID_AF', z.nullable(text)),
  addedAt: field('DAGS_BAETT_VID', instant),
  /** The other works that have the code or the title, if any. */
  others: field('ONNUR_VERK', z.array(response({ workId: works.workId, title: works.title }))),
});
export type WaitingCode = z.output<typeof WaitingCode>;

export const listWaitingCodes = endpoint('GET /api/codes', {
  access: 'staff',
  query: paging,
  reply: list(WaitingCode, 'code.noneWaiting', ['addedAt']),
});

export const decideOnCode = endpoint('PATCH /api/codes', {
  access: 'staff',
  body: request({ workId: works.workId, codeKind, code, isApproved: works.isApproved }),
  reply: nothing,
  affects: () => [listWaitingCodes],
});

export const removeIswc = endpoint('DELETE /api/compositions/:workId/iswcCodes/:code', {
  access: 'registering',
  params: { ...ofWork, code: pathText('code') },
  reply: nothing,
  affects: () => [andBelow(getWork)],
});

export const removeIsrc = endpoint('DELETE /api/compositions/:workId/isrcCodes/:code', {
  access: 'registering',
  params: { ...ofWork, code: pathText('code') },
  reply: nothing,
  affects: () => [andBelow(getWork)],
});
