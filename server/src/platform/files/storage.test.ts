import { chmod, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anApplication, aPdf, filesOf, read, send } from '../../../test/files.ts';
import { aFreePort } from '../../../test/freePort.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { anS3Server, type S3Server } from '../../../test/s3Server.ts';
import { readConfig, type S3Settings } from '../config.ts';
import { clearAll } from './clear.ts';
import { openStorage } from './open.ts';

const sizeOf20MB = 20 * 1024 * 1024;

interface Context {
  portal: Portal;
  peer: S3Server | undefined;
  folder: string;
  applicant: Someone;
  applicationId: number;
}

async function aContext(kind: 'disk' | 's3'): Promise<Context> {
  const peer = kind === 's3' ? await anS3Server() : undefined;
  const folder = await mkdtemp(join(tmpdir(), 'omur-files-'));
  const portal = await aPortal({ filesFolder: join(folder, 'files'), s3: peer?.settings });
  const applicant = await portal.someone();
  return { portal, peer, folder, applicant, applicationId: await anApplication(portal, applicant) };
}

describe.each(['disk', 's3'] as const)('storage on %s', (kind) => {
  let context: Context;
  let files: ReturnType<typeof filesOf>;
  beforeAll(async () => {
    context = await aContext(kind);
    files = filesOf(context.portal, 'application', context.applicationId);
  });
  afterAll(async () => {
    await context.portal.close();
    await context.peer?.stop();
    await chmod(context.folder, 0o700);
    await rm(context.folder, { recursive: true });
  });
  const storage = () =>
    openStorage(
      { ...readConfig({}), filesFolder: join(context.folder, 'files'), s3: context.peer?.settings },
      context.portal.pool,
    );
  const count = async () => {
    if (context.peer) return context.peer.objects.size;
    const all = await readdir(join(context.folder, 'files'), { recursive: true, withFileTypes: true });
    return all.filter((one) => one.isFile()).length;
  };
  /** A storage that is away: a port where nobody listens, a disk that is no folder. */
  const goAway = async () => {
    await context.peer?.stop();
    if (context.peer) return;
    await rename(join(context.folder, 'files'), join(context.folder, 'away'));
    await writeFile(join(context.folder, 'files'), '');
  };
  const comeBack = async () => {
    await context.peer?.start();
    if (context.peer) return;
    await rm(join(context.folder, 'files'));
    await rename(join(context.folder, 'away'), join(context.folder, 'files'));
  };

  it('A1 opens nothing by an address that has run out', async () => {
    const key = 'applications/1/gömul.pdf';
    const type = 'application/pdf';
    const upload = await storage().uploadUrl({ key, type, sizeBytes: 1000 }, -1);
    expect(await send(context.portal, upload)).toBe(403);
    const reading = { key, type, name: 'gömul.pdf', isToSave: false } as const;
    expect((await read(context.portal, await storage().readUrl(reading, -1))).status).toBe(403);
    expect((await read(context.portal, await storage().readUrl(reading, 60))).status).toBe(404);
  });
  it('A1, C8.8 that is away in the middle is said to be, keeps the application, and takes the file when it is back', async () => {
    const { portal, applicant, applicationId } = context;
    await files.attach(applicant, { name: 'fyrst.pdf' });
    const { body } = await files.offer(applicant, { name: 'svo.pdf' });
    await goAway();
    const sent = await send(portal, body.sloD_UPPHLEDSLU).catch(() => 'no connection');
    expect(sent).toBe(kind === 's3' ? 'no connection' : 503);
    const refused = await files.confirm(applicant, body.skrA_NR);
    expect(refused).toMatchObject({ status: 503, body: { Code: 'file.storageUnavailable' } });
    expect(refused.body.Message).toMatch(/Ekkert hefur tapast/);
    expect(refused.headers['retry-after']).toBe('5');
    expect((await files.list(applicant)).body).toHaveLength(2);
    expect(
      await portal.sql('select 1 from fund_application where application_id = $1', [applicationId]),
    ).toHaveLength(1);
    await comeBack();
    expect(await send(portal, body.sloD_UPPHLEDSLU)).toBe(200);
    expect((await files.confirm(applicant, body.skrA_NR)).body).toMatchObject({ stadA_SKRAR: 'confirmed' });
  });
  it('A1 has no orphans after a day: what never came to be confirmed goes, and what was confirmed stays', async () => {
    const { portal, applicant } = context;
    const before = await count();
    const { body } = await files.offer(applicant, { name: 'munaðarlaus.pdf' });
    await send(portal, body.sloD_UPPHLEDSLU);
    const neverSent = await files.offer(applicant, { name: 'aldrei.pdf' });
    await clearAll(portal.pool, storage());
    expect(await count()).toBe(before + 1);

    const age = `update stored_file set created_at = now() - interval '25 hours' where owner_id = $1`;
    await portal.sql(age, [context.applicationId]);
    await Promise.all([1, 2, 3].map(() => clearAll(portal.pool, storage())));
    expect(await count()).toBe(before);
    for (const gone of [body.skrA_NR, neverSent.body.skrA_NR])
      expect((await files.confirm(applicant, gone)).status).toBe(404);
    expect((await files.list(applicant)).body).toHaveLength(2);
  });
  it('A1 loses at once what is removed, and once more what was sent by an address that was still good', async () => {
    const { portal, applicant } = context;
    const before = await count();
    const { body } = await files.offer(applicant, { name: 'burt.pdf' });
    await send(portal, body.sloD_UPPHLEDSLU);
    await files.confirm(applicant, body.skrA_NR);
    expect((await files.remove(applicant, body.skrA_NR)).status).toBe(204);
    expect((await files.link(applicant, body.skrA_NR)).status).toBe(404);
    const queued = () => portal.sql(`select 1 from graphile_worker.jobs where key = 'clearFiles:soon'`);
    await expect.poll(queued).toHaveLength(1);
    await clearAll(portal.pool, storage());
    expect(await count()).toBe(before);

    expect(await send(portal, body.sloD_UPPHLEDSLU)).toBe(200);
    await portal.sql(
      `update stored_file set removed_at = now() - interval '2 hours' where state = 'removed'`,
    );
    await clearAll(portal.pool, storage());
    expect(await count()).toBe(before);
    expect(await portal.sql(`select 1 from stored_file where state = 'removed'`)).toEqual([]);
  });
  it('A1 shows nothing that was put in the place of a confirmed file', async () => {
    const { portal, peer, applicant } = context;
    if (!peer) return;
    const fileId = await files.attach(applicant, { name: 'skipt.pdf' });
    peer.objects.set(`applications/${context.applicationId}/skipt.pdf`, {
      type: 'application/pdf',
      content: Buffer.alloc(1000, 'MZ'),
    });
    expect((await files.link(applicant, fileId)).body.Code).toBe('file.contentDiffers');
    expect(portal.app.hasRoute({ method: 'PUT', url: '/api/storage' })).toBe(false);
  });
});

describe('a file of 20 MB', () => {
  it('A1 goes past the portal when there is a bucket', { timeout: 20_000 }, async () => {
    const { portal, peer, applicant, applicationId, folder } = await aContext('s3');
    const sockets: Socket[] = [];
    portal.app.server.on('connection', (socket: Socket) => sockets.push(socket));
    await portal.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = portal.app.server.address() as AddressInfo;
    const headers = { authorization: `Bearer ${applicant.token}`, 'content-type': 'application/json' };
    const base = `http://127.0.0.1:${port}/api/funds/applications/${applicationId}/files`;

    const content = aPdf(sizeOf20MB);
    const body = JSON.stringify({
      HEITI_SKRAR: 'stór.pdf',
      TEGUND_SKRAR: 'application/pdf',
      STAERD: content.length,
    });
    const offered = (await (await fetch(base, { method: 'POST', headers, body })).json()) as Record<
      string,
      string
    >;
    const readBefore = peer?.log.length;
    expect(await send(portal, offered['sloD_UPPHLEDSLU'] ?? '', { content })).toBe(200);
    const confirmed = await fetch(`${base}/${offered['skrA_NR']}/confirm`, {
      method: 'PATCH',
      headers: { authorization: headers.authorization },
    });
    expect(confirmed.status).toBe(200);

    expect(peer?.received).toBe(sizeOf20MB);
    const throughPortal = sockets.reduce(
      (sum, { bytesRead, bytesWritten }) => sum + bytesRead + bytesWritten,
      0,
    );
    expect(throughPortal).toBeLessThan(10_000);
    // To look at it the portal asked for sixteen bytes, and for nothing else.
    const key = `applications/${applicationId}/stór.pdf`;
    expect(peer?.log.slice(readBefore)).toEqual([`PUT ${key} 200`, `GET ${key} 206`]);
    await portal.close();
    await peer?.stop();
    await rm(folder, { recursive: true });
  });
  it('A1 is taken by the disk, and a byte more is not', async () => {
    const { portal, applicant, applicationId, folder } = await aContext('disk');
    const files = filesOf(portal, 'application', applicationId);
    await files.attach(applicant, { name: 'stór.pdf', content: aPdf(sizeOf20MB) });
    expect((await files.offer(applicant, { name: 'of stór.pdf', size: sizeOf20MB + 1 })).status).toBe(413);
    await portal.close();
    await rm(folder, { recursive: true });
  });
});

describe('the security policy', () => {
  it('lets the browser reach the bucket, where there is one, and no other host', async () => {
    const { portal, peer, folder } = await aContext('s3');
    const policy = String((await portal.ask('GET /api')).headers['content-security-policy']);
    expect(policy).toContain(`connect-src 'self' ${peer?.settings.endpoint};`);
    await portal.close();
    await peer?.stop();
    await rm(folder, { recursive: true });
  });
});

describe('the settings of storage', () => {
  const all = {
    S3_ENDPOINT: 'https://s3.example.is/',
    S3_BUCKET: 'omur',
    S3_ACCESS_KEY_ID: 'a',
    S3_SECRET_ACCESS_KEY: 'b',
  };
  it('are all there, or none', () => {
    expect(readConfig({}).s3).toBeUndefined();
    expect(readConfig(all).s3).toMatchObject({ endpoint: 'https://s3.example.is', region: 'us-east-1' });
    expect(() => readConfig({ ...all, S3_BUCKET: '' })).toThrow(/S3_BUCKET: missing/);
    expect(() => readConfig({ ...all, S3_BUCKET: '../x' })).toThrow(/S3_BUCKET/);
    expect(() => readConfig({ ...all, S3_ENDPOINT: 'ftp://x' })).toThrow(/S3_ENDPOINT/);
  });
});

it('A1 is read by nobody but the portal', async () => {
  const context = await aContext('disk');
  const files = filesOf(context.portal, 'application', context.applicationId);
  await files.attach(context.applicant, { name: 'leynd.pdf' });
  const all = await readdir(join(context.folder, 'files'), { recursive: true, withFileTypes: true });
  for (const one of all) {
    const { mode } = await stat(join(one.parentPath, one.name));
    expect(mode & 0o077).toBe(0);
  }
  await context.portal.close();
  await rm(context.folder, { recursive: true });
});

it('A1 is read sixteen bytes far, though the peer answers without an end', async () => {
  const context = await aContext('s3');
  const endless = createServer((_request, response) => {
    response.writeHead(200, { 'content-length': String(1e12) });
    const write = () => response.destroyed || response.write(Buffer.alloc(65_536), write);
    write();
  });
  const port = await aFreePort();
  await new Promise<void>((resolve) => void endless.listen(port, '127.0.0.1', resolve));
  const s3 = { ...(context.peer?.settings as S3Settings), endpoint: `http://127.0.0.1:${port}` };
  const far = openStorage({ ...readConfig({}), s3 }, context.portal.pool);
  const before = process.memoryUsage().rss;
  expect(await far.find('applications/1/x.pdf')).toMatchObject({ sizeBytes: 1e12 });
  expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024);
  endless.closeAllConnections();
  endless.close();
  await context.portal.close();
  await context.peer?.stop();
  await rm(context.folder, { recursive: true });
});
