import type { Change } from '@omur/contract/works/approvals';
import { changedText } from '@omur/contract/works/rules/differences';
import type { Language, Text } from '@omur/contract/platform/rules/language';
import { theSociety } from '@omur/contract/platform/rules/theSociety';
import type { Queryable } from '../../platform/database/statement.ts';
import { type Actor, isStaff } from '../../platform/sessions/actor.ts';
import { notify } from '../../messages/notifications/notify.ts';
import * as queries from './queries.ts';

interface OfWork {
  workId: number;
  title: string;
}

interface Amended extends OfWork {
  parties: readonly number[];
  /** Who was paid on days that have been, and is not any more. */
  formers: readonly number[];
  /** Those who are asked to approve get the changes with the question. */
  isAskedAnew: boolean;
  by: Text;
  changes: readonly Change[];
}

/** The parties of a work, but for anyone who acts. */
export async function findParties(db: Queryable, workId: number): Promise<number[]> {
  return (await queries.findParties.rows<{ personId: number }>(db, { workId })).map(
    ({ personId }) => personId,
  );
}

/** Who did it, as members are told. */
export const shownNameOf = (actor: Actor): Text =>
  isStaff(actor) ? theSociety : { is: actor.name, en: actor.name };

const linkTo = (workId: number) => `/verk/${workId}`;

export async function notifyParties(db: Queryable, amended: Amended): Promise<void> {
  const { workId, title, parties, formers, isAskedAnew, by, changes } = amended;
  const awaited = isAskedAnew ? await queries.findAwaited.rows<{ personId: number }>(db, { workId }) : [];
  const told = new Set(parties);
  const toldOfPast = new Set(formers);
  for (const { personId } of awaited) {
    told.delete(personId);
    toldOfPast.delete(personId);
  }
  for (const personId of told) toldOfPast.delete(personId);
  const letter = {
    kind: 'workAmended',
    header: { is: `Skráningu breytt: „${title}“`, en: `Registration amended: “${title}”` },
    body: {
      is: `${by.is} hefur breytt skráningu verksins „${title}“.\n\n${listed(changes, 'is')}`,
      en: `${by.en} has amended the registration of the work “${title}”.\n\n${listed(changes, 'en')}`,
    },
  } as const;
  await notify(db, [...told], { ...letter, link: linkTo(workId) });
  // They are on the work no longer, so there is nothing that they could open.
  await notify(db, [...toldOfPast], letter);
}

export async function notifyWithdrawn(
  db: Queryable,
  { title, parties, by, reason }: { title: string; parties: readonly number[]; by: Text; reason: string },
): Promise<void> {
  await notify(db, parties, {
    kind: 'workAmended',
    header: { is: `Skráning dregin til baka: „${title}“`, en: `Registration withdrawn: “${title}”` },
    body: {
      is: `${by.is} hefur dregið skráningu verksins „${title}“ til baka.\n\nÁstæða: ${reason}`,
      en: `${by.en} has withdrawn the registration of the work “${title}”.\n\nReason: ${reason}`,
    },
  });
}

export async function notifyDecision(
  db: Queryable,
  personId: number,
  { workId, title, isAccepted, remark }: OfWork & { isAccepted: boolean; remark: string | null },
): Promise<void> {
  const said = (label: string) => (remark ? `\n\n${label}: ${remark}` : '');
  await notify(db, [personId], {
    kind: 'workAmended',
    header: isAccepted
      ? { is: `Breyting samþykkt: „${title}“`, en: `Change accepted: “${title}”` }
      : { is: `Breytingu hafnað: „${title}“`, en: `Change refused: “${title}”` },
    body: isAccepted
      ? {
          is: `Félagið hefur samþykkt breytinguna sem þú lagðir til á verkinu „${title}“.${said('Athugasemd')}`,
          en: `The society has accepted the change that you proposed to the work “${title}”.${said('Remark')}`,
        }
      : {
          is: `Félagið hefur hafnað breytingunni sem þú lagðir til á verkinu „${title}“. Verkið er óbreytt.${said('Athugasemd')}`,
          en: `The society has refused the change that you proposed to the work “${title}”. The work has not changed.${said('Remark')}`,
        },
    link: linkTo(workId),
  });
}

function listed(changes: readonly Change[], language: Language): string {
  const side = (change: Change, value: string | null) =>
    value === null ? '–' : changedText(change, value, language);
  return changes
    .map(
      (change) => `${change.label[language]}: ${side(change, change.before)} → ${side(change, change.after)}`,
    )
    .join('\n\n');
}
