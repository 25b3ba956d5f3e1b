import type { Text } from '@omur/contract/platform/rules/language';
import type { Queryable } from '../../platform/database/statement.ts';
import { notify } from '../../messages/notifications/notify.ts';

/** The user is told though it was they who did it: if it was somebody else, this is how they learn of it. */
const unlessYou: Text = {
  is: 'Ef það varst ekki þú skaltu breyta lykilorðinu þínu og hafa samband við skrifstofu félagsins strax.',
  en: 'If it was not you, change your password and get in touch with the society’s office at once.',
};

async function say(db: Queryable, personId: number | null, header: Text, what: Text): Promise<void> {
  if (!personId) return;
  const body = { is: `${what.is} ${unlessYou.is}`, en: `${what.en} ${unlessYou.en}` };
  await notify(db, [personId], { kind: 'account', header, body, link: '/stillingar' });
}

export const notifyAppAdded = (db: Queryable, personId: number | null) =>
  say(
    db,
    personId,
    { is: 'Kóðaapp var tengt innskráningunni þinni', en: 'An authenticator app was connected to your login' },
    {
      is: 'Héðan í frá þarf kóða úr appinu auk lykilorðs til að skrá sig inn.',
      en: 'From now on you need a code from the app as well as your password to log in.',
    },
  );

export const notifyPasskeyAdded = (db: Queryable, personId: number | null, name: string) =>
  say(
    db,
    personId,
    { is: 'Aðgangslykli var bætt við innskráninguna þína', en: 'A passkey was added to your login' },
    {
      is: `Með aðgangslyklinum „${name}“ má nú skrá sig inn án lykilorðs, og lykilorð eitt dugar ekki lengur.`,
      en: `The passkey “${name}” now logs in without a password, and a password alone is no longer enough.`,
    },
  );

export const notifyWrongCodes = (db: Queryable, personId: number | null) =>
  say(
    db,
    personId,
    { is: 'Rangir kóðar við innskráningu þína', en: 'Wrong codes at your login' },
    {
      is: 'Einhver sem kann lykilorðið þitt hefur slegið inn þrjá ranga kóða.',
      en: 'Somebody who knows your password has entered three wrong codes.',
    },
  );

export const notifyAppRemoved = (db: Queryable, personId: number | null) =>
  say(
    db,
    personId,
    { is: 'Kóðaapp var fjarlægt', en: 'An authenticator app was removed' },
    {
      is: 'Innskráningin þín biður ekki lengur um kóða úr appinu.',
      en: 'Your login no longer asks for a code from the app.',
    },
  );

export const notifyPasskeyRemoved = (db: Queryable, personId: number | null, name: string) =>
  say(
    db,
    personId,
    { is: 'Aðgangslykill var fjarlægður', en: 'A passkey was removed' },
    {
      is: `Aðgangslykillinn „${name}“ opnar ekki lengur innskráninguna þína.`,
      en: `The passkey “${name}” no longer opens your login.`,
    },
  );

export const notifyCodesRenewed = (db: Queryable, personId: number | null) =>
  say(
    db,
    personId,
    { is: 'Nýir varakóðar voru búnir til', en: 'New recovery codes were made' },
    { is: 'Eldri varakóðar gilda ekki lengur.', en: 'Your old recovery codes no longer work.' },
  );

export const notifyCodeUsed = (db: Queryable, personId: number | null, left: number) =>
  say(
    db,
    personId,
    { is: 'Varakóði var notaður til að skrá sig inn', en: 'A recovery code was used to log in' },
    {
      is: left === 0 ? 'Enginn varakóði er eftir.' : `Ónotaðir varakóðar: ${left}.`,
      en: left === 0 ? 'You have no recovery codes left.' : `Recovery codes left: ${left}.`,
    },
  );

export const notifyReset = (db: Queryable, personId: number | null) =>
  say(
    db,
    personId,
    { is: 'Tveggja þrepa innskráning var fjarlægð', en: 'Your two-step login was removed' },
    {
      is: 'Skrifstofa félagsins fjarlægði kóðaapp og aðgangslykla sem tengd voru innskráningunni þinni. Lykilorðið dugar nú eitt, þar til þú setur þau upp aftur í stillingum.',
      en: 'The society’s office removed the authenticator app and passkeys from your login. You now log in with just your password, until you set them up again in your settings.',
    },
  );
