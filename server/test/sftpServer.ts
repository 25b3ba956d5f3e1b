import { createHash } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import path from 'node:path/posix';
import ssh2 from 'ssh2';

const { OPEN_MODE, STATUS_CODE } = ssh2.utils.sftp;
/** A pair of keys that the library reads: of one in some two hundred that it makes it drops a byte. */
function aKeyPair(): ReturnType<typeof ssh2.utils.generateKeyPairSync> {
  const pair = ssh2.utils.generateKeyPairSync('ed25519');
  return ssh2.utils.parseKey(pair.private) instanceof Error ? aKeyPair() : pair;
}
const hostKey = aKeyPair();
export const userKey = aKeyPair();
export const sftpLogin = { userName: 'omur', password: 'sjö svartir svanir' };

export interface Kept {
  bytes: Buffer;
  modifiedAt: number;
}
type Step = 'WRITE' | 'RENAME';

const blobOf = (privateKey: string) => {
  const parsed = ssh2.utils.parseKey(privateKey);
  if (parsed instanceof Error) throw parsed;
  return parsed.getPublicSSH();
};

/** A real server of SFTP on this machine. Its folders `/in`, `/out` and `/out/done` are kept in memory. */
export async function anSftpServer(at = 0) {
  const files = new Map<string, Kept>();
  const folders = new Set(['/in', '/out', '/out/done']);
  const renames: string[] = [];
  /** What a listing has beside the files. */
  const strangers: { filename: string; mode: number }[] = [];
  let logins = 0;
  const clients = new Set<ssh2.Connection>();
  let diesAfter: Step | undefined;
  const server = new ssh2.Server({ hostKeys: [hostKey.private] }, (client) => {
    clients.add(client);
    // The types lack it.
    (client as unknown as { setNoDelay: (on: boolean) => void }).setNoDelay(true);
    client.on('error', () => undefined);
    client.on('close', () => clients.delete(client));
    client.on('authentication', (ctx) => {
      logins += 1;
      if (ctx.username !== sftpLogin.userName) return ctx.reject();
      if (ctx.method === 'password' && ctx.password === sftpLogin.password) return ctx.accept();
      if (ctx.method !== 'publickey' || !ctx.key.data.equals(blobOf(userKey.private)))
        return ctx.reject(['password', 'publickey']);
      const parsed = ssh2.utils.parseKey(userKey.public);
      const isSigned =
        !ctx.signature || (!(parsed instanceof Error) && parsed.verify(ctx.blob ?? '', ctx.signature));
      return isSigned ? ctx.accept() : ctx.reject();
    });
    client.on('ready', () =>
      client.on('session', (accept) =>
        accept().on('sftp', (open) =>
          serveFolders(open(), { files, folders, renames, strangers, dies: diesOnce(client) }),
        ),
      ),
    );
  });
  /** The step is done, and the connection is lost before that can be said. */
  const diesOnce = (client: ssh2.Connection) => (step: Step) => {
    if (diesAfter !== step) return false;
    diesAfter = undefined;
    client.end();
    return true;
  };
  server.listen(at, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const digest = createHash('sha256').update(blobOf(hostKey.private)).digest('base64');
  return {
    port,
    fingerprint: `SHA256:${digest.replace(/=+$/u, '')}`,
    files,
    renames,
    strangers,
    logins: () => logins,
    clear: () => {
      files.clear();
      renames.length = 0;
      strangers.length = 0;
      logins = 0;
    },
    put: (name: string, bytes: Buffer) => files.set(name, { bytes, modifiedAt: 1_700_000_000 }),
    names: () => [...files.keys()].toSorted(),
    text: (name: string) => files.get(name)?.bytes.toString('latin1'),
    diesAfter: (step: Step) => (diesAfter = step),
    close: async () => {
      for (const client of clients) client.end();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

interface Serving {
  files: Map<string, Kept>;
  folders: ReadonlySet<string>;
  renames: string[];
  strangers: readonly { filename: string; mode: number }[];
  dies: (step: Step) => boolean;
}

function serveFolders(sftp: ssh2.SFTPWrapper, { files, folders, renames, strangers, dies }: Serving): void {
  const handles: { name: string; isListed: boolean }[] = [];
  const handleOf = (name: string) => {
    handles.push({ name, isListed: false });
    return Buffer.from([handles.length - 1]);
  };
  const at = (handle: Buffer) => handles[handle[0] ?? -1] ?? { name: '', isListed: true };
  const now = () => Math.floor(Date.now() / 1000);
  const attrsOf = (name: string) => {
    const kept = files.get(name);
    const mode = kept ? 0o100644 : 0o040755;
    return { mode, uid: 0, gid: 0, size: kept?.bytes.length ?? 0, atime: 0, mtime: kept?.modifiedAt ?? 0 };
  };
  const stat = (id: number, name: string) =>
    files.has(name) || folders.has(name)
      ? sftp.attrs(id, attrsOf(name))
      : sftp.status(id, STATUS_CODE.NO_SUCH_FILE);
  sftp.on('STAT', stat).on('LSTAT', stat);
  sftp.on('FSTAT', (id, handle) => stat(id, at(handle).name));
  sftp.on('FSETSTAT', (id) => sftp.status(id, STATUS_CODE.OK));
  sftp.on('OPEN', (id, name, flags) => {
    const isWritten = (flags & OPEN_MODE.WRITE) !== 0;
    if (!folders.has(path.dirname(name)) || (!isWritten && !files.has(name)))
      return sftp.status(id, STATUS_CODE.NO_SUCH_FILE);
    if (isWritten) files.set(name, { bytes: Buffer.alloc(0), modifiedAt: now() });
    return sftp.handle(id, handleOf(name));
  });
  sftp.on('WRITE', (id, handle, offset, data) => {
    const { name } = at(handle);
    const before = files.get(name)?.bytes ?? Buffer.alloc(0);
    files.set(name, { bytes: Buffer.concat([before.subarray(0, offset), data]), modifiedAt: now() });
    if (!dies('WRITE')) sftp.status(id, STATUS_CODE.OK);
  });
  sftp.on('READ', (id, handle, offset, length) => {
    const bytes = files.get(at(handle).name)?.bytes.subarray(offset, offset + length);
    return bytes && bytes.length > 0 ? sftp.data(id, bytes) : sftp.status(id, STATUS_CODE.EOF);
  });
  sftp.on('CLOSE', (id) => sftp.status(id, STATUS_CODE.OK));
  sftp.on('OPENDIR', (id, name) =>
    folders.has(name) ? sftp.handle(id, handleOf(name)) : sftp.status(id, STATUS_CODE.NO_SUCH_FILE),
  );
  sftp.on('READDIR', (id, handle) => {
    const one = at(handle);
    if (one.isListed) return sftp.status(id, STATUS_CODE.EOF);
    one.isListed = true;
    const inside = [...files.keys(), ...folders].filter((name) => path.dirname(name) === one.name);
    return sftp.name(id, [
      ...inside.map((name) => ({ filename: path.basename(name), longname: name, attrs: attrsOf(name) })),
      ...strangers.map(({ filename, mode }) => ({ filename, longname: '', attrs: { ...attrsOf(''), mode } })),
    ]);
  });
  sftp.on('RENAME', (id, from, to) => {
    const kept = files.get(from);
    if (!kept || files.has(to)) return sftp.status(id, STATUS_CODE.FAILURE);
    files.delete(from);
    files.set(to, kept);
    renames.push(to);
    return dies('RENAME') ? undefined : sftp.status(id, STATUS_CODE.OK);
  });
  sftp.on('REALPATH', (id, name) =>
    sftp.name(id, [{ filename: name, longname: name, attrs: attrsOf(name) }]),
  );
}
