import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anApplication, aPdf } from '../files.ts';
import { aPortal, type Portal } from '../portal.ts';
import { startServer, urlOf } from '../serverProcess.ts';

let portal: Portal;
let folder: string;
beforeAll(async () => {
  portal = await aPortal();
  folder = await mkdtemp(path.join(tmpdir(), 'omur-disk-'));
});
afterAll(async () => {
  await portal.close();
  await rm(folder, { recursive: true, force: true });
});

/** The operating system lets it write no file beyond 1 MB: it breaks off in the middle, as on a disk that is full. */
const withLittleRoom = ['sh', '-c', 'ulimit -f 2048; exec "$0" "$@"'];
const megabyte = 1024 * 1024;

it.skipIf(process.platform === 'win32')(
  'A1 a file for which there is no room is refused clearly, leaves nothing, and can be sent again',
  async () => {
    const server = await startServer(
      {
        DATABASE_URL: urlOf(portal.database.application),
        DATABASE_OWNER_URL: urlOf(portal.database.owner),
        OMUR_DATA: folder,
        LOG_LEVEL: 'silent',
        JOB_WORKERS: '0',
      },
      withLittleRoom,
    );
    const member = await portal.someone();
    const base = `/api/funds/applications/${await anApplication(portal, member)}/files`;
    const ask = async (method: string, call: string, body?: object) => {
      const answer = await fetch(server.address + call, {
        method,
        headers: {
          authorization: `Bearer ${member.token}`,
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      const text = await answer.text();
      return { status: answer.status, body: text === '' ? undefined : JSON.parse(text) };
    };
    const send = async (content: Buffer) => {
      const { body } = await ask('POST', base, {
        HEITI_SKRAR: 'Ferilskrá.pdf',
        TEGUND_SKRAR: 'application/pdf',
        STAERD: content.length,
      });
      const sent = await fetch(server.address + body.sloD_UPPHLEDSLU, {
        method: 'PUT',
        headers: { 'content-type': 'application/pdf' },
        body: new Uint8Array(content),
      });
      return {
        fileId: body.skrA_NR,
        status: sent.status,
        retryAfter: sent.headers.get('retry-after'),
        text: await sent.text(),
      };
    };

    const refused = await send(aPdf(5 * megabyte));
    expect(refused).toMatchObject({ status: 503, retryAfter: expect.stringMatching(/^\d+$/) });
    expect(JSON.parse(refused.text)).toMatchObject({ Code: 'file.storageUnavailable' });
    expect((await ask('PATCH', `${base}/${refused.fileId}/confirm`)).status).toBe(409);
    const left = await readdir(folder, { recursive: true, withFileTypes: true });
    expect(left.filter((entry) => entry.isFile())).toEqual([]);

    const sent = await send(aPdf(megabyte / 2));
    expect(sent.status).toBe(200);
    expect((await ask('PATCH', `${base}/${sent.fileId}/confirm`)).status).toBe(200);
    expect(await portal.sql('select from fund_application')).toHaveLength(1);
    await server.stop();
  },
  90_000,
);
