import type { Change } from '@omur/contract/works/approvals';
import { changedText } from '@omur/contract/works/rules/differences';
import type { Language, Text } from '@omur/contract/platform/rules/language';
import type { Queryable } from '../../platform/database/statement.ts';
import { notify } from '../../messages/notifications/notify.ts';
import * as queries from './queries.ts';

interface OfDispute {
  disputeId: number;
  workId: number;
  title: string;
  /** Who acts, and is not told; 0 is the clock. */
  personId: number;
}

async function tell(
  db: Queryable,
  dispute: OfDispute,
  [header, body]: readonly [Text, Text],
  whom = queries.findParties,
): Promise<void> {
  const { disputeId, workId, personId } = dispute;
  const parties = await whom.rows<{ personId: number }>(db, { disputeId });
  const others = parties.map((one) => one.personId).filter((one) => one !== personId);
  await notify(db, others, { kind: 'dispute', header, body, link: `/verk/${workId}?flipi=samthykki` });
}

const terms: Text = {
  is: 'Það sem ekki er deilt um er greitt eins og áður. Aðeins hluturinn sem er vefengdur bíður niðurstöðu. Svari ekki allir í tæka tíð úrskurðar félagið.',
  en: 'What is not disputed is paid as before. Only the share in doubt waits for the outcome. If not everybody answers in time, the society decides.',
};

/** That there is something to answer, never the reasons: letters are not for secrets. */
export const notifyOpened = (db: Queryable, dispute: OfDispute) =>
  tell(db, dispute, [
    { is: `Hlutföll vefengd: „${dispute.title}“`, en: `Shares disputed: “${dispute.title}”` },
    {
      is: `Meðhöfundur hefur lagt til önnur hlutföll í verkinu „${dispute.title}“ og þinn hlutur breytist. Skráðu þig inn til að samþykkja, bjóða annað eða vísa málinu til félagsins.\n\n${terms.is}`,
      en: `A co-author has proposed other shares for the work “${dispute.title}”, and yours would change. Log in to accept, make another offer or leave it to the society.\n\n${terms.en}`,
    },
  ]);

/** H123: to all whose share is in doubt, the registrant too: they have accepted nothing. */
export const notifyOverclaimed = (db: Queryable, dispute: OfDispute) =>
  tell(db, dispute, [
    { is: `Kröfur umfram 100 %: „${dispute.title}“`, en: `Claims over 100%: “${dispute.title}”` },
    {
      is: `Tvær skráningar á verkinu „${dispute.title}“ krefjast samanlagt meira en alls verksins. Skráðu þig inn til að samþykkja, bjóða annað eða vísa málinu til félagsins.\n\n${terms.is}`,
      en: `Two registrations of the work “${dispute.title}” together claim more than all of it. Log in to accept, make another offer or leave it to the society.\n\n${terms.en}`,
    },
  ]);

export const notifyOffered = (db: Queryable, dispute: OfDispute) =>
  tell(db, dispute, [
    { is: `Nýtt tilboð: „${dispute.title}“`, en: `A new offer: “${dispute.title}”` },
    {
      is: `Nýtt tilboð um hlutföll í verkinu „${dispute.title}“ bíður svars þíns.\n\n${terms.is}`,
      en: `A new offer on the shares of the work “${dispute.title}” waits for your answer.\n\n${terms.en}`,
    },
  ]);

/** Why a dispute is for staff: a party left it to them, nobody answered in time, or what was agreed takes from others (R173). */
type WithStaff = 'referred' | 'late' | 'agreedAtCost';

const withStaff = ({ title }: OfDispute): Record<WithStaff, Text> => ({
  referred: {
    is: `Ágreiningi um hlutföll í verkinu „${title}“ hefur verið vísað til félagsins. Það úrskurðar um þann hlut sem deilt er um.`,
    en: `The dispute over the shares of the work “${title}” was left to the society, which decides on the share in doubt.`,
  },
  late: {
    is: `Ekki náðist samkomulag í tæka tíð um hlutföll í verkinu „${title}“. Félagið úrskurðar um þann hlut sem deilt er um.`,
    en: `The authors did not agree in time on the shares of the work “${title}”. The society decides on the share in doubt.`,
  },
  agreedAtCost: {
    is: `Höfundar hafa komið sér saman um önnur hlutföll í verkinu „${title}“. Þau varða fleiri en þá, svo að félagið úrskurðar.`,
    en: `Authors have agreed on other shares for the work “${title}”. These concern others than them, so the society decides.`,
  },
});

export const notifyWithStaff = (db: Queryable, dispute: OfDispute, why: WithStaff) =>
  tell(
    db,
    dispute,
    [
      { is: `Félagið úrskurðar: „${dispute.title}“`, en: `The society will decide: “${dispute.title}”` },
      withStaff(dispute)[why],
    ],
    queries.findConcerned,
  );

interface Outcome {
  state: 'agreed' | 'decided' | 'withdrawn';
  changes: readonly Change[];
}

const endings: Record<Outcome['state'], Text> = {
  agreed: { is: 'Samkomulag hefur náðst', en: 'The authors have agreed' },
  decided: { is: 'Félagið hefur úrskurðað', en: 'The society has decided' },
  withdrawn: { is: 'Ágreiningurinn var dreginn til baka', en: 'The dispute was withdrawn' },
};

export async function notifyEnded(
  db: Queryable,
  dispute: OfDispute,
  { state, changes }: Outcome,
): Promise<void> {
  const { is, en } = endings[state];
  const { title } = dispute;
  const listed = (language: Language) =>
    changes.map(
      (change) =>
        `\n\n${change.label[language]}: ${side(change, change.before, language)} → ${side(change, change.after, language)}`,
    );
  await tell(
    db,
    dispute,
    [
      { is: `${is}: „${title}“`, en: `${en}: “${title}”` },
      {
        is: `${is} um hlutföll í verkinu „${title}“. Það sem beið er greitt með næstu úthlutun eftir niðurstöðunni.${listed('is').join('')}`,
        en: `${en} on the shares of the work “${title}”. What waited is paid with the next distribution, by the outcome.${listed('en').join('')}`,
      },
    ],
    queries.findConcerned,
  );
}

const side = (change: Change, value: string | null, language: Language) =>
  value === null ? '–' : changedText(change, value, language);
