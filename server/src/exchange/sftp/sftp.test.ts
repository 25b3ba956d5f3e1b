import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answerFile } from '../../../test/cwrOutAnswers.ts';
import { answerTo, worksFile } from '../../../test/cwrIn.ts';
import { nameNumberOf } from '../../../test/ipi.ts';
import { sftpLogin, userKey } from '../../../test/sftpServer.ts';
import { anSftpWorld } from '../../../test/sftpWorld.ts';
import { checkFile } from '../cwrIn/check.ts';
import { registerFile } from '../cwrIn/registerFile.ts';
import { openSftp } from './connection.ts';

const writerIpi = nameNumberOf(7601);
let of: Awaited<ReturnType<typeof anSftpWorld>>;
beforeAll(async () => {
  of = await anSftpWorld(writerIpi);
});
beforeEach(() => of.clear());
afterAll(() => of.close());

describe('an account', () => {
  it('X120 is set up by administrators alone, once for each, and its secret never comes back', async () => {
    const made = await of.add(of.ofPublisher());
    expect(made.status).toBe(201);
    expect((await of.add(of.ofPublisher())).body.Code).toBe('sftp.ownerTaken');
    expect((await of.add({})).body.Code).toBe('sftp.ownerNeeded');
    for (const as of [of.world.staff, of.world.publisher]) {
      expect((await of.ask('GET /api/cwr/sftpAccounts', undefined, as)).status).toBe(403);
      expect((await of.ask('POST /api/cwr/sftpAccounts', of.accountBody(), as)).status).toBe(403);
    }
    const { text } = await of.ask('GET /api/cwr/sftpAccounts');
    expect(text).not.toContain('svanir');
    const kept = await of.world.portal.sql('select row_to_json(a)::text as row from sftp_account a');
    expect(JSON.stringify(kept)).not.toContain(Buffer.from(sftpLogin.password).toString('hex'));
    const records = await of.world.portal.sql(
      "select * from change_record where table_name = 'sftp_account'",
    );
    expect(JSON.stringify(records)).not.toMatch(/svanir|sealed/u);
  });
  it('X120 asks for its secret anew where it would go to another server, user or key', async () => {
    const id = (await of.add(of.ofPublisher())).body.sftP_ADGANGUR_NR;
    const change = (changes: object) =>
      of.ask(`PUT /api/cwr/sftpAccounts/${id}`, {
        ...of.accountBody({ SFTP_LYKILORD: null, ...changes }),
        KVEIKT: 1,
      });
    for (const elsewhere of [
      { SFTP_NETTHJONN: 'annar.example.is' },
      { SFTP_GATT: 2222 },
      { SFTP_NOTANDI: 'annar' },
      { SFTP_FINGRAFOR: `SHA256:${'A'.repeat(43)}` },
    ])
      expect((await change(elsewhere)).body.Code).toBe('sftp.credentialNeeded');
    expect((await change({ SFTP_UTMAPPA: '/annad' })).status).toBe(204);
    expect((await change({ SFTP_EINKALYKILL: 'enginn lykill' })).body.Code).toBe('sftp.keyUnreadable');
    expect((await change({ SFTP_EINKALYKILL: userKey.private })).status).toBe(204);
    expect((await change({ SFTP_INNMAPPA: null })).body.Code).toBe('sftp.folder');
    expect((await change({ SFTP_FINGRAFOR: 'MD5:00' })).body.Code).toBe('sftp.hostKeys');
    expect((await of.ask(`DELETE /api/cwr/sftpAccounts/${id}`)).status).toBe(204);
    expect((await of.ask(`POST /api/cwr/sftpAccounts/${id}/try`)).body.Code).toBe('sftp.notFound');
  });
  it('X128 is added and changed by whoever gives their own password again', async () => {
    const wrong = { LYKILORD: 'rangt lykilorð' };
    expect((await of.add(of.ofPublisher(), wrong)).body.Code).toBe('password.wrong');
    expect(await of.accounts()).toMatchObject({ Code: 'sftp.noAccounts' });
    const id = (await of.add(of.ofPublisher())).body.sftP_ADGANGUR_NR;
    const change = (more: object) =>
      of.ask(`PUT /api/cwr/sftpAccounts/${id}`, { ...of.accountBody(more), SFTP_LYKILORD: null, KVEIKT: 0 });
    expect((await change(wrong)).body.Code).toBe('password.wrong');
    expect(await of.accounts()).toMatchObject([{ kveikt: 1 }]);
    expect((await change({})).status).toBe(204);
  });
  it('X129 that fails five times in a row is told to administrators, once', async () => {
    await of.add(of.ofPublisher(), { SFTP_LYKILORD: 'rangt' });
    const told = () =>
      of.world.portal.sql(
        "select person_id, header_is as header from notification where header_is like '%SFTP%'",
      );
    for (let round = 1; round <= 6; round += 1) {
      await of.exchange();
      expect([round, (await told()).length]).toEqual([round, round < 5 ? 0 : 1]);
    }
    expect(await told()).toEqual([
      { person_id: of.administrator.personId, header: expect.stringContaining('Brim ehf.') },
    ]);
  });
  it('X121 leads to no private address', async () => {
    const place = {
      ...sftpLogin,
      port: of.drop.port,
      hostKeys: [of.drop.fingerprint],
      credential: sftpLogin,
    };
    for (const host of ['127.0.0.1', '10.1.2.3', '::1', '169.254.169.254'])
      await expect(openSftp({ ...place, host }, { allowsPrivate: false })).rejects.toMatchObject({
        failure: 'address',
      });
    const resolve = () =>
      Promise.resolve([
        { address: '93.184.215.14', family: 4 },
        { address: '10.0.0.1', family: 4 },
      ]);
    await expect(
      openSftp({ ...place, host: 'sftp.example.is' }, { allowsPrivate: false, resolve }),
    ).rejects.toMatchObject({ failure: 'address' });
  });
  it('X122 is entered only where the server shows a key that is known, and only by its user', async () => {
    await of.add(of.ofPublisher(), { SFTP_FINGRAFOR: `SHA256:${'A'.repeat(43)}` });
    await of.exchange();
    expect((await of.accounts())[0]).toMatchObject({
      sftP_BILUN: 'hostKey',
      sftP_SYNT_FINGRAFAR: of.drop.fingerprint,
    });
    expect(of.drop.logins()).toBe(0);
    await of.world.portal.sql('delete from sftp_account');
    await of.add(of.ofPublisher(), { SFTP_LYKILORD: 'rangt' });
    await of.exchange();
    expect((await of.accounts())[0]).toMatchObject({ sftP_BILUN: 'login', sftP_SYNT_FINGRAFAR: null });
    const [waits] = await of.world.portal.sql<{ ms: number }>(
      'select extract(epoch from next_at - now()) * 1000 as ms from sftp_account',
    );
    expect(Number(waits?.ms)).toBeGreaterThan(20_000);
    await of.world.portal.sql('delete from sftp_account');
    await of.add(of.ofPublisher(), { SFTP_LYKILORD: null, SFTP_EINKALYKILL: userKey.private });
    await of.exchange();
    expect((await of.accounts())[0]).toMatchObject({ sftP_BILUN: null, sftP_AUDKENNING: 'key' });
    await of.exchange('another key of the portal, also long enough');
    expect((await of.accounts())[0]).toMatchObject({ sftP_BILUN: 'secret' });
  });
});

describe('files out', () => {
  it('X123, X125 are put there whole under their name, once, and the page of receivers says when', async () => {
    await of.madeFile('Fyrir reikninginn');
    const id = (await of.add({ VIDTAKANDI_CWR: '319' })).body.sftP_ADGANGUR_NR;
    const { heitI_SKRAR: name, senD_CWR_SKRA_NR: fileId } = await of.madeFile('Í möppuna');
    await of.exchange();
    await of.exchange();
    expect(of.drop.renames).toEqual([`/in/${name}`]);
    const content = (await of.ask(`GET /api/cwr/sentFiles/${fileId}`)).text;
    expect(of.drop.text(`/in/${name}`)).toBe(Buffer.from(content, 'utf8').toString('latin1'));
    expect(await of.transfers(id)).toMatchObject([
      { sftP_STEFNA: 'out', heitI_SKRAR: name, sftP_STADA_FLUTNINGS: 'delivered' },
    ]);
    const receivers = (await of.ask('GET /api/cwr/receivers', undefined, of.world.staff)).body;
    expect(receivers).toMatchObject([
      { vidtakandI_CWR: '048', sftP_STADA: null },
      { vidtakandI_CWR: '319', sftP_STADA: 'on', sftP_BIDA: 0, sftP_AFHENT_KL: expect.any(String) },
    ]);
    of.drop.files.clear();
    await of.ask(`DELETE /api/cwr/sftpAccounts/${id}`);
    await of.add({ VIDTAKANDI_CWR: '319' });
    await of.exchange();
    expect(of.drop.names()).toEqual([]);
  });
  it.each(['WRITE', 'RENAME'] as const)(
    'X123 are not sent twice after a connection that broke in %s, though the receiver has taken them since',
    async (step) => {
      await of.add({ VIDTAKANDI_CWR: '319' });
      const { heitI_SKRAR: name } = await of.madeFile(`Slitnar ${step}`);
      of.drop.diesAfter(step);
      await of.exchange();
      expect((await of.accounts())[0]).toMatchObject({ sftP_BILUN: 'connection', sftP_BIDA: 1 });
      expect(of.drop.names()).toEqual([step === 'WRITE' ? `/in/${name}.part` : `/in/${name}`]);
      if (step === 'RENAME') of.drop.files.delete(`/in/${name}`);
      await of.exchange();
      expect(of.drop.renames).toEqual([`/in/${name}`]);
      expect(await of.states()).toEqual([{ file_name: name, state: 'delivered' }]);
      expect((await of.accounts())[0]).toMatchObject({ sftP_BILUN: null, sftP_BIDA: 0 });
    },
  );
  it('X123 never replace another file, and one of the same name and bytes is taken for ours', async () => {
    const id = (await of.add({ VIDTAKANDI_CWR: '319' })).body.sftP_ADGANGUR_NR;
    const { heitI_SKRAR: name, senD_CWR_SKRA_NR: fileId } = await of.madeFile('Tekið nafn');
    of.drop.put(`/in/${name}`, Buffer.from('annað'));
    await of.exchange();
    expect(of.drop.text(`/in/${name}`)).toBe(Buffer.from('annað').toString('latin1'));
    expect(await of.transfers(id)).toMatchObject([
      { sftP_STADA_FLUTNINGS: 'failed', sftP_ASTAEDA: 'Another file on the server has this name.' },
    ]);
    const again = async (bytes: Buffer) => {
      of.drop.put(`/in/${name}`, bytes);
      expect((await of.ask(`POST /api/cwr/sftpAccounts/${id}/try`)).status).toBe(204);
      await of.exchange();
      return (await of.states())[0]?.['state'];
    };
    const content = Buffer.from((await of.ask(`GET /api/cwr/sentFiles/${fileId}`)).text, 'utf8');
    expect(await again(Buffer.alloc(content.length))).toBe('failed');
    expect(await again(content)).toBe('delivered');
    expect(of.drop.renames).toEqual([]);
  });
});

describe('files in', () => {
  const name = 'CW260601BRM_077.V22';
  const bytes = () => worksFile([{ number: 'S1', writerIpi, title: 'LAG I MOPPU' }]);
  const fileOf = async () => {
    const [row] = await of.world.portal.sql<{ cwr_file_id: number; state: string }>(
      'select cwr_file_id, state from cwr_file where file_name = $1',
      [name],
    );
    return row;
  };
  it('X124 are taken once they are whole, sent by themselves, answered into the folder, and moved', async () => {
    await of.add(of.ofPublisher());
    of.drop.put(`/out/${name}`, bytes().subarray(0, 40));
    of.drop.put('/out/lesid.txt', Buffer.from('ekki CWR'));
    // Neither what is not in the folder nor what only points to something is a file of it.
    of.drop.strangers.push({ filename: `../in/${name}`, mode: 0o100644 }, { filename: name, mode: 0o120777 });
    await of.exchange();
    expect(await of.states()).toEqual([{ file_name: name, state: 'seen' }]);
    of.drop.put(`/out/${name}`, bytes());
    await of.exchange();
    expect(await fileOf()).toBeUndefined();
    await of.exchange();
    expect(of.drop.names()).toEqual([`/out/done/${name}`, '/out/lesid.txt']);
    const id = (await fileOf())?.cwr_file_id ?? 0;
    await checkFile(of.world.portal.pool, id);
    expect((await fileOf())?.state).toBe('processing');
    await registerFile(of.world.portal.pool, id);
    await of.exchange();
    const { name: answer, text } = await answerTo(of.world.portal, of.world.publisher, { id });
    expect(of.drop.text(`/in/${answer}`)).toBe(text);
    const [work] = await of.world.portal.sql(
      "select l.user_id from change_record l join work w using (work_id) where w.title = 'LAG I MOPPU' and l.operation = 'insert' and l.table_name = 'work'",
    );
    expect(work?.['user_id']).toBe(of.world.publisher.userId);
  });
  it('X124 that lie there again are the file that was sent, and register nothing', async () => {
    await of.add(of.ofPublisher());
    const works = () => of.world.portal.sql('select work_id from work');
    const before = (await works()).length;
    of.drop.put(`/out/${name}`, bytes());
    of.drop.put(`/out/done/${name}`, bytes());
    await of.exchange();
    await of.exchange();
    expect(of.drop.names()).toHaveLength(2);
    expect(of.drop.names()[1]).toMatch(new RegExp(`^/out/done/${name}\\.\\d+$`, 'u'));
    expect((await works()).length).toBe(before);
    expect(await of.world.portal.sql('select from cwr_file where file_name = $1', [name])).toHaveLength(1);
  });
  it('X124 of another sender are refused with the reason, and moved as refused', async () => {
    const id = (await of.add({ NAFN_NR: of.world.stranger.personId })).body.sftP_ADGANGUR_NR;
    const others = 'CW260602BRM_077.V22';
    of.drop.put(`/out/${others}`, worksFile([{ number: 'S2', writerIpi }]));
    await of.exchange();
    await of.exchange();
    expect(of.drop.names()).toEqual([`/out/done/${others}.refused`]);
    expect(await of.transfers(id)).toMatchObject([
      { sftP_STADA_FLUTNINGS: 'refused', sftP_ASTAEDA: expect.stringContaining('00014107338') },
    ]);
  });
  it('X124 of a receiver are its answers, and no other receiver’s', async () => {
    await of.add({ VIDTAKANDI_CWR: '319' });
    const { senD_CWR_SKRA_NR: fileId } = await of.madeFile('Svarað í möppu');
    const [sent] = await of.world.portal.sql<{ work_id: number; made_at: Date }>(
      'select work_id, made_at from cwr_sent_file_work join cwr_sent_file using (cwr_sent_file_id) where cwr_sent_file_id = $1',
      [fileId],
    );
    const answer = {
      status: 'AS',
      madeAt: sent?.made_at as Date,
      group: 1,
      transaction: 0,
      workId: sent?.work_id ?? 0,
    };
    const put = (file: string, sender: string) =>
      of.drop.put(`/out/${file}`, Buffer.from(answerFile([answer], { sender }), 'base64'));
    put('CW260001048_077.V22', '048');
    put('CW260001319_077.V22', '319');
    await of.exchange();
    await of.exchange();
    expect(of.drop.names().filter((one) => one.startsWith('/out'))).toEqual([
      '/out/done/CW260001048_077.V22.refused',
      '/out/done/CW260001319_077.V22',
    ]);
    expect(
      await of.world.portal.sql('select answer_status from cwr_receiver_work where work_id = $1', [
        answer.workId,
      ]),
    ).toEqual([{ answer_status: 'AS' }]);
  });
  it('X124 that were taken before the connection broke are moved by the next round, and not taken again', async () => {
    await of.add(of.ofPublisher());
    const broken = 'CW260603BRM_077.V22';
    of.drop.put(`/out/${broken}`, worksFile([{ number: 'S3', writerIpi, title: 'SLITNAR INN' }]));
    await of.exchange();
    of.drop.diesAfter('RENAME');
    await of.exchange();
    await of.exchange();
    expect(of.drop.names()).toEqual([`/out/done/${broken}`]);
    expect((await of.states()).map(({ state }) => state)).toEqual(['taken']);
    expect(await of.world.portal.sql('select from sftp_transfer where ended_at is null')).toEqual([]);
  });
});
