import type { Config } from '../../platform/config.ts';
import { escaped, feedAddress, feedTitle, newsPath, titles } from './feed.ts';

type Settings = Pick<Config, 'isNewsPublic' | 'publicUrl' | 'societyName'>;

/** O264: the page of open news names their feeds, so that a reader that is given its address finds them; its title is in both languages, as nobody has chosen one before scripts run. Search engines still stay out. */
export function newsHead(path: string, config: Settings): string | undefined {
  if (!config.isNewsPublic || path.toLowerCase() !== encodeURI(newsPath).toLowerCase()) return undefined;
  const title = `${feedTitle(config.societyName, 'is')} · ${titles.en}`;
  return [
    `<title>${escaped(title)}</title>`,
    '<meta name="robots" content="noindex" />',
    `<meta name="description" content="${escaped(title)}" />`,
    ...(['is', 'en'] as const).map(
      (language) =>
        `<link rel="alternate" type="application/rss+xml" hreflang="${language}" title="${escaped(feedTitle(config.societyName, language))}" href="${escaped(feedAddress(config.publicUrl, `${language}.rss`))}" />`,
    ),
  ].join('\n    ');
}
