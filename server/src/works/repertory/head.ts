import type { RepertoryWork } from '@omur/contract/works/repertory';
import { formatIswc } from '@omur/contract/works/rules/iswc';
import type { Config } from '../../platform/config.ts';
import { networkOf } from '../../platform/http/network.ts';
import type { PublicHeads } from '../../platform/http/pages.ts';
import { publicReads } from '../../platform/http/positions.ts';
import { PublicRate } from '../../platform/http/publicRate.ts';
import type { Server } from '../../platform/http/serve.ts';
import { repertoryWork } from './search.ts';

type Settings = Pick<Config, 'isRepertoryPublic' | 'publicRatePerMinute' | 'publicUrl' | 'societyName'>;

const searchPath = '/verkaleit';

/** O101, O334: what the pages of the repertory say before any script runs. */
export function repertoryHeads(
  server: Pick<Server, 'pool' | 'reads' | 'positions'>,
  config: Settings,
): PublicHeads {
  const rate = new PublicRate(server.pool, 'repertory pages', config.publicRatePerMinute);
  const headOf: PublicHeads['headOf'] = async (path, request) => {
    if (!config.isRepertoryPublic) return undefined;
    if (path === searchPath) return headOfSearch(config);
    const workNumber = /^\/verkaleit\/([\w.-]{1,40})$/.exec(path)?.[1];
    if (workNumber === undefined) return undefined;
    await rate.assertWithin(networkOf(request.ip));
    const work = await repertoryWork(publicReads(server, request), workNumber);
    return work && headOfWork(work, config);
  };
  return { headOf, robots: config.isRepertoryPublic ? openRobots(config) : closedRobots };
}

function headOfSearch({ publicUrl, societyName }: Settings): string {
  const about = `Leitaðu í verkaskrá: ${societyName}. Search the repertory by title, writer, performer or code.`;
  return `<title>${escaped(`Verkaleit · Find works · ${societyName}`)}</title>
    <meta name="description" content="${escaped(about)}" />
    <link rel="canonical" href="${escaped(publicUrl + searchPath)}" />`;
}

function headOfWork(work: RepertoryWork, config: Settings): string {
  const url = `${config.publicUrl}${searchPath}/${work.workId}`;
  const writers = [...new Set(work.writers.map(({ name }) => name))].join(', ');
  return `<title>${escaped(`${work.title} · ${config.societyName}`)}</title>
    <meta name="description" content="${escaped(writers === '' ? work.title : `${work.title}: ${writers}`)}" />
    <link rel="canonical" href="${escaped(url)}" />
    <script type="application/ld+json">${jsonLdOf(work, url, config.societyName)}</script>`;
}

const composes = new Set(['C', 'CA']);
const writesWords = new Set(['A', 'CA']);

/** The work in the words of schema.org, safe inside a script of HTML. */
export function jsonLdOf(work: RepertoryWork, url: string, societyName: string): string {
  const people = (roles: ReadonlySet<string>) =>
    named(
      work.writers.filter(({ partyRole }) => roles.has(partyRole)),
      'Person',
    );
  const said = {
    '@context': 'https://schema.org',
    '@type': 'MusicComposition',
    '@id': url,
    url,
    name: work.title,
    alternateName: orNone(work.otherTitles),
    iswcCode: orNone(work.iswcs.map(formatIswc)),
    composer: orNone(people(composes)),
    lyricist: orNone(people(writesWords)),
    publisher: orNone(named(work.publishers, 'Organization')),
    identifier: { '@type': 'PropertyValue', propertyID: societyName, value: String(work.workId) },
  };
  return JSON.stringify(said).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

const orNone = <T>(all: readonly T[]) => (all.length > 0 ? all : undefined);

const named = (parties: readonly { name: string }[], type: 'Person' | 'Organization') =>
  [...new Set(parties.map(({ name }) => name))].map((name) => ({ '@type': type, name }));

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign);

const closedRobots = `User-agent: *
Disallow: /
`;

// What a page is made of has to be readable too. The longer rule holds.
const openRobots = ({ publicUrl }: Settings) => `User-agent: *
Allow: /verkaleit
Disallow: /verkaleit?
Allow: /assets/
Allow: /favicon.svg
Allow: /api/repertory/
Allow: /api/society
Allow: /sitemap
Disallow: /

Sitemap: ${publicUrl}/sitemap.xml
`;
