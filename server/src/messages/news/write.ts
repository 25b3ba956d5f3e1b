import type { changeNews, writeNews } from '@omur/contract/messages/news';
import type { ErrorCode } from '@omur/contract/platform/errors';
import * as fields from '@omur/contract/platform/fields/news';
import type { CallOf } from '../../platform/http/call.ts';
import { refuse } from '../../platform/refusal.ts';
import * as queries from './queries.ts';

type Written = CallOf<typeof writeNews>['body'];

/** O135: a new article, in both languages. Without a day it is a draft. */
export async function write({ db, body }: CallOf<typeof writeNews>): Promise<number> {
  const made = await queries.insertNews.row<{ newsId: number }>(db, wholeOf(body));
  return made?.newsId ?? refuse('server.failed');
}

/** Changes it, publishes it on a day, or takes it back. */
export async function change({ db, params, body }: CallOf<typeof changeNews>): Promise<void> {
  const found = await queries.lockNews.row<{ version: number }>(db, params);
  if (!found) refuse('news.notFound');
  if (found.version !== body.version) refuse('news.changedMeanwhile');
  await queries.updateNews.run(db, { ...params, ...wholeOf(body) });
  for (const { fileId, pictureTextIs = null, pictureTextEn = null } of body.pictures ?? [])
    await queries.setPictureText.run(db, { ...params, fileId, pictureTextIs, pictureTextEn });
}

function wholeOf({ headlineIs, headlineEn, newsIs, newsEn, publishOn = null }: Written) {
  const code: ErrorCode = 'news.missing';
  const missing = (
    [
      [fields.headlineIs, headlineIs],
      [fields.headlineEn, headlineEn],
      [fields.newsIs, newsIs],
      [fields.newsEn, newsEn],
    ] as const
  ).flatMap(([{ wire }, text]) => (text ? [] : [{ field: wire, code }]));
  if (missing.length > 0) refuse('request.invalid', { fields: missing });
  return { headlineIs, headlineEn, newsIs, newsEn, publishOn };
}
