import { mkdtemp } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ClientConfig } from 'pg';
import { type Account, canEnter, makePrivate } from './account.ts';

type Address = { host: string; port: number; socketFolder?: string };

export const socketFolderPrefix = 'omur-socket-';
const socketPort = 5432;
/** What fits into the operating system's structure for a socket's address, less its closing zero. */
const longestPath = process.platform === 'darwin' ? 103 : 107;

/** A unix socket in a folder of its own, and no TCP. Windows has TCP on the loopback address instead. */
export async function chooseAddress(account: Account): Promise<Address> {
  if (process.platform === 'win32') return { host: '127.0.0.1', port: await findFreePort() };
  const socketFolder = await makePrivate(
    await mkdtemp(path.join(await findBase(account), socketFolderPrefix)),
    account,
  );
  return { host: socketFolder, port: socketPort, socketFolder };
}

async function findBase(account: Account): Promise<string> {
  const base = tmpdir();
  const isShort =
    Buffer.byteLength(path.join(base, `${socketFolderPrefix}XXXXXX`, `.s.PGSQL.${socketPort}`)) <=
    longestPath;
  return isShort && (!account || (await canEnter(base, account))) ? base : '/tmp';
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject).listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

/** The address as one line, for tools that take a URL. */
export function toUrl(connection: ClientConfig): string {
  const { host = '', port, user = '', password, database } = connection;
  const account = `${encodeURIComponent(user)}:${encodeURIComponent(String(password))}`;
  return `postgresql://${account}@${encodeURIComponent(host)}:${port}/${database}`;
}
