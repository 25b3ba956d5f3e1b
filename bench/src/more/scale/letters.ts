import { setTimeout as delay } from 'node:timers/promises';
import { aMailServer } from '../../../../server/test/mailServer.ts';
import { startPortal } from '../../servers.ts';
import type { Society } from '../../society.ts';

const many = 20_000;
const answersAfter = 5;

/** How long a link to a new password waits behind the letters of a distribution, at a mail server of ordinary speed (O13). */
export async function measureLetters(society: Society, say: (line: string) => void): Promise<void> {
  const seen = { urgent: 0, all: 0 };
  const mail = await aMailServer(() => ({
    onData: (stream, { envelope }, answer) => {
      stream.resume().on('end', () =>
        setTimeout(() => {
          seen.all += 1;
          if (envelope.rcptTo[0]?.address === 'bradliggur@example.is') seen.urgent = performance.now();
          answer();
        }, answersAfter),
      );
    },
  }));
  const { owner } = society;
  await owner.query(`delete from letter where sent_at is null`);
  const portal = await startPortal(society, {
    JOB_WORKERS: '1',
    SMTP_URL: mail.url,
    PUBLIC_URL: 'http://localhost:3000',
  });
  try {
    await owner.query(`insert into letter (kind, turn, recipient, language, subject, body)
      select 'distributionFinished', 9, 'felagi' || n || '@example.is', 'is', 'Úthlutun', 'Góðan dag.' from generate_series(1, ${many}) n`);
    while (seen.all < 200) await delay(20);
    const [began, before] = [performance.now(), seen.all];
    await owner.query(`insert into letter (kind, turn, recipient, language, subject, body)
      values ('account', 0, 'bradliggur@example.is', 'is', 'Nýtt lykilorð', 'Góðan dag.')`);
    while (seen.urgent === 0) await delay(5);
    const waited = (seen.urgent - began) / 1000;
    await delay(5_000);
    const rate = (seen.all - before) / ((performance.now() - began) / 1000);
    say(`| a link to a password behind ${many} letters | ${waited.toFixed(2)} s | ≤ 5 s |`);
    say(`| letters over two lines, answered after ${answersAfter} ms | ${rate.toFixed(0)}/s | |`);
  } finally {
    await portal.stop();
    await mail.close();
    await owner.query(`delete from letter where sent_at is null`);
  }
}
