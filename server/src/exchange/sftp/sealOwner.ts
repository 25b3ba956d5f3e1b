/** What a credential is sealed for. */
export interface SealedFor {
  sftpAccountId: number;
  host: string;
  port: number;
  userName: string;
  hostKeys: readonly string[];
}

/** It opens for this server, user and host keys alone: another place to send it to needs it anew (X120). */
export const sealOwner = ({ sftpAccountId, host, port, userName, hostKeys }: SealedFor): string =>
  `sftp ${JSON.stringify([sftpAccountId, host, port, userName, ...hostKeys])}`;
