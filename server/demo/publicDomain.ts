import type { NewWork } from '@omur/contract/works/registration';
import { publicDomainAuthorId } from '@omur/contract/people/rules/authorTypes';
import type pg from 'pg';
import type { Actor } from '../src/platform/sessions/actor.ts';
import { register } from '../src/works/registration/register.ts';
import type { Circle } from './authors.ts';
import { publicDomainWorks, type PublicDomainWork } from './catalogue.ts';
import { demoUsers, ragnarId } from './people.ts';

const firstAuthorId = 11_001;
const firstPersonId = 1101;

/** The composers and poets themselves. Nobody claims for them any more; that they are long dead stands in the notes, for the day is not on file. */
export function oldMasters(): Circle {
  const years = new Map(
    publicDomainWorks.flatMap(({ composer, composer_died, lyricist, lyricist_died }): [string, string][] => [
      [composer, composer_died],
      [lyricist, lyricist_died],
    ]),
  );
  years.delete('');
  const people = [...years].map(([name, year], i) => ({
    name,
    year,
    personId: firstPersonId + i,
    authorId: firstAuthorId + i,
  }));
  return {
    persons: people.map(({ personId, name, year }) => ({ personId, name, notes: `Lést árið ${year}.` })),
    authors: people.map(({ authorId, personId, name }) => ({ authorId, personId, displayName: name })),
    rights: [],
  };
}

/** Registers the songs by the very rules that a form is held to, and approves them as staff do. */
export async function registerPublicDomain(client: pg.Client, masters: Circle): Promise<number[]> {
  const actor = staffActor(ragnarId);
  const authorIds = new Map(masters.authors.map(({ authorId, displayName }) => [displayName, authorId]));
  await client.query(`select set_config('omur.user_id', $1, true)`, [String(actor.userId)]);
  const workIds: number[] = [];
  for (const song of publicDomainWorks)
    workIds.push(await register({ db: client, actor, body: bodyOf(song, authorIds) }));
  await client.query(
    `update work set review = 'approved', reviewed_at = now(), reviewed_by = $2, last_changed_at = now() where work_id = any($1)`,
    [workIds, actor.userId],
  );
  await client.query(`select refresh_lights($1, 'approvedByStaff')`, [workIds]);
  await client.query(`select set_config('omur.user_id', '', true)`);
  return workIds;
}

function bodyOf(song: PublicDomainWork, authorIds: ReadonlyMap<string, number>): NewWork {
  return {
    title: song.title,
    duration: song.length,
    authors: sharesOf(song.composer, song.lyricist).map(([name, authorTypeId, shareHundredths]) => ({
      authorId: authorIds.get(name) ?? publicDomainAuthorId,
      authorTypeId,
      shareHundredths,
    })),
    otherTitles: song.other_titles
      .split(';')
      .filter((title) => title !== '')
      .map((title) => ({ title })),
  };
}

/** Beside a traditional tune the poet may have a third; otherwise composer and poet share alike. */
function sharesOf(
  composer: string,
  lyricist: string,
): [name: string, authorTypeId: number, shareHundredths: number][] {
  if (composer === lyricist) return [[composer, 36, 10_000]];
  const words = composer === '' ? 3333 : 5000;
  return [
    [composer, 33, 10_000 - words],
    [lyricist, 34, words],
  ];
}

export function staffActor(userId: number): Actor {
  const user = demoUsers.find((one) => one.userId === userId);
  if (!user) throw new Error(`The demo society has no user ${userId}.`);
  const { kennitala, name, role } = user;
  return {
    userId,
    realUserId: userId,
    role,
    realRole: role,
    personId: 0,
    kennitala,
    name,
    realName: name,
    isReadOnly: false,
    mustSetUp: false,
    tokenHash: Buffer.alloc(0),
  };
}
