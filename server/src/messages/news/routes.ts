import type { Language } from '@omur/contract/platform/rules/language';
import { Readable } from 'node:stream';
import * as calls from '@omur/contract/messages/news';
import { type FileType, nameToSaveBy } from '@omur/contract/platform/fileRules';
import type { Config } from '../../platform/config.ts';
import type { Queryable } from '../../platform/database/statement.ts';
import { keyOf } from '../../platform/files/owner.ts';
import type { Storage } from '../../platform/files/storage.ts';
import type { Call } from '../../platform/http/call.ts';
import { list } from '../../platform/http/list.ts';
import { PublicRate } from '../../platform/http/publicRate.ts';
import { serve, type Server } from '../../platform/http/serve.ts';
import { refuse } from '../../platform/refusal.ts';
import { type Actor, isStaff } from '../../platform/sessions/actor.ts';
import { atomOf, type FeedEntry } from './feed.ts';
import { rssOf } from './rss.ts';
import * as queries from './queries.ts';
import { change, write } from './write.ts';

const readSeconds = 300;

/** O135–O138: news of the society. */
export function serveNews(server: Server, config: Config, storage: Storage): void {
  const rate = new PublicRate(server.pool, 'news', config.publicRatePerMinute);
  /** O136: who has not logged in reads them where the society has opened them, and no faster than others. */
  const assertOpen = async ({ actor, address }: Pick<Call, 'actor' | 'address'>) => {
    if (actor.userId !== 0) return;
    if (!config.isNewsPublic) refuse('news.closed');
    await rate.assertWithin(address);
  };

  serve(server, calls.listNews, ({ actor }) => list(queries.allNews, seenBy(actor)), assertOpen);
  serve(
    server,
    calls.getNews,
    ({ db, actor, params }) => articleOf(db, storage, { ...params, ...seenBy(actor) }),
    assertOpen,
  );
  serve(server, calls.writeNews, async (call) =>
    articleOf(call.db, storage, { newsId: await write(call), isStaff: true }),
  );
  serve(server, calls.changeNews, async (call) => {
    await change(call);
    return articleOf(call.db, storage, { ...call.params, isStaff: true });
  });
  serve(server, calls.readNewsFeed, async ({ db, params, address }) => {
    if (!config.isNewsPublic) refuse('news.closed');
    await rate.assertWithin(address);
    const feed = feeds.get(params.feedFile);
    if (!feed) refuse('news.notFound');
    const { language, type, write } = feed;
    const entries = await queries.feedEntries.rows<FeedEntry>(db, { language });
    return { name: params.feedFile, type, content: Readable.from([write(config, language, entries)]) };
  });
}

interface Feed {
  language: Language;
  type: string;
  write: typeof rssOf;
}

const { rss, atom } = calls.feedTypes;
const feeds: ReadonlyMap<string, Feed> = new Map(
  (['is', 'en'] as const).flatMap((language): [string, Feed][] => [
    [`${language}.rss`, { language, type: rss, write: rssOf }],
    [`${language}.atom`, { language, type: atom, write: atomOf }],
  ]),
);

/** Who acts for somebody reads what they read. */
const seenBy = (actor: Actor) => ({ isStaff: isStaff(actor) && actor.userId === actor.realUserId });

interface Picture extends Record<string, unknown> {
  fileId: number;
  name: string;
  type: FileType;
  pictureTextIs: string | null;
  pictureTextEn: string | null;
}

async function articleOf(
  db: Queryable,
  storage: Storage,
  asked: { newsId: number; isStaff: boolean },
): Promise<calls.NewsArticle> {
  const found = await queries.findNews.row<Omit<calls.NewsArticle, 'pictures'> & Record<string, unknown>>(
    db,
    asked,
  );
  if (!found) refuse('news.notFound');
  const pictures = await queries.picturesOf.rows<Picture>(db, asked);
  return {
    ...found,
    pictures: await Promise.all(
      pictures.map(async ({ fileId, name, type, pictureTextIs, pictureTextEn }) => ({
        fileId,
        pictureTextIs,
        pictureTextEn,
        fileName: name,
        fileType: type,
        viewUrl: await storage.readUrl(
          { key: keyOf('news', asked.newsId, name), type, name: nameToSaveBy(name, type), isToSave: false },
          readSeconds,
        ),
      })),
    ),
  };
}
