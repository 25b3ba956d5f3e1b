import type { Language } from '@omur/contract/platform/rules/language';
import {
  escaped,
  feedAddress,
  type FeedEntry,
  type FeedSettings,
  feedTitle,
  lastChanged,
  newsPage,
} from './feed.ts';

const about = { is: 'Nýjustu fréttir félagsins.', en: 'The latest news of the society.' } as const;

/** O264: articles as an RSS 2.0 feed, in one language. */
export function rssOf(
  { publicUrl, societyName }: FeedSettings,
  language: Language,
  entries: readonly FeedEntry[],
) {
  const own = feedAddress(publicUrl, `${language}.rss`);
  const page = newsPage(publicUrl);
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    `<title>${escaped(feedTitle(societyName, language))}</title>`,
    `<link>${escaped(page)}</link>`,
    `<description>${escaped(about[language])}</description>`,
    `<language>${language}</language>`,
    ...(entries.length > 0 ? [`<lastBuildDate>${lastChanged(entries).toUTCString()}</lastBuildDate>`] : []),
    `<atom:link rel="self" type="application/rss+xml" href="${escaped(own)}"/>`,
    ...entries.map(
      (one) => `<item>
<title>${escaped(one.headline)}</title>
<link>${escaped(`${page}?nr=${one.newsId}`)}</link>
<guid isPermaLink="true">${escaped(`${page}?nr=${one.newsId}`)}</guid>
<pubDate>${new Date(one.publishOn).toUTCString()}</pubDate>
<description>${escaped(paragraphsOf(one.text))}</description>
</item>`,
    ),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

/** Readers take a description for HTML, so plain text is written as such: an empty line parts paragraphs, and no mark of the text is one. */
const paragraphsOf = (text: string) =>
  text
    .split(/\n\s*\n/u)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map((paragraph) => `<p>${escaped(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('');
