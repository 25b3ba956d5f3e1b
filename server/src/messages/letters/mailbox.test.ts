import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';

let portal: Portal;
let editor: Someone;
let member: Someone;
let administrator: Someone;
beforeAll(async () => {
  portal = await aPortal();
  editor = await portal.someone({ role: 'editor' });
  member = await portal.someone();
  administrator = await portal.someone({ role: 'administrator', isPerson: false });
});
afterAll(() => portal.close());

async function aLetter(columns: Record<string, unknown> = {}): Promise<number> {
  const row = {
    kind: 'approvalAsked',
    recipient: 'jon@example.is',
    language: 'is',
    subject: 'Beiðni',
    body: 'Góðan dag.',
    link: '/samthykki/abcdefghijklmnopqrstuvwxyz0123456789',
    ...columns,
  };
  const names = Object.keys(row);
  const [letter] = await portal.sql(
    `insert into letter (${names.join(', ')}) values (${names.map((_, i) => `$${i + 1}`).join(', ')}) returning letter_id`,
    Object.values(row),
  );
  return letter?.letter_id;
}
const ask = (path: string, as: Someone | undefined = editor) => portal.ask(`GET /api/letters${path}`, { as });

describe('the mailbox', () => {
  it('J2 is for staff', async () => {
    const letterId = await aLetter();
    expect((await portal.ask('GET /api/letters')).status).toBe(401);
    for (const path of ['', `/${letterId}`]) expect((await ask(path, member)).status).toBe(403);
    expect((await portal.ask(`POST /api/letters/${letterId}/retry`, { as: member })).status).toBe(403);
  });
  it('J2 lists letters, newest first, with what became of each', async () => {
    await portal.sql('delete from letter');
    await aLetter({ subject: 'Bíður' });
    await aLetter({
      subject: 'Mistókst',
      last_error: '550 no such mailbox',
      attempts: 2,
      due_at: 'infinity',
    });
    await aLetter({ subject: 'Reynt aftur', last_error: '451 come back later', attempts: 2 });
    await aLetter({ subject: 'Sent', sent_at: new Date() });
    await aLetter({ subject: 'Aðeins hér', sent_at: new Date(), is_kept_here: true });
    const { body } = await ask('');
    expect(body.map((one: Record<string, unknown>) => [one.efni, one.stadA_BREFS])).toEqual([
      ['Aðeins hér', 'kept'],
      ['Sent', 'sent'],
      ['Reynt aftur', 'retrying'],
      ['Mistókst', 'failed'],
      ['Bíður', 'waiting'],
    ]);
    for (const state of ['waiting', 'retrying', 'failed', 'sent', 'kept'])
      expect((await ask(`?limit=5&state=${state}`)).body).toMatchObject([{ stadA_BREFS: state }]);
    expect((await ask('?state=lost')).status).toBe(422);
  });
  it('J2 is searched by recipient and subject, blind to case and accents', async () => {
    await aLetter({ subject: 'Ljóð ársins', recipient: 'thorunn@example.is' });
    for (const q of ['LJOD', 'ljóð', 'thorunn@'])
      expect((await ask(`?limit=5&q=${encodeURIComponent(q)}`)).body).toMatchObject([
        { efni: 'Ljóð ársins' },
      ]);
    const none = await ask('?q=enginn');
    expect([none.status, none.body.Code]).toEqual([404, 'letter.noneFound']);
  });
  it('J2 shows a letter’s text, and its signed link only when it was never mailed', async () => {
    const mailed = await ask(`/${await aLetter({ sent_at: new Date() })}`);
    expect(mailed.body).toMatchObject({
      body: 'Góðan dag.',
      tengill: '/samthykki/…',
      vidtakandi: 'jon@example.is',
    });
    const keptId = await aLetter({ sent_at: new Date(), is_kept_here: true });
    expect((await ask(`/${keptId}`)).body.tengill).toBe('/samthykki/…');
    const kept = await ask(`/${keptId}`, administrator);
    expect(kept.body.tengill).toBe('/samthykki/abcdefghijklmnopqrstuvwxyz0123456789');
    expect((await ask('/999999')).status).toBe(404);
  });
  it('J2 shows a letter as its reader gets it, with no more of its link than its text has', async () => {
    const secret = 'abcdefghijklmnopqrstuvwxyz0123456789';
    const mailed = await ask(
      `/${await aLetter({ body: 'Góðan <script>alert(1)</script> dag.', sent_at: new Date() })}/html`,
    );
    expect(mailed).toMatchObject({
      status: 200,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'content-disposition': expect.stringMatching(/^attachment/),
      },
    });
    expect(mailed.text).toContain('Góðan &lt;script&gt;alert(1)&lt;/script&gt; dag.');
    expect(mailed.text).not.toContain(secret);
    const kept = await aLetter({ sent_at: new Date(), is_kept_here: true });
    expect((await ask(`/${kept}/html`)).text).not.toContain(secret);
    expect((await ask(`/${kept}/html`, administrator)).text).toContain(`/samthykki/${secret}`);
    expect((await ask('/999999/html')).body.Code).toBe('letter.notFound');
    expect((await ask(`/${kept}/html`, member)).status).toBe(403);
    expect((await portal.ask(`GET /api/letters/${kept}/html`)).status).toBe(401);
  });
  it('J2 sends one that failed now, with all its tries before it, and none twice', async () => {
    const letterId = await aLetter({ last_error: 'no answer', attempts: 25, due_at: 'infinity' });
    const retry = (id: number) => portal.ask(`POST /api/letters/${id}/retry`, { as: editor });
    expect((await retry(letterId)).status).toBe(204);
    const [letter] = await portal.sql(
      'select attempts, due_at <= now() as is_due from letter where letter_id = $1',
      [letterId],
    );
    expect(letter).toEqual({ attempts: 0, is_due: true });
    expect((await retry(await aLetter({ sent_at: new Date() }))).body.Code).toBe('letter.sentAlready');
    expect((await retry(999_999)).status).toBe(404);
  });
});
