import * as z from 'zod/mini';
import { created, endpoint, list, nothing, one } from '../endpoint.ts';
import * as files from '../fields/files.ts';
import { paging, pathId } from '../paths.ts';
import { request, response } from '../wire.ts';

// Files that belong to something (A1). One asks for a place to send a file to, sends it straight to storage with
// `PUT`, `Content-Type` as offered and `If-None-Match: *`, and then confirms it.

/** What files can belong to, named as the folder of storage they lie in. */
export const fileOwnerKinds = [
  'application',
  'contractSubmission',
  'case',
  'assembly',
  'estate',
  'news',
  'disputeParty',
] as const;
export type FileOwnerKind = (typeof fileOwnerKinds)[number];

export const StoredFile = response({
  fileId: files.fileId,
  fileName: files.fileName,
  fileType: files.fileType,
  sizeBytes: files.sizeBytes,
  fileState: files.fileState,
  createdAt: files.createdAt,
});
export type StoredFile = z.output<typeof StoredFile>;

export const NewFile = request({
  fileName: files.fileName,
  fileType: files.offeredType,
  sizeBytes: files.sizeBytes,
});
export type NewFile = z.output<typeof NewFile>;

/** A place in storage for exactly this file. An address without a host is the portal's own. */
export const OfferedFile = response({
  fileId: files.fileId,
  fileName: files.fileName,
  uploadUrl: files.uploadUrl,
  linkValidUntil: files.linkValidUntil,
});
export type OfferedFile = z.output<typeof OfferedFile>;

export const FileLink = response({
  viewUrl: files.viewUrl,
  downloadUrl: files.downloadUrl,
  linkValidUntil: files.linkValidUntil,
});
export type FileLink = z.output<typeof FileLink>;

type Base =
  `/${string}/:${'applicationId' | 'submissionId' | 'caseId' | 'assemblyId' | 'estateId' | 'newsId' | 'disputePartyId'}`;

/** `by` is whether somebody who acts for the owner may add and remove. */
function fileCalls(base: Base, by: 'allowed' | 'never' = 'allowed') {
  const ofOwner = { ownerId: pathId(base.slice(base.lastIndexOf(':') + 1)) };
  const ofFile = { ...ofOwner, fileId: pathId('fileId') };
  return {
    offer: endpoint(`POST ${base}/files`, {
      access: 'registering',
      masquerade: by,
      params: ofOwner,
      body: NewFile,
      reply: created(OfferedFile),
    }),
    list: endpoint(`GET ${base}/files`, {
      access: 'loggedIn',
      params: ofOwner,
      query: paging,
      reply: list(StoredFile, 'file.noneFound'),
    }),
    confirm: endpoint(`PATCH ${base}/files/:fileId/confirm`, {
      access: 'registering',
      masquerade: by,
      params: ofFile,
      reply: one(StoredFile),
    }),
    remove: endpoint(`DELETE ${base}/files/:fileId`, {
      access: 'registering',
      masquerade: by,
      params: ofFile,
      reply: nothing,
    }),
    // What it finds to be another file it clears away: it goes by the primary's word alone.
    link: endpoint(`GET ${base}/files/:fileId/link`, {
      access: 'loggedIn',
      writes: true,
      params: ofFile,
      reply: one(FileLink),
    }),
  };
}
export type FileCalls = ReturnType<typeof fileCalls>;

export const fileCallsOf: Readonly<Record<FileOwnerKind, FileCalls>> = {
  application: fileCalls('/api/funds/applications/:applicationId'),
  contractSubmission: fileCalls('/api/persons/publishers/contractsSubmissions/:submissionId'),
  case: fileCalls('/api/cases/:caseId'),
  assembly: fileCalls('/api/assemblies/:assemblyId'),
  estate: fileCalls('/api/estates/:estateId'),
  news: fileCalls('/api/news/:newsId'),
  disputeParty: fileCalls('/api/disputeParties/:disputePartyId', 'never'),
};
