import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aClamd, eicar } from '../../../test/clamd.ts';
import { anApplication, aPdf, filesOf, send } from '../../../test/files.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { anS3Server, type S3Server } from '../../../test/s3Server.ts';
import { readConfig } from '../config.ts';
import { clamdScanner } from './scanner.ts';

const infected = Buffer.concat([aPdf(2_000), Buffer.from(eicar)]);
type Clamd = Awaited<ReturnType<typeof aClamd>>;

describe.each(['disk', 's3'] as const)('files on %s that are scanned', (kind) => {
  let portal: Portal;
  let clamd: Clamd;
  let peer: S3Server | undefined;
  let folder: string;
  let applicant: Someone;
  let files: ReturnType<typeof filesOf>;

  beforeAll(async () => {
    clamd = await aClamd();
    peer = kind === 's3' ? await anS3Server() : undefined;
    folder = await mkdtemp(join(tmpdir(), 'omur-scanned-'));
    portal = await aPortal({ filesFolder: folder, s3: peer?.settings, clamd: clamd.address });
    applicant = await portal.someone();
    files = filesOf(portal, 'application', await anApplication(portal, applicant));
  });
  afterAll(async () => {
    await portal.close();
    await clamd.close();
    await peer?.stop();
    await rm(folder, { recursive: true });
  });
  const sent = async (content: Buffer, name: string): Promise<number> => {
    const { body } = await files.offer(applicant, { content, name });
    expect(await send(portal, body.sloD_UPPHLEDSLU, { content })).toBe(200);
    return body.skrA_NR;
  };

  it('O345 stay where nothing is found, and were looked at as a whole', async () => {
    const content = aPdf(200_001);
    const fileId = await sent(content, 'Heil.pdf');
    expect((await files.confirm(applicant, fileId)).body).toMatchObject({ stadA_SKRAR: 'confirmed' });
    expect(clamd.scanned.at(-1)?.equals(content)).toBe(true);
    // Confirmed already: it is not looked at again.
    const before = clamd.scanned.length;
    expect((await files.confirm(applicant, fileId)).status).toBe(200);
    expect(clamd.scanned.length).toBe(before);
  });
  it('O345 go where they are infected, with a clear word, and leave nothing', async () => {
    const fileId = await sent(infected, 'Smituð.pdf');
    const { status, body } = await files.confirm(applicant, fileId);
    expect([status, body.Code]).toEqual([422, 'file.infected']);
    expect(body.Message).toMatch(/Spilliforrit/);
    expect((await files.confirm(applicant, fileId)).body.Code).toBe('file.notArrived');
    expect((await files.link(applicant, fileId)).body.Code).toBe('file.notFound');
    // A good one of the same name may follow.
    const { body: again } = await files.offer(applicant, { name: 'Smituð.pdf' });
    expect(await send(portal, again.sloD_UPPHLEDSLU)).toBe(200);
    expect((await files.confirm(applicant, again.skrA_NR)).status).toBe(200);
  });
});

describe('a scanner that does not say', () => {
  let portal: Portal;
  let clamd: Clamd;
  let folder: string;
  let says: string | undefined = 'stream: OK';
  beforeAll(async () => {
    clamd = await aClamd({ says: () => says });
    folder = await mkdtemp(join(tmpdir(), 'omur-scanned-'));
    portal = await aPortal({ filesFolder: folder, clamd: clamd.address });
  });
  afterAll(async () => {
    await portal.close();
    await rm(folder, { recursive: true });
  });

  it('O345 takes no file unseen, and what was sent is taken once it is back', async () => {
    const applicant = await portal.someone();
    const files = filesOf(portal, 'application', await anApplication(portal, applicant));
    const { body } = await files.offer(applicant);
    await send(portal, body.sloD_UPPHLEDSLU);
    const confirm = () => files.confirm(applicant, body.skrA_NR);
    says = 'INSTREAM size limit exceeded. ERROR';
    const refused = await confirm();
    expect([refused.status, refused.body.Code]).toEqual([503, 'file.scannerUnavailable']);
    expect(refused.headers['retry-after']).toBeDefined();
    expect((await files.list(applicant)).body).toMatchObject([{ stadA_SKRAR: 'offered' }]);
    says = 'stream: OK';
    expect((await confirm()).status).toBe(200);

    const { body: next } = await files.offer(applicant, { name: 'Önnur.pdf' });
    await send(portal, next.sloD_UPPHLEDSLU);
    await clamd.close();
    expect((await files.confirm(applicant, next.skrA_NR)).body.Code).toBe('file.scannerUnavailable');
  });
  it('O345 is not waited for without end', async () => {
    const silent = await aClamd({ says: () => undefined });
    await expect(clamdScanner(silent.address, 200)(async () => aPdf())).rejects.toMatchObject({
      code: 'file.scannerUnavailable',
      cause: new Error('clamd took too long.'),
    });
    await silent.close();
  });
  it('O345 may hang up before it has read all', async () => {
    const short = await aClamd({ says: () => 'INSTREAM size limit exceeded. ERROR' });
    await expect(clamdScanner(short.address)(async () => aPdf(3_000_000))).rejects.toMatchObject({
      code: 'file.scannerUnavailable',
      cause: new Error('clamd said: INSTREAM size limit exceeded. ERROR'),
    });
    await short.close();
  });
  it('O345 looks at few at once, at all in turn, and turns away what would wait too long', async () => {
    const local = await aClamd();
    const scanner = clamdScanner(local.address);
    let [held, most] = [0, 0];
    const read = async () => {
      most = Math.max(most, ++held);
      await sleep(5);
      held -= 1;
      return aPdf();
    };
    const all = await Promise.allSettled(Array.from({ length: 110 }, () => scanner(read)));
    expect(all.filter(({ status }) => status === 'fulfilled').length).toBe(104);
    expect(all.findLast(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'file.scannerUnavailable' },
    });
    expect(most).toBeLessThanOrEqual(4);
    expect(await scanner(read)).toBe(undefined);
    await local.close();
  });
  it('O345 may be at a socket', async () => {
    const path = join(folder, 'clamd.sock');
    const local = await aClamd({ path });
    expect(await clamdScanner({ path })(async () => aPdf())).toBe(undefined);
    expect(await clamdScanner({ path })(async () => infected)).toBe('Eicar-Test-Signature');
    await local.close();
  });
  it.each([
    [undefined, undefined],
    ['127.0.0.1:3310', { host: '127.0.0.1', port: 3310 }],
    ['clamd:3310', { host: 'clamd', port: 3310 }],
    ['[::1]:3310', { host: '::1', port: 3310 }],
    ['/run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
  ])('O345 is where CLAMD_ADDRESS says: %j', (given, address) =>
    expect(readConfig(given === undefined ? {} : { CLAMD_ADDRESS: given }).clamd).toEqual(address),
  );
  it.each(['clamd', 'clamd:0', 'clamd:70000', 'run/clamd.ctl', 'http://clamd:3310'])(
    'O345 is not at %j',
    (given) => expect(() => readConfig({ CLAMD_ADDRESS: given })).toThrow(/CLAMD_ADDRESS/),
  );
});
