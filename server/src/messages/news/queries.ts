import { ListedNews } from '@omur/contract/messages/news';
import { listing, newestFirst } from '../../platform/database/listing.ts';
import { piece, sql } from '../../platform/database/statement.ts';

/** O135: who is not of staff sees nothing before its day. */
const shown = piece`(n.publish_on <= current_date or ${'isStaff'}::boolean)`;
const isPublished = piece`coalesce(n.publish_on <= current_date, false) as is_published`;

/** Drafts first, then the newest. */
export const allNews = newestFirst(
  listing({
    schema: ListedNews,
    from: piece`
      select n.news_id, n.headline_is, n.headline_en, left(n.news_is, 280) as lead_is, left(n.news_en, 280) as lead_en, n.publish_on, ${isPublished},
        coalesce(n.publish_on, 'infinity') as place from news n where ${shown}`,
    orders: { publishOn: { up: ['q.place::date', 'q.news_id::integer'] } },
  }),
  '-publishOn',
);

export const findNews = sql`
  select n.news_id, n.headline_is, n.headline_en, n.news_is, n.news_en, n.publish_on::text as publish_on, ${isPublished}, n.version
  from news n where n.news_id = ${'newsId'}::integer and ${shown}`;

export const picturesOf = sql`
  select f.file_id, f.name, f.type, f.picture_text_is, f.picture_text_en from stored_file f
  where f.owner_kind = 'news' and f.owner_id = ${'newsId'}::integer and f.state = 'confirmed' order by f.file_id`;

export const insertNews = sql`
  insert into news (headline_is, headline_en, news_is, news_en, publish_on)
  values (${'headlineIs'}, ${'headlineEn'}, ${'newsIs'}, ${'newsEn'}, ${'publishOn'}::date) returning news_id`;

export const lockNews = sql`select version from news where news_id = ${'newsId'} for update`;
export const updateNews = sql`
  update news set headline_is = ${'headlineIs'}, headline_en = ${'headlineEn'}, news_is = ${'newsIs'}, news_en = ${'newsEn'},
    publish_on = ${'publishOn'}::date, version = version + 1, changed_at = now()
  where news_id = ${'newsId'}`;

/** Of a picture that is there still; others, and those of other articles, stay as they are. */
export const setPictureText = sql`
  update stored_file set picture_text_is = ${'pictureTextIs'}::text, picture_text_en = ${'pictureTextEn'}::text
  where file_id = ${'fileId'} and owner_kind = 'news' and owner_id = ${'newsId'} and state = 'confirmed'
    and (picture_text_is, picture_text_en) is distinct from (${'pictureTextIs'}::text, ${'pictureTextEn'}::text)`;

/** The newest that everybody reads, in one language. */
export const feedEntries = sql`
  select n.news_id, case ${'language'}::text when 'en' then n.headline_en else n.headline_is end as headline,
    case ${'language'}::text when 'en' then n.news_en else n.news_is end as text, n.publish_on::text as publish_on, n.changed_at
  from news n where n.publish_on <= current_date order by n.publish_on desc, n.news_id desc limit 50`;
