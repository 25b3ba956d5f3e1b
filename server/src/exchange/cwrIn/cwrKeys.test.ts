import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerTo, judgedCwr, sentCwr, uploadCwr, worksFile } from '../../../test/cwrIn.ts';
import { nameNumberOf } from '../../../test/ipi.ts';
import { systemOf } from '../../../test/keys.ts';
import type { Someone } from '../../../test/portal.ts';
import { aPublishedWorkOf, type PublishedWork } from '../../../test/publishedWork.ts';
import { registerFile } from './registerFile.ts';

let world: PublishedWork;
const writerIpi = nameNumberOf(7311);
beforeAll(async () => {
  world = await aPublishedWorkOf(writerIpi);
});
afterAll(() => world.portal.close());

const fileOf = (number: string) => worksFile([{ number, writerIpi, title: `VERK ${number}` }]);
const becameOf = (id: number) =>
  world.portal.sql('select state, question, work_id from cwr_transaction where cwr_file_id = $1', [id]);
const codeOf = async (call: string, as: Someone) => {
  const { status, body } = await world.portal.ask(call, { as });
  return [status, body.Code];
};

describe('a system of a publisher with a key', () => {
  it('O221 delivers a file of CWR with one scope, and reads the answer with the other', async () => {
    const { portal, publisher } = world;
    const sender = await systemOf(portal, publisher, { scopes: ['sendCwr'], name: 'Sendikerfið' });
    const reader = await systemOf(portal, publisher, { scopes: ['readCwr'] });
    const id = await sentCwr(portal, {
      as: sender,
      bytes: fileOf('K1'),
      name: 'CW260201BRM_077.V22',
    });
    const { text } = await answerTo(portal, reader, { id });
    expect(text).toMatch(/^ACK.*NWRVERK K1 .*RA$/mu);
    expect((await portal.ask(`GET /api/cwr/files/${id}/transactions`, { as: reader })).body).toMatchObject([
      { stadA_FAERSLU: 'registered' },
    ]);
    expect((await portal.ask(`GET /api/cwr/files`, { as: reader })).status).toBe(200);
    // Sending reads nothing, and reading sends nothing.
    for (const call of [
      `GET /api/cwr/files`,
      `GET /api/cwr/files/${id}`,
      `GET /api/cwr/files/${id}/transactions`,
      `GET /api/cwr/files/${id}/answers`,
    ])
      expect([call, ...(await codeOf(call, sender))]).toEqual([call, 403, 'key.scope']);
    for (const call of [`POST /api/cwr/files/${id}/send`, `POST /api/cwr/files/${id}/cancel`])
      expect([call, ...(await codeOf(call, reader))]).toEqual([call, 403, 'key.scope']);
    const refused = await uploadCwr(portal, {
      as: reader,
      bytes: fileOf('K2'),
      name: 'CW260202BRM_077.V22',
    });
    expect([refused.status, refused.body.Code]).toEqual([403, 'key.scope']);
  });

  it('O221 is named in the records of all that comes of its file, for its owner and staff alone', async () => {
    const { portal, publisher, author, staff } = world;
    const system = await systemOf(portal, publisher, { scopes: ['sendCwr'], name: 'Kerfi útgáfunnar' });
    const id = await sentCwr(portal, { as: system, bytes: fileOf('K3'), name: 'CW260203BRM_077.V22' });
    const [work] = await portal.sql('select work_id from cwr_transaction where cwr_file_id = $1', [id]);
    const recorded = await portal.sql(
      `select distinct api_key_id, user_id from change_record where work_id = $1`,
      [work?.['work_id']],
    );
    expect(recorded).toEqual([{ api_key_id: system.keyId, user_id: publisher.userId }]);
    const namesTo = async (as: Someone) => {
      const { body } = await portal.ask(`GET /api/records?workId=${work?.['work_id']}&limit=1000`, { as });
      return new Set(body.map((one: { heitI_LYKILS: string | null }) => one.heitI_LYKILS));
    };
    expect(await namesTo(publisher)).toEqual(new Set(['Kerfi útgáfunnar']));
    expect(await namesTo(staff)).toEqual(new Set(['Kerfi útgáfunnar']));
    expect(await namesTo(author)).toEqual(new Set([null]));
  });

  it('O221 names no key where a person sent what a system had uploaded', async () => {
    const { portal, publisher } = world;
    const system = await systemOf(portal, publisher, { scopes: ['sendCwr'] });
    const id = await judgedCwr(portal, {
      as: system,
      bytes: fileOf('K4'),
      name: 'CW260204BRM_077.V22',
    });
    await portal.ask(`POST /api/cwr/files/${id}/send`, { as: publisher });
    await registerFile(portal.pool, id, Infinity);
    const [{ with_key: withKey } = {}] = await portal.sql(
      `select count(c.api_key_id)::integer as with_key from change_record c join cwr_transaction t using (work_id) where t.cwr_file_id = $1`,
      [id],
    );
    expect(withKey).toBe(0);
  });

  it('O221, O42 sees and sends nothing of another’s, sends in no other’s name, and ends with its owner', async () => {
    const { portal, publisher, stranger } = world;
    const id = await judgedCwr(portal, {
      as: publisher,
      bytes: fileOf('K5'),
      name: 'CW260205BRM_077.V22',
    });
    const foreign = await systemOf(portal, stranger);
    for (const call of [
      `GET /api/cwr/files/${id}`,
      `GET /api/cwr/files/${id}/answers`,
      `POST /api/cwr/files/${id}/send`,
      `POST /api/cwr/files/${id}/cancel`,
    ])
      expect([call, (await codeOf(call, foreign))[0]]).toEqual([call, 404]);
    const name = 'CW260206BRM_077.V22';
    const inAnothersName = await uploadCwr(portal, { as: foreign, bytes: fileOf('K6'), name });
    expect([inAnothersName.status, inAnothersName.body.Code]).toEqual([403, 'cwr.notYourSender']);
    const own = await systemOf(portal, publisher);
    await portal.sql(`update api_key set revoked_at = now() where api_key_id = $1`, [own.keyId]);
    expect(await codeOf(`POST /api/cwr/files/${id}/send`, own)).toEqual([401, 'key.none']);
  });

  it('O365 registers nothing more once its owner’s login is locked or closed, or only reads: staff are asked', async () => {
    const { portal, publisher } = world;
    const system = await systemOf(portal, publisher, { scopes: ['sendCwr'] });
    const change = (set: string) =>
      portal.sql(`update app_user set ${set} where user_id = $1`, [publisher.userId]);
    const ends = [
      ['is_locked = true', 'is_locked = false'],
      ['closed_at = now()', 'closed_at = null'],
      [`role = 'viewer'`, `role = 'member'`],
    ] as const;
    for (const [at, [set, back]] of ends.entries()) {
      const name = `CW26021${at}BRM_077.V22`;
      const id = await judgedCwr(portal, { as: system, bytes: fileOf(`L${at}`), name });
      await portal.ask(`POST /api/cwr/files/${id}/send`, { as: system });
      await change(set);
      await registerFile(portal.pool, id, Infinity);
      expect([set, await becameOf(id)]).toEqual([
        set,
        [{ state: 'question', question: 'rules', work_id: null }],
      ]);
      await change(back);
    }
    const [asked] = (await portal.ask('GET /api/cwr/questions', { as: world.staff })).body;
    expect(JSON.stringify(asked)).toContain('má ekki lengur skrá verk');
  });

  it('O365 nor does a file register on access that has ended; one that staff sent does', async () => {
    const { portal, publisher } = world;
    const agent = await portal.someone({ role: 'external', isPerson: false });
    const grant = { NOTENDA_NR_TENGSLAADILLA: agent.userId };
    await portal.ask('POST /api/users/access', { as: publisher, body: grant });
    const { body } = await portal.ask(`PATCH /api/users/masquerade/${publisher.userId}`, { as: agent });
    const acting: Someone = { ...agent, token: body.token };
    const sentAs = async (as: Someone, number: string, name: string) => {
      const id = await judgedCwr(portal, { as: publisher, bytes: fileOf(number), name });
      expect((await portal.ask(`POST /api/cwr/files/${id}/send`, { as })).status).toBe(200);
      return id;
    };
    const before = await sentAs(acting, 'L5', 'CW260215BRM_077.V22');
    await registerFile(portal.pool, before, Infinity);
    const after = await sentAs(acting, 'L6', 'CW260216BRM_077.V22');
    const ofStaff = await sentAs(world.staff, 'L7', 'CW260217BRM_077.V22');
    await portal.ask(`DELETE /api/users/access/${agent.userId}`, { as: publisher });
    for (const id of [after, ofStaff]) await registerFile(portal.pool, id, Infinity);
    const states = [];
    for (const id of [before, after, ofStaff]) states.push((await becameOf(id))[0]?.['state']);
    expect(states).toEqual(['registered', 'question', 'registered']);
  });

  it('O221 fetches the owner’s works as CWR with the scope that reads works, and nobody else’s', async () => {
    const { portal, publisher, stranger } = world;
    const reader = await systemOf(portal, publisher, { scopes: ['readWorks'] });
    await portal.sql(`update work set review = 'approved', light = 0 where work_id = $1`, [world.workId]);
    const { status, body } = await portal.ask('POST /api/cwr/ownFiles', {
      as: reader,
      body: { CWR_UTGAFA: '2.2' },
    });
    expect(status).toBe(201);
    const call = `GET /api/cwr/sentFiles/${body.cwR_SKRAR[0].senD_CWR_SKRA_NR}`;
    expect((await portal.ask(call, { as: reader })).text).toContain('HDR');
    expect((await codeOf(call, await systemOf(portal, stranger)))[0]).toBe(404);
    const cwr = await systemOf(portal, publisher, { scopes: ['readCwr', 'sendCwr'] });
    expect(await codeOf(call, cwr)).toEqual([403, 'key.scope']);
  });
});
