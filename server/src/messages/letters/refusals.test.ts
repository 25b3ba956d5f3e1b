import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMailServer } from '../../../test/mailServer.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { readConfig } from '../../platform/config.ts';
import { transaction } from '../../platform/database/pool.ts';
import { notify } from '../notifications/notify.ts';
import { openMailLine } from './post.ts';
import { sendNext } from './send.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

const text = { is: 'Góðan dag', en: 'Good day' };
async function aLetter({ personId }: Someone): Promise<number> {
  await transaction(portal.pool, (db) =>
    notify(db, [personId], { kind: 'approvalAsked', header: text, body: text }),
  );
  const [letter] = await portal.sql('select max(letter_id) as id from letter');
  return letter?.id;
}
/** Sends this one, as if no other were due. */
async function sending(letterId: number, smtpUrl: string): Promise<void> {
  await portal.sql(
    `update letter set due_at = case letter_id when $1 then now() else 'infinity' end where sent_at is null`,
    [letterId],
  );
  const settings = { ...readConfig({}), publicUrl: 'https://portal.example.is', lettersFrom: 'b@example.is' };
  const line = openMailLine(smtpUrl, settings);
  await sendNext(portal.pool, line).finally(() => line.close());
}
const letterOf = async (letterId: number) =>
  (
    await portal.sql(
      'select sent_at is not null as is_sent, is_kept_here, attempts, last_error from letter where letter_id = $1',
      [letterId],
    )
  )[0];
const refusing = (responseCode: number, words: string) => Object.assign(new Error(words), { responseCode });

describe('a letter that is refused for good', () => {
  it('O340 is failed, marks an address that is on file, and tells its user in the portal', async () => {
    const other = await portal.someone();
    await portal.sql('delete from bounced_address');
    const server = await aMailServer(() => ({
      onRcptTo: (_, __, answer) => answer(refusing(550, '5.1.1 no such mailbox')),
    }));
    const ids = await Promise.all([
      aLetter(other),
      portal
        .sql(
          `insert into letter (kind, recipient, language, subject, body)
           values ('payment', 'nobody@example.com', 'is', 's', 'b') returning letter_id as id`,
        )
        .then(([row]) => row?.id as number),
    ]);
    for (const letterId of ids) {
      await sending(letterId, server.url);
      expect(await letterOf(letterId)).toEqual({
        is_sent: false,
        is_kept_here: false,
        attempts: 1,
        last_error: expect.stringContaining('no such mailbox'),
      });
    }
    await server.close();
    expect(await portal.sql('select address, kind from bounced_address')).toEqual([
      { address: `${other.kennitala}@example.is`, kind: 'permanent' },
    ]);
    expect(
      await portal.sql('select body_en from notification where person_id = $1 and kind = $2', [
        other.personId,
        'account',
      ]),
    ).toEqual([{ body_en: expect.stringContaining('came back') }]);
    const editor = await portal.someone({ role: 'editor' });
    const { body } = await portal.ask(`GET /api/letters/${ids[0]}`, { as: editor });
    expect(body).toMatchObject({ stadA_BREFS: 'failed', villa: expect.stringContaining('no such mailbox') });
  });
  it.each([
    ['for now', 'RCPT TO', 452, '4.2.2 mailbox full'],
    ['of its sender', 'MAIL FROM', 550, '5.7.1 sender not known'],
    ['by a list that the society’s machine stands on', 'RCPT TO', 554, '5.7.1 client host blocked'],
    ['without a word on why', 'RCPT TO', 550, 'relay not permitted'],
    ['of its sender’s address', 'RCPT TO', 553, '5.1.8 sender address rejected'],
  ])('O340 is none that is refused %s: it waits', async (_, at, code, words) => {
    const letterId = await aLetter(await portal.someone());
    const server = await aMailServer(() => {
      const answers = (__: unknown, ___: unknown, answer: (error: Error) => void) =>
        answer(refusing(code, words));
      return at === 'MAIL FROM' ? { onMailFrom: answers } : { onRcptTo: answers };
    });
    await expect(sending(letterId, server.url)).rejects.toThrow(words);
    await server.close();
    const [letter] = await portal.sql(
      `select due_at < now() + interval '1 minute' as is_due_soon from letter where letter_id = $1`,
      [letterId],
    );
    expect(letter?.is_due_soon).toBe(true);
  });
});
