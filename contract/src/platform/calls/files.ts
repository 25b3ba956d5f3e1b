import * as z from 'zod/mini';
import { created, endpoint, list, nothing, one } from '../endpoint.ts';
import * as files from '../fields/files.ts';
import { paging, pathId } from '../paths.ts';
import { request, response } from '../wire.ts';

// Files that belong to something (A1). One asks for a place to send a file to, sends it straight to storage with
// `PUT`, `Content-Type` as offered and `If-None-Match: *`, and then confirms it.

/** What files can belong to, named as the folder of storage they lie in. */
export const fileOwnerKinds = ['application', 'contractSubmission'] as const;
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

type Base = `/${string}/:${'applicationId' | 'submissionId'}`;

function fileCalls(base: Base, what: string, spec: string) {
  const ofOwner = { ownerId: pathId(base.slice(base.lastIndexOf(':') + 1)) };
  const ofFile = { ...ofOwner, fileId: pathId('fileId') };
  return {
    offer: endpoint(`POST ${base}/files`, {
      access: 'registering',
      summary: `Asks for an address to send a file of ${what} to, good for exactly this name, type and size.`,
      spec,
      params: ofOwner,
      body: NewFile,
      reply: created(OfferedFile),
    }),
    list: endpoint(`GET ${base}/files`, {
      access: 'loggedIn',
      summary: `The files of ${what}.`,
      spec,
      params: ofOwner,
      query: paging,
      reply: list(StoredFile, 'file.noneFound'),
    }),
    confirm: endpoint(`PATCH ${base}/files/:fileId/confirm`, {
      access: 'registering',
      summary: 'Says that a file was sent; it is looked at, and kept when it is what it was said to be.',
      spec,
      params: ofFile,
      reply: one(StoredFile),
    }),
    remove: endpoint(`DELETE ${base}/files/:fileId`, {
      access: 'registering',
      summary: `Takes a file off ${what}.`,
      spec,
      params: ofFile,
      reply: nothing,
    }),
    link: endpoint(`GET ${base}/files/:fileId/link`, {
      access: 'loggedIn',
      summary: 'Addresses to see a file at and to save it from, good for a few minutes.',
      spec,
      params: ofFile,
      reply: one(FileLink),
    }),
  };
}
export type FileCalls = ReturnType<typeof fileCalls>;

export const fileCallsOf: Readonly<Record<FileOwnerKind, FileCalls>> = {
  application: fileCalls('/api/funds/applications/:applicationId', 'an application', 'L4.7, A1'),
  contractSubmission: fileCalls(
    '/api/persons/publishers/contractsSubmissions/:submissionId',
    'a submitted contract',
    'C4.2, A1',
  ),
};
