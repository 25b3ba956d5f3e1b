/** Who looks at a page; nobody is logged in as '-'. */
export const kennitalas = {
  '-': null,
  member: '0101302479',
  lyricist: '0101302559',
  newcomer: '1201603379',
  publisher: '4101302199',
  editor: '0101302399',
  administrator: '0101302129',
  secondAdministrator: '0101302209',
} as const;
export type Visitor = keyof typeof kennitalas;

/** Asks the portal in somebody's name, or sends it something. */
export type Ask = <Answer>(path: string, sent?: { method: string; body?: object }) => Promise<Answer>;
/** Where a page is; what has a number of its own is looked for, in the visitor's name, and made where only another can. */
export type Address = string | ((ask: Ask, as: (visitor: Visitor) => Promise<Ask>) => Promise<string>);
export type Pages = Readonly<Partial<Record<Visitor, Readonly<Record<string, Address>>>>>;

/** The run that waits to be finished. */
export async function waitingRun(ask: Ask): Promise<string> {
  const runs = await ask<{ uthlutuN_NR: number; stadA_UTHLUTUNAR: string }[]>('/api/money/runs?limit=20');
  const open = runs.find(({ stadA_UTHLUTUNAR }) => stadA_UTHLUTUNAR === 'checked');
  return `/úthlutunarkeyrslur/${open?.uthlutuN_NR}`;
}

/** Why the largest line of the member's latest main distribution came to what it did. */
export async function whyThisKrona(ask: Ask): Promise<string> {
  const [right] = await ask<{ rettindI_NR: number }[]>('/api/persons/1001/rights');
  const own = await ask<{ uthlutuN_NR: number; heitI_UTHLUTUNAR: string }[]>(
    `/api/persons/statistics?rights=${right?.rettindI_NR}`,
  );
  const latest = own.findLast(({ heitI_UTHLUTUNAR }) => heitI_UTHLUTUNAR.startsWith('Aðalúthlutun'));
  const lines = await ask<{ skilalinA_NR: number; upphad: number }[]>(
    `/api/persons/statistics/distributions?Did=${latest?.uthlutuN_NR}&rights=${right?.rettindI_NR}`,
  );
  const [largest] = lines.toSorted((a, b) => b.upphad - a.upphad);
  return `/stats/skýring/${latest?.uthlutuN_NR}/${largest?.skilalinA_NR}`;
}

/** The pages of docs/pages.md, by the name of their picture. */
export const pages: Pages = {
  '-': { login: '/login', forgotten: '/gleymt-lykilord' },
  member: {
    home: '/mitt-spjald',
    author: '/mitt-spjald?flipi=hofundur',
    performances: '/mitt-spjald?flipi=flutningar',
    works: '/verkaskra',
    register: '/verk/stofna',
    bulk: '/verk/skra-morg',
    live: '/lifandi-flutningar/stofna',
    concert: '/lifandi-flutningar/stofna/innlendur',
    groups: '/hópar',
    heirs: '/erfingjar',
    access: '/umboð',
    contracts: '/samningar',
    statistics: '/stats',
    payments: '/greiðslur',
    why: whyThisKrona,
    funds: '/sjodir-umsokn',
    musicstart: '/musicstart',
    assemblies: '/aðalfundir',
    news: '/fréttir',
    cases: '/erindi',
    notifications: '/tilkynningar',
    unmatched: '/óráðstafað',
    history: '/skráningar',
    settings: '/stillingar',
    help: '/hjalp',
    nowhere: '/engin-slík-síða',
  },
  lyricist: {
    lyricist: '/mitt-spjald',
    room: '/höfundafundur/101',
    setlists: '/lifandi-flutningar/lagalistar',
  },
  newcomer: { newcomer: '/mitt-spjald' },
  publisher: {
    publisher: '/mitt-spjald',
    catalogue: '/verkaskra',
    agreements: '/samningar',
    cwr: '/cwr',
    revenue: '/stats',
  },
  editor: {
    desk: '/mitt-spjald',
    review: '/yfirferð',
    provisional: '/bráðabirgðaskráningar',
    unanswered: '/samþykki-í-bið',
    cuesheets: '/cue-blöð',
    disputes: '/ágreiningur',
    codes: '/kóðar',
    inbox: '/innhólf',
    claims: '/kröfur',
    usage: '/notkun',
    matching: '/pörun',
    concerts: '/lifandi-flutningar/yfirlit',
    venues: '/staðir',
    unknown: '/óþekktir-höfundar',
    periods: '/sjóðir/tímabil',
    submissions: '/samningar/innsendir',
    ipi: '/ipi?leit=lindqvist',
    cwrquestions: '/cwr-spurningar',
    cwrout: '/cwr-ut',
    iswc: '/iswc',
  },
  administrator: {
    users: '/notendur',
    mailbox: '/pósthólf',
    distributions: '/úthlutanir',
    days: '/úthlutanir/dagar',
    runs: '/úthlutunarkeyrslur',
    preview: waitingRun,
    ledger: '/bókhald',
    income: '/tekjur',
    payruns: '/greiðslukeyrslur',
    estates: '/danarbu',
    jobs: '/verkraðir',
    operations: '/rekstur',
  },
};
