import type { Portal, Someone } from '../portal.ts';

/** One that is announced, whose list somebody asks to fix. */
export async function anAnnouncedAssembly(portal: Portal, administrator: Someone, asker: Someone) {
  const [made] = await portal.sql(
    `insert into assembly (title_is, title_en, notice_is, notice_en, held_at, list_on, closes_at, most_proxies)
     values ('Aðalfundur', 'General assembly', 'Boð', 'Notice', now() + interval '1 day', current_date, now() + interval '2 days', 1)
     returning assembly_id`,
  );
  const assemblyId: number = made?.assembly_id;
  await portal.sql(`insert into assembly_step (assembly_id, state, done_by) values ($1, 'announced', $2)`, [
    assemblyId,
    administrator.userId,
  ]);
  await portal.sql('update assembly set asked_by = $2 where assembly_id = $1', [assemblyId, asker.userId]);
  const [file] = await portal.sql(
    `insert into stored_file (owner_kind, owner_id, name, type, size_bytes, state)
     values ('assembly', $1, 'Skrá.pdf', 'application/pdf', 1000, 'confirmed') returning file_id`,
    [assemblyId],
  );
  return { assemblyId, assemblyFileId: file?.file_id as number };
}

/** One that was published, with a picture, and whose text anybody reads. */
export async function aPublishedArticle(portal: Portal) {
  const [made] = await portal.sql(
    `insert into news (headline_is, headline_en, news_is, news_en, publish_on)
     values ('Frétt', 'Article', 'Texti', 'Text', current_date) returning news_id`,
  );
  const newsId: number = made?.news_id;
  const [file] = await portal.sql(
    `insert into stored_file (owner_kind, owner_id, name, type, size_bytes, state)
     values ('news', $1, 'Mynd.png', 'image/png', 1000, 'confirmed') returning file_id`,
    [newsId],
  );
  return { newsId, newsFileId: file?.file_id as number };
}
