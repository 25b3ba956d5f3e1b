import * as z from 'zod/mini';
import { andBelow, created, endpoint, file, listOrNone, one } from '../platform/endpoint.ts';
import * as files from '../platform/fields/files.ts';
import { mostFiles } from '../platform/fileRules.ts';
import * as fields from '../platform/fields/news.ts';
import { version } from '../platform/fields/version.ts';
import { paging, pathId, pathText } from '../platform/paths.ts';
import { day } from '../platform/values.ts';
import { field, freeText, lineText, maybe, nullable, optional, request, response } from '../platform/wire.ts';

// O135–O138: news that staff write, for members, and for everybody where the society has opened them.

/** A picture of an article, by an address that is good for a few minutes. */
export const Picture = response({
  fileId: files.fileId,
  fileName: files.fileName,
  fileType: files.fileType,
  viewUrl: files.viewUrl,
  pictureTextIs: nullable(fields.pictureTextIs),
  pictureTextEn: nullable(fields.pictureTextEn),
});
export type Picture = z.output<typeof Picture>;

const headlines = { headlineIs: fields.headlineIs, headlineEn: fields.headlineEn };
const days = { publishOn: fields.publishOn, isPublished: fields.isPublished };

export const ListedNews = response({
  newsId: fields.newsId,
  ...headlines,
  leadIs: fields.leadIs,
  leadEn: fields.leadEn,
  ...days,
});
export type ListedNews = z.output<typeof ListedNews>;

export const NewsArticle = response({
  newsId: fields.newsId,
  ...headlines,
  newsIs: fields.newsIs,
  newsEn: fields.newsEn,
  ...days,
  version,
  pictures: field('MYNDIR', z.array(Picture)),
});
export type NewsArticle = z.output<typeof NewsArticle>;

/** Drafts, and what is published later, are for staff alone. */
export const listNews = endpoint('GET /api/news', {
  access: 'public',
  query: paging,
  reply: listOrNone(ListedNews, 'news.noneFound'),
});

const ofNews = { newsId: pathId('newsId') };

export const getNews = endpoint('GET /api/news/:newsId', {
  access: 'public',
  params: ofNews,
  reply: one(NewsArticle),
});

const written = {
  headlineIs: lineText(200, fields.headlineIs),
  headlineEn: lineText(200, fields.headlineEn),
  newsIs: freeText(20_000, fields.newsIs),
  newsEn: freeText(20_000, fields.newsEn),
  publishOn: maybe({ ...fields.publishOn, schema: day }),
};

const newsAreStale = () => [andBelow(listNews)];

export const writeNews = endpoint('POST /api/news', {
  access: 'staff',
  masquerade: 'never',
  body: request(written),
  reply: created(NewsArticle),
  mostBytes: 262_144,
  affects: newsAreStale,
});

/** What is in a picture, in one language or both. Without either the name of its file is read aloud. */
const PictureText = request({
  fileId: files.fileId,
  pictureTextIs: maybe(lineText(300, fields.pictureTextIs)),
  pictureTextEn: maybe(lineText(300, fields.pictureTextEn)),
});

/** Without a day it is taken back, and a draft again. Pictures that are not named keep what is said of them. */
export const changeNews = endpoint('PUT /api/news/:newsId', {
  access: 'staff',
  masquerade: 'never',
  params: ofNews,
  body: request({
    ...written,
    version,
    pictures: optional(field('MYNDIR', z.array(PictureText).check(z.maxLength(mostFiles)))),
  }),
  reply: one(NewsArticle),
  mostBytes: 262_144,
  affects: newsAreStale,
});

export const feedTypes = { rss: 'application/rss+xml', atom: 'application/atom+xml' } as const;

/** `is.rss` or `en.rss`: the newest fifty; `is.atom` and `en.atom` have the same. */
export const readNewsFeed = endpoint('GET /api/news/feeds/:feedFile', {
  access: 'public',
  params: { feedFile: pathText('feedFile') },
  reply: file(feedTypes.rss, feedTypes.atom),
});
