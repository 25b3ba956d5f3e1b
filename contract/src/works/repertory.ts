import * as z from 'zod/mini';
import { endpoint, file, list, listOrNone, one } from '../platform/endpoint.ts';
import { performers } from '../platform/fields/livePerformances.ts';
import { name, societyName } from '../platform/fields/people.ts';
import { partyRole } from '../platform/fields/workParties.ts';
import * as works from '../platform/fields/works.ts';
import { authorNames, checksum, lineCount } from '../platform/fields/distributions.ts';
import { createdAt, fileName, sizeBytes } from '../platform/fields/files.ts';
import { paging, pathText } from '../platform/paths.ts';
import { text } from '../platform/values.ts';
import { field, nullable, response } from '../platform/wire.ts';

// O96–O102: what the society administers, for everybody. What is not named here is not public.

const shown = {
  workId: works.workId,
  title: works.title,
  artists: nullable(works.artists),
  performers: nullable(performers),
  otherTitles: field('ONNUR_HEITI', z.array(text)),
};

/** A work as the search finds it. */
export const FoundRepertoryWork = response({ ...shown, authorNames, iswc: nullable(works.iswc) });
export type FoundRepertoryWork = z.output<typeof FoundRepertoryWork>;

/** A writer or a publisher: `partyRole` as CWR spells it. */
const RepertoryParty = response({ name, partyRole, societyName: nullable(societyName) });
export type RepertoryParty = z.output<typeof RepertoryParty>;

export const RepertoryWork = response({
  ...shown,
  iswcs: field('ISWC_KODAR', z.array(text)),
  writers: field('HOFUNDAR_VERKS', z.array(RepertoryParty)),
  publishers: field('UTGEFENDUR_VERKS', z.array(RepertoryParty)),
});
export type RepertoryWork = z.output<typeof RepertoryWork>;

/** No search finds more; a longer word finds others. */
export const mostFound = 200;

export const searchRepertory = endpoint('GET /api/repertory', {
  access: 'public',
  query: paging,
  reply: list(FoundRepertoryWork, 'repertory.nothingFound'),
});

/** By the work's number, or by its ISWC with or without dots. */
export const getRepertoryWork = endpoint('GET /api/repertory/:workNumber', {
  access: 'public',
  params: { workNumber: pathText('workNumber') },
  reply: one(RepertoryWork),
});

/** A table of the whole, gzipped. */
export const RepertoryFile = response({ fileName, createdAt, lineCount, sizeBytes, checksum });
export type RepertoryFile = z.output<typeof RepertoryFile>;

export const listRepertoryFiles = endpoint('GET /api/repertory/files', {
  access: 'public',
  query: paging,
  reply: listOrNone(RepertoryFile, 'repertory.noFiles'),
});

export const getRepertoryFile = endpoint('GET /api/repertory/files/:fileName', {
  access: 'public',
  params: { fileName: pathText('fileName') },
  reply: file('application/gzip'),
});
