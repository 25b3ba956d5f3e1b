import type * as z from 'zod/mini';
import { andBelow, created, endpoint, list, nothing } from '../../platform/endpoint.ts';
import { cwrFileId } from '../../platform/fields/cwr.ts';
import * as cwr from '../../platform/fields/cwrOut.ts';
import * as people from '../../platform/fields/people.ts';
import * as sftp from '../../platform/fields/sftp.ts';
import { isOn } from '../../platform/fields/webhooks.ts';
import { paging, pathId } from '../../platform/paths.ts';
import { atMost, field, maybe, nullable, request, response, upTo } from '../../platform/wire.ts';
import { text } from '../../platform/values.ts';
import { listCwrReceivers } from '../cwrOut/cwrOut.ts';

// X120–X125, X128–X130: drop folders of senders and receivers of CWR.

/** Of a receiver, or of a person who sends files. What it is entered with is never told. */
export const SftpAccount = response({
  sftpAccountId: sftp.sftpAccountId,
  receiver: nullable(cwr.receiver),
  personId: nullable(people.personId),
  ownerName: field('SFTP_EIGANDI', text),
  host: sftp.host,
  port: sftp.port,
  userName: sftp.userName,
  hostKeys: sftp.hostKeys,
  credentialKind: sftp.credentialKind,
  outFolder: sftp.outFolder,
  inFolder: nullable(sftp.inFolder),
  doneFolder: nullable(sftp.doneFolder),
  isOn,
  waitingCount: sftp.waitingCount,
  deliveredAt: nullable(sftp.deliveredAt),
  fetchedAt: nullable(sftp.fetchedAt),
  triedAt: nullable(sftp.triedAt),
  nextAt: sftp.nextAt,
  accountFailure: nullable(sftp.accountFailure),
  shownHostKey: nullable(sftp.shownHostKey),
});
export type SftpAccount = z.output<typeof SftpAccount>;

const ofAdministrators = { access: 'administrator', masquerade: 'never' } as const;
const ofAccount = { sftpAccountId: pathId('sftpAccountId') };

export const listSftpAccounts = endpoint('GET /api/cwr/sftpAccounts', {
  ...ofAdministrators,
  query: paging,
  reply: list(SftpAccount, 'sftp.noAccounts'),
});

const place = {
  host: atMost(253, sftp.host),
  port: sftp.port,
  userName: atMost(100, sftp.userName),
  hostKeys: upTo(400, sftp.hostKeys),
  /** One of the two; on a change neither, while server, user and host keys stay. */
  serverPassword: maybe(upTo(200, sftp.serverPassword)),
  privateKey: maybe(upTo(20_000, sftp.privateKey)),
  outFolder: atMost(200, sftp.outFolder),
  inFolder: maybe(atMost(200, sftp.inFolder)),
  doneFolder: maybe(atMost(200, sftp.doneFolder)),
  /** X128: the caller's own. */
  password: upTo(1000, people.password),
};

const accountsAreStale = () => [andBelow(listSftpAccounts), listCwrReceivers];

export const addSftpAccount = endpoint('POST /api/cwr/sftpAccounts', {
  ...ofAdministrators,
  body: request({ receiver: maybe(cwr.receiver), personId: maybe(people.personId), ...place }),
  reply: created(response({ sftpAccountId: sftp.sftpAccountId })),
  affects: accountsAreStale,
});

export const changeSftpAccount = endpoint('PUT /api/cwr/sftpAccounts/:sftpAccountId', {
  ...ofAdministrators,
  params: ofAccount,
  body: request({ ...place, isOn }),
  reply: nothing,
  affects: accountsAreStale,
});

export const removeSftpAccount = endpoint('DELETE /api/cwr/sftpAccounts/:sftpAccountId', {
  ...ofAdministrators,
  params: ofAccount,
  reply: nothing,
  affects: accountsAreStale,
});

/** Does not wait for the pause after a failure to be over. */
export const trySftpAccount = endpoint('POST /api/cwr/sftpAccounts/:sftpAccountId/try', {
  ...ofAdministrators,
  params: ofAccount,
  reply: nothing,
  affects: accountsAreStale,
});

/** A file that goes out or came in: why it was refused, and whose works it brought, with their report. */
export const SftpTransfer = response({
  transferId: sftp.transferId,
  direction: sftp.direction,
  fileName: field('HEITI_SKRAR', text),
  transferState: sftp.transferState,
  transferReason: nullable(sftp.transferReason),
  cwrFileId: nullable(cwrFileId),
  noticedAt: sftp.noticedAt,
});
export type SftpTransfer = z.output<typeof SftpTransfer>;

export const listSftpTransfers = endpoint('GET /api/cwr/sftpAccounts/:sftpAccountId/transfers', {
  ...ofAdministrators,
  params: ofAccount,
  query: paging,
  reply: list(SftpTransfer, 'sftp.noTransfers'),
});
