import * as z from 'zod/mini';
import { id, instant, text } from '../values.ts';
import { field } from '../wire.ts';

// Accounts at SFTP servers of senders and receivers of CWR, and the files that go through them.

export const sftpAccountId = field('SFTP_ADGANGUR_NR', id);
export const host = field('SFTP_NETTHJONN', text);
export const port = field('SFTP_GATT', z.int().check(z.minimum(1), z.maximum(65_535)));
export const userName = field('SFTP_NOTANDI', text);
/** As `ssh-keygen -lf` writes them. */
export const hostKeys = field('SFTP_FINGRAFOR', text);
export const serverPassword = field('SFTP_LYKILORD', text);
export const privateKey = field('SFTP_EINKALYKILL', text);
export const credentialKinds = ['password', 'key'] as const;
export const credentialKind = field('SFTP_AUDKENNING', z.literal(credentialKinds));
export const outFolder = field('SFTP_UTMAPPA', text);
export const inFolder = field('SFTP_INNMAPPA', text);
export const doneFolder = field('SFTP_LOKIN_MAPPA', text);
export const waitingCount = field('SFTP_BIDA', z.int());
export const deliveredAt = field('SFTP_AFHENT_KL', instant);
export const fetchedAt = field('SFTP_SOTT_KL', instant);
export const triedAt = field('SFTP_REYNT_KL', instant);
export const nextAt = field('SFTP_NAEST_KL', instant);
export const accountFailures = [
  'address',
  'name',
  'connection',
  'timeout',
  'hostKey',
  'login',
  'folder',
  'secret',
] as const;
export type SftpFailure = (typeof accountFailures)[number];
export const accountFailure = field('SFTP_BILUN', z.literal(accountFailures));
export const shownHostKey = field('SFTP_SYNT_FINGRAFAR', text);
export const transferId = field('SFTP_FLUTNINGUR_NR', id);
export const direction = field('SFTP_STEFNA', z.literal(['out', 'in']));
export const transferStates = [
  'waiting',
  'uploaded',
  'delivered',
  'seen',
  'taken',
  'refused',
  'failed',
] as const;
export type SftpTransferState = (typeof transferStates)[number];
export const transferState = field('SFTP_STADA_FLUTNINGS', z.literal(transferStates));
export const transferReason = field('SFTP_ASTAEDA', text);
export const noticedAt = field('SFTP_FLUTNINGUR_KL', instant);
export const sftpState = field('SFTP_STADA', z.literal(['off', 'on', 'failing']));
