import { readConfig } from '../src/platform/config.ts';
import { exchangeDue } from '../src/exchange/sftp/exchange.ts';
import type { Someone } from './portal.ts';
import { aPublishedWork } from './publishedWork.ts';
import { password, withPassword } from './secondFactors.ts';
import { anSftpServer, sftpLogin } from './sftpServer.ts';

const settings = { SECRETS_KEY: 'for tests alone, thirty-two or more', SFTP_PRIVATE: 'true' };
const config = readConfig(settings);

/** A publisher, a receiver, and a server of SFTP that both may have an account at. */
export async function anSftpWorld(writerIpi: string) {
  const world = await aPublishedWork({ sftpReachesPrivate: true, secretsKey: config.secretsKey });
  const { portal } = world;
  const drop = await anSftpServer();
  const administrator = await withPassword(portal, await portal.someone({ role: 'administrator' }));
  const ipiOf = 'update author set ipi_name_number = $2 where author_id = $1';
  await portal.sql(ipiOf, [world.author.authorId, writerIpi]);
  const accountBody = (changes: object = {}) => ({
    SFTP_NETTHJONN: '127.0.0.1',
    SFTP_GATT: drop.port,
    SFTP_NOTANDI: sftpLogin.userName,
    SFTP_FINGRAFOR: drop.fingerprint,
    SFTP_LYKILORD: sftpLogin.password,
    SFTP_UTMAPPA: '/in/',
    SFTP_INNMAPPA: '/out',
    SFTP_LOKIN_MAPPA: '/out/done',
    LYKILORD: password,
    ...changes,
  });
  const ask = (call: string, body?: object, as: Someone = administrator) =>
    portal.ask(call, { as, language: 'en', ...(body && { body }) });
  return {
    world,
    administrator,
    drop,
    accountBody,
    ask,
    add: (owner: object, changes: object = {}) =>
      ask('POST /api/cwr/sftpAccounts', { ...owner, ...accountBody(changes) }),
    ofPublisher: () => ({ NAFN_NR: world.publisher.personId }),
    /** A round, as though five minutes had gone by since the last. */
    exchange: async (secretsKey = config.secretsKey) => {
      await portal.sql('update sftp_account set next_at = now()');
      await portal.sql("update sftp_transfer set noticed_at = noticed_at - interval '5 minutes'");
      const { pool } = portal;
      await exchangeDue({ pool, config: { ...config, secretsKey }, limits: { milliseconds: 2000 } });
    },
    accounts: async () => (await ask('GET /api/cwr/sftpAccounts')).body,
    transfers: async (id: number) => (await ask(`GET /api/cwr/sftpAccounts/${id}/transfers`)).body,
    states: () => portal.sql('select file_name, state from sftp_transfer order by sftp_transfer_id'),
    madeFile: async (title: string) => {
      await portal.work({ by: world.author, title });
      return (await ask('POST /api/cwr/receivers/319/sentFiles')).body as {
        senD_CWR_SKRA_NR: number;
        heitI_SKRAR: string;
      };
    },
    clear: async () => {
      await portal.sql('delete from sftp_account');
      drop.clear();
    },
    close: async () => {
      await drop.close();
      await portal.close();
    },
  };
}
