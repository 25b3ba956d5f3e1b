import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { aMailServer } from '../../../test/mailServer.ts';
import { readConfig } from '../../platform/config.ts';
import { openMailLine, type PostedLetter } from './post.ts';

const settings = { ...readConfig({}), publicUrl: 'https://portal.example.is', lettersFrom: 'b@example.is' };
const letter: PostedLetter = {
  letterId: 1,
  recipient: 'thordis@example.is',
  kind: 'account',
  language: 'is',
  subject: 'Gleymt lykilorð',
  body: 'Veldu nýtt lykilorð.',
  link: '/nytt-lykilord',
  joinLink: null,
  createdAt: new Date(),
};

// As if somebody between the two had taken STARTTLS out of its answer.
let server: Awaited<ReturnType<typeof aMailServer>>;
const told: unknown[] = [];
beforeAll(async () => {
  server = await aMailServer(() => ({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, answer) => {
      told.push(password);
      answer(null, { user: username });
    },
  }));
});
afterAll(() => server.close());
beforeEach(() => {
  told.length = 0;
  server.taken.length = 0;
});

async function post(user: string, host: string): Promise<void> {
  const line = openMailLine(server.url.replace('//127.0.0.1', `//${user}${host}`), settings);
  await line.post(letter).finally(() => line.close());
}
// The same server, by a name that is not this machine's.
const elsewhere = '[::ffff:127.0.0.1]';

it('O373 tells a password to no mail server that offers no encryption, and leaves the letter unsent', async () => {
  await expect(post('omur:le%26yni@', elsewhere)).rejects.toThrow('STARTTLS');
  expect([told, server.taken]).toEqual([[], []]);
});
it('O373 goes without where there is no password, and to this machine', async () => {
  await post('', elsewhere);
  expect(told).toEqual([]);
  await post('omur:le%26yni@', '127.0.0.1');
  expect(told).toEqual(['le&yni']);
  expect(server.taken).toHaveLength(2);
});
