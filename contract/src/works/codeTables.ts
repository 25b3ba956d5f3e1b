import * as z from 'zod/mini';
import { andBelow, endpoint, list, one } from '../platform/endpoint.ts';
import { territoryId } from '../platform/fields/territories.ts';
import { fileText } from '../platform/fields/cueSheets.ts';
import { fileName } from '../platform/fields/files.ts';
import { name } from '../platform/fields/people.ts';
import { paging, pathText } from '../platform/paths.ts';
import { day, instant, text, yesNo } from '../platform/values.ts';
import { atMost, field, maybe, nullable, request, response } from '../platform/wire.ts';

// X40, X41: the codes that the trade writes in files, and the territories with their groups.

const codeList = field('KODATAFLA', text);
const code = field('KODI', text);
const nameIcelandic = field('HEITI_IS', text);
const nameEnglish = field('HEITI_EN', text);
const validFrom = field('KODI_GILDIR_FRA', day);
const validTo = field('KODI_GILDIR_TIL', day);
const fingerprint = field('FINGRAFAR', text);
const replacedAt = field('DAGS_LESID', instant);
const added = field('BAETT_VID', z.int());
const changed = field('BREYTT', z.int());
const ended = field('FELLT_NIDUR', z.int());
const ofList = { codeList: pathText('codeList') };

export const CodeTable = response({
  codeList,
  codesCount: field('FJOLDI_KODA', z.int()),
  replacedAt: nullable(replacedAt),
});
export type CodeTable = z.output<typeof CodeTable>;

export const listCodeTables = endpoint('GET /api/codeTables', {
  access: 'staff',
  query: paging,
  reply: list(CodeTable, 'codeTable.noneFound'),
});

/** A code; of territories the number, or the number of the group and of its member. */
export const TableCode = response({
  code,
  nameIcelandic: nullable(nameIcelandic),
  nameEnglish,
  validFrom: nullable(validFrom),
  validTo: nullable(validTo),
});
export type TableCode = z.output<typeof TableCode>;

export const listTableCodes = endpoint('GET /api/codeTables/:codeList/codes', {
  access: 'staff',
  params: ofList,
  query: paging,
  reply: list(TableCode, 'codeTable.noneFound', ['code', 'nameEnglish']),
});

export const codeChangeKinds = ['added', 'changed', 'ended'] as const;
const codeChanges = field(
  'BREYTINGAR_KODA',
  z.array(response({ code, nameEnglish, kind: field('TEGUND_BREYTINGAR', z.literal(codeChangeKinds)) })),
);

/** A file that took the place of a table, and what it changed. */
export const Replacement = response({
  fileName,
  added,
  changed,
  ended,
  replacedAt,
  name: nullable(name),
});
export type Replacement = z.output<typeof Replacement>;

export const listReplacements = endpoint('GET /api/codeTables/:codeList/replacements', {
  access: 'staff',
  params: ofList,
  query: paging,
  reply: list(Replacement, 'codeTable.noReplacements'),
});

/** What a file changes; of a dry run, what it would. `fingerprint` is sent back to take what was looked at and nothing else. */
export const ReplacementResult = response({
  added,
  changed,
  ended,
  codeChanges,
  /** In use today and missing from the file, which keeps it from being taken. */
  codesInUse: field('KODAR_I_NOTKUN', z.array(text)),
  fingerprint,
  isTaken: field('LESID_INN', yesNo),
});
export type ReplacementResult = z.output<typeof ReplacementResult>;

export const replaceCodes = endpoint('POST /api/codeTables/:codeList/replacements', {
  access: 'administrator',
  params: ofList,
  body: request({
    fileName: atMost(200, fileName),
    fileText,
    fingerprint: maybe(atMost(64, fingerprint)),
  }),
  mostBytes: 2 * 1024 * 1024,
  reply: one(ReplacementResult),
  affects: () => [andBelow(listCodeTables), listCodeTables, listTerritories],
});

/** A country or a group, with the groups that it is in itself. */
export const ListedTerritory = response({
  territoryId,
  kind: field('TEGUND_SVAEDIS', z.literal(['country', 'group'])),
  nameIcelandic,
  nameEnglish,
  validFrom: nullable(validFrom),
  validTo: nullable(validTo),
  groups: field(
    'HOPAR',
    z.array(response({ territoryId, validFrom: nullable(validFrom), validTo: nullable(validTo) })),
  ),
});
export type ListedTerritory = z.output<typeof ListedTerritory>;

export const listTerritories = endpoint('GET /api/territories', {
  access: 'loggedIn',
  keyScope: 'any',
  query: paging,
  reply: list(ListedTerritory, 'codeTable.noneFound'),
});
