import type { Text } from '@omur/contract/platform/rules/language';
import { theSociety } from '@omur/contract/platform/rules/theSociety';
import { isStaffRole } from '@omur/contract/platform/values';
import type { Queryable } from '../../platform/database/statement.ts';
import type { Actor } from '../../platform/sessions/actor.ts';
import { notify, type Message } from '../../messages/notifications/notify.ts';

export interface Terms {
  isReadOnly: boolean;
  lastDay: string | null;
}

/** Somebody who is told. Users who are nobody's person are told nothing; the page shows them all the same. */
interface Notified {
  personId: number | null;
}

/** Who did it, as the others read it: members see staff as the society. */
function nameOf({ name, realName, realRole, userId, realUserId }: Actor): Text {
  if (userId === realUserId) return { is: name, en: name };
  if (isStaffRole(realRole)) return theSociety;
  return { is: realName, en: realName };
}

/** How far it goes and how long, as a sentence of its own. */
function termsText({ isReadOnly, lastDay }: Terms): Text {
  const day = lastDay?.split('-').toReversed().map(Number).join('.');
  return {
    is: `Umboðið er ${isReadOnly ? 'aðeins til lestrar' : 'til að skoða og skrá'}${day ? ` og gildir til og með ${day}` : ''}.`,
    en: `It is ${isReadOnly ? 'view-only' : 'for viewing and registering'}${lastDay ? ` and valid until ${lastDay}` : ''}.`,
  };
}

async function say(db: Queryable, told: Notified, message: Omit<Message, 'kind' | 'link'>): Promise<void> {
  if (told.personId === null) return;
  await notify(db, [told.personId], { kind: 'accessChanged', link: '/umboð', ...message });
}

export function notifyGranted(db: Queryable, actor: Actor, grantee: Notified, terms: Terms) {
  const { is, en } = termsText(terms);
  return say(db, grantee, {
    header: { is: `Umboð: ${actor.name}`, en: `Access: ${actor.name}` },
    body: {
      is: `${actor.name} veitir þér umboð til að koma fram fyrir sína hönd. ${is}`,
      en: `${actor.name} lets you act on their behalf. ${en}`,
    },
  });
}

/** Whom an administrator granted or removed it for. Nobody is told of what they did themselves. */
export async function notifyOwner(db: Queryable, actor: Actor, other: { name: string }, what: Text) {
  if (actor.userId === actor.realUserId || !actor.personId) return;
  const by = nameOf(actor);
  await say(db, actor, {
    header: { is: `Umboð: ${other.name}`, en: `Access: ${other.name}` },
    body: { is: `${by.is} ${what.is}: ${other.name}.`, en: `${by.en} ${what.en}: ${other.name}.` },
  });
}

export function notifyRemoved(db: Queryable, actor: Actor, grantee: Notified) {
  return say(db, grantee, {
    header: { is: `Umboð fellt niður: ${actor.name}`, en: `Access removed: ${actor.name}` },
    body: {
      is: `${actor.name} fellir niður umboð þitt. Þú getur ekki lengur komið fram í því umboði.`,
      en: `${actor.name} has removed your access. You can no longer act on their behalf.`,
    },
  });
}

export function notifyGivenUp(db: Queryable, actor: Actor, owner: Notified) {
  return say(db, owner, {
    header: { is: `Umboði skilað: ${actor.name}`, en: `Access given up: ${actor.name}` },
    body: {
      is: `${actor.name} skilar umboðinu sem þú veittir, og kemur ekki lengur fram fyrir þína hönd.`,
      en: `${actor.name} has given up the access you granted and can no longer act on your behalf.`,
    },
  });
}

export function notifyAsked(
  db: Queryable,
  actor: Actor,
  asked: Notified,
  { remark, ...terms }: Terms & { remark: string | null },
) {
  const { is, en } = termsText(terms);
  const quoted = remark ? `\n\n„${remark}“` : '';
  return say(db, asked, {
    header: { is: `Beiðni um umboð: ${actor.name}`, en: `Request for access: ${actor.name}` },
    body: {
      is: `${actor.name} biður þig um umboð til að koma fram fyrir þína hönd. ${is} Ekkert breytist nema þú samþykkir.${quoted}`,
      en: `${actor.name} is asking for access to act on your behalf. ${en} Nothing changes unless you accept.${quoted}`,
    },
  });
}

export function notifyRefused(db: Queryable, actor: Actor, asker: Notified) {
  return say(db, asker, {
    header: { is: `Beiðni hafnað: ${actor.name}`, en: `Request refused: ${actor.name}` },
    body: {
      is: `${actor.name} hafnar beiðni þinni um umboð.`,
      en: `${actor.name} has refused your request for access.`,
    },
  });
}

/** S5: once a day for each who acts. */
export async function notifyUsed(
  db: Queryable,
  by: Pick<Actor, 'realName' | 'realRole'>,
  owner: Notified,
): Promise<void> {
  if (owner.personId === null) return;
  const isSociety = isStaffRole(by.realRole);
  const name = isSociety ? theSociety : { is: by.realName, en: by.realName };
  await notify(db, [owner.personId], {
    kind: 'accessUsed',
    header: { is: `Umboð notað: ${name.is}`, en: `Access used: ${name.en}` },
    body: {
      is: `${name.is} kemur fram fyrir þína hönd í dag. Á stillingasíðunni sérðu hverjir koma fram fyrir þig og hverju þeir breyta.`,
      en: `${name.en} is acting on your behalf today. Your settings show who acts for you and what they change.`,
    },
    link: '/stillingar',
  });
}
