import type { Language } from '@omur/contract/platform/rules/language';
import type { Config } from '../../platform/config.ts';

export interface FeedEntry extends Record<string, unknown> {
  newsId: number;
  headline: string;
  text: string;
  publishOn: string;
  changedAt: Date;
}

export type FeedSettings = Pick<Config, 'publicUrl' | 'societyName'>;
export const titles = { is: 'Fréttir', en: 'News' } as const;

/** The page of the news that are open to everybody. */
export const newsPath = '/fréttir-félagsins';
export const newsPage = (publicUrl: string) => new URL(newsPath, publicUrl).href;
export const feedAddress = (publicUrl: string, file: string) => `${publicUrl}/api/news/feeds/${file}`;
export const feedTitle = (societyName: string, language: Language) => `${societyName}: ${titles[language]}`;
export const lastChanged = (entries: readonly FeedEntry[]) =>
  new Date(entries.reduce((latest, { changedAt }) => Math.max(latest, changedAt.getTime()), 0));

/** O138: articles as an Atom feed (RFC 4287), in one language. */
export function atomOf(
  { publicUrl, societyName }: FeedSettings,
  language: Language,
  entries: readonly FeedEntry[],
) {
  const own = feedAddress(publicUrl, `${language}.atom`);
  const page = newsPage(publicUrl);
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    `<id>${escaped(own)}</id>`,
    `<title>${escaped(feedTitle(societyName, language))}</title>`,
    `<updated>${lastChanged(entries).toISOString()}</updated>`,
    `<author><name>${escaped(societyName)}</name></author>`,
    `<link rel="self" href="${escaped(own)}"/>`,
    `<link href="${escaped(page)}"/>`,
    ...entries.map(
      (one) => `<entry>
<id>${escaped(`${page}?nr=${one.newsId}`)}</id>
<title>${escaped(one.headline)}</title>
<link href="${escaped(`${page}?nr=${one.newsId}`)}"/>
<published>${one.publishOn}T00:00:00Z</published>
<updated>${one.changedAt.toISOString()}</updated>
<content type="text">${escaped(one.text)}</content>
</entry>`,
    ),
    '</feed>',
    '',
  ].join('\n');
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as XML has it. What XML cannot say is left out. */
export const escaped = (text: string) =>
  text
    .toWellFormed()
    // oxlint-disable-next-line no-control-regex -- they are what is taken out
    .replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/gu, '')
    .replaceAll(/[&<>"']/gu, (sign) => entities[sign] ?? sign);
