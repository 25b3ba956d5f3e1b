import { createHash } from 'node:crypto';
import type { NewWork } from '@omur/contract/works/registration';
import type pg from 'pg';
import { register } from '../src/works/registration/register.ts';
import { invitationLetter } from '../src/accounts/users/letters.ts';
import { demoIpi, nobodysKennitala } from './codes.ts';
import { staffActor } from './publicDomain.ts';
import { katlaId } from './people.ts';

type Unknown = NonNullable<NewWork['unknownAuthors']>[number];

const composerAndLyricist = 36;

/** Authors outside the society, as registrants typed them in. The first two look like members, one writes from abroad. */
const unknownAuthors = {
  vebjorn: unknown('Vébjörn Dalstjarna', 'vebjorn.logi@demo.example', {
    kennitala: nobodysKennitala(79_001),
  }),
  solrun: unknown('Sólrún H. Vídalín', 'solrun.h@ljod.example', { kennitala: nobodysKennitala(79_002) }),
  briet: unknown('Bríet Elfa Hrólfsdóttir', 'briet.elfa@demo.example', {
    kennitala: nobodysKennitala(79_003),
  }),
  leopold: unknown('Léopold Vasseur-Šimek', 'l.vasseur@demo.example', {
    ipiNameNumber: demoIpi(79_001),
    isForeign: true,
  }),
};

function unknown(name: string, email: string, more: Partial<Unknown>): Unknown {
  return { name, email, authorTypeId: composerAndLyricist, shareHundredths: 5000, ...more };
}

/** Works on which the unknown authors were typed in, and further ones of the same authors. */
const works: [title: string, length: string, keys: (keyof typeof unknownAuthors)[]][] = [
  ['Ljós í glugga', '3.24', ['vebjorn', 'briet']],
  ['Vorkvöld við Elliðavatn', '4.02', ['solrun', 'leopold']],
];
const further: [title: string, length: string, keys: (keyof typeof unknownAuthors)[]][] = [
  ['Fimm mínútur í flóð', '5.00', ['briet', 'leopold']],
  ['Skuggar af skýjum', '2.51', ['vebjorn', 'briet']],
];

/** Works of unknown authors, registered by staff from paper, for the page where they are joined up with those on file. */
export async function registerUnknown(client: pg.Client): Promise<void> {
  const actor = staffActor(katlaId);
  await client.query(`select set_config('omur.user_id', $1, true)`, [String(katlaId)]);
  const workIds: number[] = [];
  for (const [title, duration, keys] of works)
    workIds.push(
      await register({
        db: client,
        actor,
        body: { title, duration, authors: [], unknownAuthors: keys.map((key) => unknownAuthors[key]) },
      }),
    );
  for (const [title, duration, keys] of further)
    workIds.push(
      await register({ db: client, actor, body: { title, duration, authors: await known(client, keys) } }),
    );
  await client.query(
    `update work set review = 'approved', reviewed_at = now(), reviewed_by = $2, last_changed_at = now() where work_id = any($1)`,
    [workIds, katlaId],
  );
  await client.query(`select refresh_lights($1, 'approvedByStaff')`, [workIds]);
  await client.query(`select set_config('omur.user_id', '', true)`);
}

async function known(client: pg.Client, keys: (keyof typeof unknownAuthors)[]): Promise<NewWork['authors']> {
  const { rows } = await client.query<{ author_id: number }>(
    `select author_id from author where display_name = any($1) and person_id in (select person_id from person where is_unregistered) order by author_id`,
    [keys.map((key) => unknownAuthors[key].name)],
  );
  return rows.map(({ author_id: authorId }) => ({
    authorId,
    authorTypeId: composerAndLyricist,
    shareHundredths: 5000,
  }));
}

/** The same in every demo, so that two of them are alike. */
const token = createHash('sha256').update('invitation of the demo society').digest();

/** Þórdís's sister has been invited, and has not logged in yet. The letter is in the mailbox. */
export async function inviteSister(client: pg.Client, now: Date): Promise<void> {
  // The newest of all letters, as its number says.
  const sent = new Date(now.getTime() - 60_000);
  const expiresAt = new Date(sent.getTime() + 7 * 86_400_000);
  const { rows } = await client.query<{ user_id: number; email: string; name: string }>(
    `insert into app_user (kennitala, name, role, person_id, created_at)
     select kennitala, name, 'member', person_id, $1 from person where person_id = 1010
     returning user_id, name, (select email from person where person_id = 1010)`,
    [sent],
  );
  const user = rows[0];
  if (!user) throw new Error('The demo society has no sister.');
  const { user_id: userId, email, name } = user;
  await client.query(
    `insert into invitation (user_id, token_hash, email, invited_by, created_at, expires_at) values ($1, $2, $3, $4, $5, $6)`,
    [
      userId,
      createHash('sha256').update(token.toString('base64url')).digest(),
      email,
      katlaId,
      sent,
      expiresAt,
    ],
  );
  const { subject, body } = invitationLetter('is', {
    name,
    societyName: 'Ómur',
    hasPassword: false,
    expiresAt,
  });
  await client.query(
    `insert into letter (person_id, kind, recipient, language, subject, body, link, created_at, sent_at, attempts, is_kept_here)
     values (1010, 'account', $1, 'is', $2, $3, $4, $5, $5, 1, true)`,
    [email, subject, body, `/velkomin/${token.toString('base64url')}`, sent],
  );
}
