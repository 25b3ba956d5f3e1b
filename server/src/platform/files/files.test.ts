import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anApplication, anExe, aPdf, aSubmission, filesOf, read, send } from '../../../test/files.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { anS3Server, type S3Server } from '../../../test/s3Server.ts';

const megabyte = 1024 * 1024;

describe.each(['disk', 's3'] as const)('files on %s', (kind) => {
  let portal: Portal;
  let peer: S3Server | undefined;
  let folder: string;
  let applicant: Someone;
  let stranger: Someone;
  let staff: Someone;
  let files: ReturnType<typeof filesOf>;

  beforeAll(async () => {
    peer = kind === 's3' ? await anS3Server() : undefined;
    folder = await mkdtemp(join(tmpdir(), 'omur-files-'));
    portal = await aPortal({ filesFolder: folder, s3: peer?.settings });
    [applicant, stranger, staff] = await Promise.all([
      portal.someone(),
      portal.someone(),
      portal.someone({ role: 'editor', isPerson: false }),
    ]);
    files = filesOf(portal, 'application', await anApplication(portal, applicant));
  });
  afterAll(async () => {
    await portal.close();
    await peer?.stop();
    await rm(folder, { recursive: true });
  });
  const codeOf = ({ status, body }: { status: number; body: { Code?: string } }) => [status, body?.Code];

  it('A1, L4.7, C7.23, L7.32 are offered, sent straight to storage, confirmed, and read by a short-lived link', async () => {
    const content = aPdf(5000);
    const offered = await files.offer(applicant, { content });
    expect(offered).toMatchObject({ status: 201, body: { heitI_SKRAR: 'Ferilskrá.pdf' } });
    const { skrA_NR: fileId, sloD_UPPHLEDSLU: url } = offered.body;
    expect(decodeURIComponent(url.replaceAll('+', '%20'))).toMatch(/applications\/\d+\/Ferilskrá\.pdf/);
    expect((await files.list(applicant)).body).toMatchObject([{ skrA_NR: fileId, stadA_SKRAR: 'offered' }]);

    expect(await send(portal, url, { content })).toBe(200);
    expect((await files.confirm(applicant, fileId)).body).toMatchObject({
      stadA_SKRAR: 'confirmed',
      staerd: 5000,
    });
    expect((await files.confirm(applicant, fileId)).status).toBe(200);

    for (const reader of [applicant, staff]) {
      const { body } = await files.link(reader, fileId);
      const seen = await read(portal, body.sloD_SKODUNAR);
      expect(seen.status).toBe(200);
      expect(seen.content.equals(content)).toBe(true);
      expect(seen.headers.get('content-type')).toBe('application/pdf');
      expect(seen.headers.get('content-disposition')).toBe("inline;filename*=UTF-8''Ferilskr%C3%A1.pdf");
      const saved = await read(portal, body.sloD_NIDURHALS);
      expect(saved.headers.get('content-disposition')).toMatch(/^attachment;/);
      expect(Date.parse(body.sloD_GILDIR_TIL) - Date.now()).toBeLessThanOrEqual(300_000);
    }
  });
  it('A6 wait with 200 MB of a person at most, until something is decided', async () => {
    const hoarder = await portal.someone();
    const ids = [await anApplication(portal, hoarder), await anApplication(portal, hoarder)];
    await portal.sql(
      `insert into stored_file (owner_kind, owner_id, person_id, name, type, size_bytes, state)
       select 'application', $1, $2, 'Skjal ' || n || '.pdf', 'application/pdf', 20 * 1024 * 1024, 'confirmed'
       from generate_series(1, 10) n`,
      [ids[0], hoarder.personId],
    );
    const offer = () => filesOf(portal, 'application', ids[1] ?? 0).offer(hoarder, { content: aPdf() });
    const refused = await offer();
    expect([refused.status, refused.body.Code]).toEqual([409, 'file.tooMuchWaits']);
    await portal.sql(
      `update fund_application set status = 'refused', decided_at = now() where application_id = $1`,
      [ids[0]],
    );
    expect((await offer()).status).toBe(201);
  });
  it('S6, A1 are nobody else’s to know of', async () => {
    const fileId = await files.attach(applicant, { name: 'Leynd.pdf' });
    const viewer = await portal.someone({ role: 'viewer' });
    for (const as of [stranger, viewer]) {
      expect(codeOf(await files.list(as))).toEqual([404, 'file.notFound']);
      expect(codeOf(await files.link(as, fileId))).toEqual([404, 'file.notFound']);
    }
    expect(codeOf(await files.offer(stranger))).toEqual([404, 'file.notFound']);
    expect(codeOf(await files.confirm(stranger, fileId))).toEqual([404, 'file.notFound']);
    expect(codeOf(await files.remove(stranger, fileId))).toEqual([404, 'file.notFound']);
    expect((await files.list(undefined)).status).toBe(401);
    expect((await filesOf(portal, 'application', 2_000_000_000).list(staff)).status).toBe(404);
  });
  it('S6 are reached through their own application alone', async () => {
    const fileId = await files.attach(applicant, { name: 'Mitt.pdf' });
    const own = filesOf(portal, 'application', await anApplication(portal, stranger));
    expect(codeOf(await own.link(stranger, fileId))).toEqual([404, 'file.notFound']);
    expect(codeOf(await own.remove(stranger, fileId))).toEqual([404, 'file.notFound']);
    const contract = filesOf(portal, 'contractSubmission', await aSubmission(portal, stranger, applicant));
    expect(codeOf(await contract.link(staff, fileId))).toEqual([404, 'file.notFound']);
  });
  it('S5 are read by a proxy who acts for the applicant', async () => {
    const proxy = await portal.someone({ role: 'external' });
    await portal.sql('update session set acting_for_user_id = $1 where user_id = $2', [
      applicant.userId,
      proxy.userId,
    ]);
    const fileId = await files.attach(applicant, { name: 'Umboð.pdf' });
    expect((await files.link(proxy, fileId)).status).toBe(200);
  });
  it('C4.2 of a submitted contract are for its parties; who submits it adds them until it is decided', async () => {
    const publisher = await portal.someone({ withoutAuthor: true });
    const submissionId = await aSubmission(portal, publisher, applicant);
    const ofContract = filesOf(portal, 'contractSubmission', submissionId);
    const { body } = await ofContract.offer(publisher, { name: 'Samningur.pdf' });
    expect(decodeURIComponent(body.sloD_UPPHLEDSLU)).toContain(`contracts/${submissionId}/Samningur.pdf`);
    await send(portal, body.sloD_UPPHLEDSLU);
    expect((await ofContract.confirm(publisher, body.skrA_NR)).status).toBe(200);
    expect((await ofContract.link(applicant, body.skrA_NR)).status).toBe(200);
    expect(codeOf(await ofContract.offer(applicant))).toEqual([409, 'file.mayNotAttach']);
    expect(codeOf(await ofContract.list(stranger))).toEqual([404, 'file.notFound']);
    await portal.sql(
      `update contract_submission set state = 'refused', decided_at = now() where submission_id = $1`,
      [submissionId],
    );
    expect(codeOf(await ofContract.remove(publisher, body.skrA_NR))).toEqual([409, 'file.mayNotAttach']);
    expect((await ofContract.link(publisher, body.skrA_NR)).status).toBe(200);
  });
  it.each([
    ['21 MB', { size: 21 * megabyte }, 413, 'file.tooLarge'],
    ['nothing', { size: 0 }, 422, 'file.empty'],
    ['a program', { type: 'application/x-msdownload', name: 'a.exe' }, 415, 'file.type'],
    ['a picture that can hold scripts', { type: 'image/svg+xml', name: 'a.svg' }, 415, 'file.type'],
    ['a web page', { type: 'text/html', name: 'a.html' }, 415, 'file.type'],
  ])('A1 refuse %s before it is sent', async (_, sent, status, code) => {
    expect(codeOf(await files.offer(applicant, sent))).toEqual([status, code]);
  });
  it.each([
    ['../../../etc/passwd', 'file.nameLetters'],
    ['mappa/skrá.pdf', 'file.nameLetters'],
    ['C:\\skrá.pdf', 'file.nameLetters'],
    ['..', 'file.nameLetters'],
    ['núll\0.pdf', 'file.nameLetters'],
    ['reikningur\u202Efdp.exe', 'file.nameLetters'],
    ['   ', 'file.nameMissing'],
    ['á'.repeat(181), 'file.nameTooLong'],
  ])('A1 refuse the name %j', async (name, code) => {
    const { status, body } = await files.offer(applicant, { name });
    expect([status, body.Errors?.[0]?.Code]).toEqual([422, code]);
  });
  it.each([
    '🎶 Lög & ljóð (2026) 100% + #1?.pdf',
    '%2e%2e%2fleyni.pdf',
    'O\'Brien; name="x"*.pdf',
    '.htaccess',
    '👩‍👩‍👧‍👦'.repeat(16),
  ])('A1 keep a file named %j under that name', async (name) => {
    const fileId = await files.attach(applicant, { name });
    const { body } = await files.link(applicant, fileId);
    const { status, content, headers } = await read(portal, body.sloD_SKODUNAR);
    expect([status, content.length]).toEqual([200, 1000]);
    const saved = decodeURIComponent(headers.get('content-disposition')?.split("UTF-8''")[1] ?? '');
    expect(saved).toBe(name.endsWith('.pdf') ? name : `${name}.pdf`);
    await files.remove(applicant, fileId);
  });
  it('A1 take a name for the same, however its accents are composed', async () => {
    await files.attach(applicant, { name: 'Ný.pdf'.normalize('NFD') });
    expect(codeOf(await files.offer(applicant, { name: ' Ný.pdf'.normalize('NFC') }))).toEqual([
      409,
      'file.nameTaken',
    ]);
  });
  it('L5.8 refuse the same name twice, also at the same time', async () => {
    const fileId = await files.attach(applicant, { name: 'Tvisvar.pdf' });
    expect(codeOf(await files.offer(applicant, { name: 'Tvisvar.pdf' }))).toEqual([409, 'file.nameTaken']);
    await files.remove(applicant, fileId);
    const both = await Promise.all([1, 2, 3].map(() => files.offer(applicant, { name: 'Tvisvar.pdf' })));
    expect(both.some(({ status }) => status === 201)).toBe(true);
    const rows = (await files.list(applicant)).body.filter(
      (one: { heitI_SKRAR: string }) => one.heitI_SKRAR === 'Tvisvar.pdf',
    );
    expect(rows).toHaveLength(1);
  });
  it('A1 go by their content: a program called .pdf does not stay', async () => {
    const content = anExe();
    const { body } = await files.offer(applicant, { name: 'saklaust.pdf', content });
    expect(await send(portal, body.sloD_UPPHLEDSLU, { content })).toBe(200);
    expect(codeOf(await files.confirm(applicant, body.skrA_NR))).toEqual([422, 'file.contentDiffers']);
    expect(codeOf(await files.confirm(applicant, body.skrA_NR))).toEqual([409, 'file.notArrived']);
    expect(codeOf(await files.link(applicant, body.skrA_NR))).toEqual([404, 'file.notFound']);
  });
  it('A1 are what they were said to be: a picture sent as a PDF does not stay', async () => {
    const content = Buffer.concat([Buffer.from('\x89PNG\r\n\x1A\n', 'latin1'), Buffer.alloc(100)]);
    const { body } = await files.offer(applicant, { name: 'mynd.pdf', content });
    await send(portal, body.sloD_UPPHLEDSLU, { content });
    expect(codeOf(await files.confirm(applicant, body.skrA_NR))).toEqual([422, 'file.contentDiffers']);
    const again = await files.attach(applicant, { name: 'mynd.pdf', type: 'image/png', content });
    const link = await files.link(applicant, again);
    expect((await read(portal, link.body.sloD_NIDURHALS)).headers.get('content-disposition')).toContain(
      'mynd.pdf.png',
    );
  });
  it('A1 were offered and never came: nothing is confirmed', async () => {
    const { body } = await files.offer(applicant, { name: 'kemur ekki.pdf' });
    expect(codeOf(await files.confirm(applicant, body.skrA_NR))).toEqual([409, 'file.notArrived']);
  });
  it('A1 can be tried again under the same name after an upload that failed', async () => {
    const first = await files.offer(applicant, { name: 'aftur.pdf', content: aPdf(700) });
    await send(portal, first.body.sloD_UPPHLEDSLU, { content: aPdf(700) });
    expect(await files.attach(applicant, { name: 'aftur.pdf', content: aPdf(800) })).toBeGreaterThan(
      first.body.skrA_NR,
    );
    expect(codeOf(await files.confirm(applicant, first.body.skrA_NR))).toEqual([404, 'file.notFound']);
  });

  describe('a signed address', () => {
    it('A1 is good for exactly one name, type and size', async () => {
      const { body } = await files.offer(applicant, { name: 'nákvæmt.pdf' });
      const url: string = body.sloD_UPPHLEDSLU;
      expect(await send(portal, url, { type: 'text/html' })).toBe(403);
      expect(await send(portal, url, { content: aPdf(999) })).toBeGreaterThanOrEqual(400);
      expect(await send(portal, url, { content: aPdf(1001) })).toBeGreaterThanOrEqual(400);
      expect(await send(portal, url.replace('n%C3%A1kv%C3%A6mt', 'annad'))).toBe(403);
      expect((await read(portal, url)).status).toBe(403);
      expect(await send(portal, url)).toBe(200);
      expect(await send(portal, url)).toBe(412);
    });
    it('A1 that is forged, or altered, opens nothing', async () => {
      const fileId = await files.attach(applicant, { name: 'falsað.pdf' });
      const { body } = await files.link(applicant, fileId);
      const url: string = body.sloD_SKODUNAR;
      const signature = /(signature|X-Amz-Signature)=([^&]+)/.exec(url)?.[2] ?? '';
      const other = `${signature.startsWith('a') ? 'b' : 'a'}${signature.slice(1)}`;
      for (const forged of [
        url.replace(signature, other),
        url.replace(`=${signature}`, '='),
        url.replace('fals', 'fols'),
        url.replace(/(expires|X-Amz-Expires)=\d+/, '$1=99999999999'),
        url.replace(/applications/, 'contracts'),
        url.replace(/\?.*/, ''),
      ])
        expect([(await read(portal, forged)).status, forged]).toEqual([403, forged]);
      expect(await send(portal, url)).toBe(403);
    });
  });
  it('J4 leave a record of who attached and removed them', async () => {
    const fileId = await files.attach(applicant, { name: 'skráð.pdf' });
    await files.remove(applicant, fileId);
    const rows = await portal.sql(
      `select operation, user_id, new_row ->> 'state' as state from change_record
       where table_name = 'stored_file' and person_id = $1 order by change_record_id desc limit 1`,
      [applicant.personId],
    );
    expect(rows).toEqual([{ operation: 'update', user_id: applicant.userId, state: 'removed' }]);
  });
  it('A1 are thirty at most of one application', async () => {
    const id = await anApplication(portal, applicant);
    await portal.sql(
      `insert into stored_file (owner_kind, owner_id, name, type, size_bytes)
       select 'application', $1, n || '.pdf', 'application/pdf', 10 from generate_series(1, 30) n`,
      [id],
    );
    expect(codeOf(await filesOf(portal, 'application', id).offer(applicant))).toEqual([409, 'file.tooMany']);
  });
});
