import { notify } from '../../messages/notifications/notify.ts';
import type { Queryable } from '../../platform/database/statement.ts';
import { findTitle } from './queries.ts';

const linkTo = (assemblyId: number) => `/aðalfundir/${assemblyId}`;

async function titleOf(db: Queryable, assemblyId: number) {
  const title = await findTitle.row<{ titleIs: string; titleEn: string }>(db, { assemblyId });
  return { is: title?.titleIs ?? '', en: title?.titleEn ?? '' };
}

/** O123: the notice of the assembly, to every member. */
export async function notifyAnnounced(
  db: Queryable,
  assemblyId: number,
  personIds: readonly number[],
): Promise<void> {
  const title = await titleOf(db, assemblyId);
  await notify(db, personIds, {
    kind: 'assembly',
    header: { is: `Boðað er til fundar: ${title.is}`, en: `Notice of an assembly: ${title.en}` },
    body: {
      is: 'Fundarboð og gögn fundarins eru í þjónustugáttinni.',
      en: 'The notice and the documents of the assembly are in the portal.',
    },
    link: linkTo(assemblyId),
  });
}

/** O125: the vote has opened, to those on the list. */
export async function notifyOpen(
  db: Queryable,
  assemblyId: number,
  personIds: readonly number[],
): Promise<void> {
  const title = await titleOf(db, assemblyId);
  await notify(db, personIds, {
    kind: 'assembly',
    header: { is: `Kosning er hafin: ${title.is}`, en: `The vote is open: ${title.en}` },
    body: {
      is: 'Þú ert á kjörskrá og getur greitt atkvæði í þjónustugáttinni þar til kosningu lýkur.',
      en: 'You are on the list of voters and can vote in the portal until the vote closes.',
    },
    link: linkTo(assemblyId),
  });
}

const listTexts = {
  added: {
    header: { is: 'Þú ert á kjörskrá', en: 'You are on the list of voters' },
    body: {
      is: 'Kjörskrá fundarins var gerð að nýju og nafni þínu bætt á hana. Þú getur greitt atkvæði þegar kosning hefst.',
      en: 'The list of voters of the assembly was made anew, and you were added to it. You can vote once the vote opens.',
    },
  },
  dropped: {
    header: { is: 'Þú ert ekki lengur á kjörskrá', en: 'You are no longer on the list of voters' },
    body: {
      is: 'Kjörskrá fundarins var gerð að nýju og þú ert ekki á henni, því að samkvæmt skrám félagsins varst þú ekki félagi á degi hennar. Umboð sem þú kannt að hafa veitt eða farið með á fundinum eru fallin niður.\n\nHafðu samband við félagið ef þú telur að þetta sé ekki rétt.',
      en: 'The list of voters of the assembly was made anew, and you are not on it: by the society’s records you were not a member on its day. Any proxies that you gave or held at the assembly have ended.\n\nContact the society if you believe that this is wrong.',
    },
  },
  proxyEnded: {
    header: { is: 'Umboð á fundi er fallið niður', en: 'A proxy for an assembly has ended' },
    body: {
      is: 'Kjörskrá fundarins var gerð að nýju og sá sem þú veittir umboð eða fórst með umboð fyrir er ekki á henni. Þitt eigið atkvæði átt þú áfram.',
      en: 'The list of voters of the assembly was made anew, and whoever you gave a proxy to or held one for is not on it. Your own vote is still yours.',
    },
  },
} as const;

interface Told {
  assemblyId: number;
  personIds: readonly number[];
}

/** Of which assembly, since a member may have been called to several. */
async function notifyOfList(
  db: Queryable,
  { header, body }: (typeof listTexts)[keyof typeof listTexts],
  { assemblyId, personIds }: Told,
): Promise<void> {
  const title = await titleOf(db, assemblyId);
  await notify(db, personIds, {
    kind: 'assembly',
    header: { is: `${header.is}: ${title.is}`, en: `${header.en}: ${title.en}` },
    body,
    link: linkTo(assemblyId),
  });
}

/** O254: who came onto the list made anew, or dropped off it. */
export const notifyRelisted = (db: Queryable, isAdded: boolean, told: Told): Promise<void> =>
  notifyOfList(db, listTexts[isAdded ? 'added' : 'dropped'], told);

/** O254: whose proxy ended with that. */
export const notifyProxiesEnded = (db: Queryable, told: Told): Promise<void> =>
  notifyOfList(db, listTexts.proxyEnded, told);

const proxyTexts = {
  offered: {
    header: { is: 'Þér er boðið umboð á fundi', en: 'You are offered a proxy for an assembly' },
    body: {
      is: 'Félagi biður þig um að greiða atkvæði fyrir sína hönd. Umboðið tekur gildi ef þú samþykkir það.',
      en: 'A member asks you to vote in their place. The proxy takes effect if you accept it.',
    },
  },
  accepted: {
    header: { is: 'Umboð þitt var samþykkt', en: 'Your proxy was accepted' },
    body: {
      is: 'Umboðshafi þinn greiðir atkvæði fyrir þína hönd. Þú getur dregið umboðið til baka þar til það er notað.',
      en: 'Your proxy holder votes in your place. You can withdraw the proxy until it is used.',
    },
  },
  declined: {
    header: { is: 'Umboði þínu var hafnað', en: 'Your proxy was declined' },
    body: {
      is: 'Þú greiðir atkvæði áfram í eigin nafni eða býður öðrum umboð.',
      en: 'You still vote yourself, or can offer another member a proxy.',
    },
  },
  withdrawn: {
    header: { is: 'Umboð á fundi er fallið niður', en: 'A proxy for an assembly has ended' },
    body: {
      is: 'Umboðið var dregið til baka. Félaginn greiðir nú atkvæði í eigin nafni.',
      en: 'The proxy was withdrawn. The member now votes in person.',
    },
  },
} as const;

export function notifyProxy(
  db: Queryable,
  what: keyof typeof proxyTexts,
  { assemblyId, personId }: { assemblyId: number; personId: number },
): Promise<void> {
  return notify(db, [personId], { kind: 'assembly', ...proxyTexts[what], link: linkTo(assemblyId) });
}
