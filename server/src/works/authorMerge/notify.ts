import type { Queryable } from '../../platform/database/statement.ts';
import type { Actor } from '../../platform/sessions/actor.ts';
import { notify } from '../../messages/notifications/notify.ts';
import type { LockedAuthor } from './lock.ts';
import { findParties } from './queries.ts';

interface Joined {
  unknown: LockedAuthor;
  into: LockedAuthor;
  workIds: readonly number[];
}

interface Parties extends Record<string, unknown> {
  personIds: number[];
  titles: string[];
  worksCount: number;
}

/** Tells everyone with a part in the works who the unknown author is, once each, naming their own works (J3). */
export async function notifyJoined(
  db: Queryable,
  actor: Actor,
  { unknown, into, workIds }: Joined,
): Promise<void> {
  const parties = await findParties.rows<Parties>(db, { workIds });
  const { displayName: name, authorId } = into;
  const before = unknown.displayName;
  for (const { personIds, titles, worksCount } of parties) {
    const named = worksNamed(titles, worksCount);
    const others = personIds.filter((one) => one !== actor.personId && one !== into.personId);
    await notify(db, others, {
      kind: 'workAmended',
      header: {
        is: `Óþekktur höfundur er nú skráður: ${name}`,
        en: `An unknown author is now registered: ${name}`,
      },
      body: {
        is: `${name} (höfundur nr. ${authorId}) reyndist vera höfundurinn sem stóð á ${named.is} utan félags undir nafninu „${before}“. Hlutföll eru óbreytt.`,
        en: `${name} (author no. ${authorId}) turned out to be the author listed as “${before}”, outside the society, on ${named.en}. Shares are unchanged.`,
      },
      link: linkTo(workIds, worksCount),
    });
    if (!personIds.includes(into.personId) || into.personId === actor.personId) continue;
    await notify(db, [into.personId], {
      kind: 'workAmended',
      header: { is: 'Verk hafa verið færð á þig', en: 'Works have been moved to you' },
      body: {
        is: `Á ${named.is} varst þú höfundur utan félags undir nafninu „${before}“. Nú er höfundarnúmer þitt þar, ${authorId}. Hlutföll eru óbreytt.`,
        en: `You were listed as “${before}”, outside the society, on ${named.en}. Your author number, ${authorId}, is now there instead. Shares are unchanged.`,
      },
      link: linkTo(workIds, worksCount),
    });
  }
}

function linkTo(workIds: readonly number[], worksCount: number): string {
  return worksCount === 1 && workIds.length === 1 ? `/verk/${workIds[0]}` : '/mitt-spjald';
}

/** „Andvaka“, „Brim“ og „Dögun“ — or with how many more there are. */
function worksNamed(titles: readonly string[], worksCount: number) {
  const more = worksCount - titles.length;
  const listed = (language: 'is' | 'en', quotes: readonly [string, string], and: string, rest: string) => {
    const parts = titles.map((title) => `${quotes[0]}${title}${quotes[1]}`);
    if (more > 0) parts.push(rest);
    const all =
      parts.length > 1 ? `${parts.slice(0, -1).join(', ')} ${and} ${parts.at(-1)}` : (parts[0] ?? '');
    const noun = {
      is: worksCount === 1 ? 'verkinu' : 'verkunum',
      en: worksCount === 1 ? 'the work' : 'the works',
    };
    return `${noun[language]} ${all}`;
  };
  return {
    is: listed('is', ['„', '“'], 'og', `${more} í viðbót`),
    en: listed('en', ['“', '”'], 'and', `${more} more`),
  };
}
