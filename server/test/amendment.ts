import type { Portal, Someone } from './portal.ts';

export const author = ({ authorId: id }: Someone, ratio = 50, more = {}) => ({
  id,
  typeOfAuthor: 36,
  ratio,
  ...more,
});

/** The payload of a sound amendment. */
export const anAmendment = (authors: Someone[], changes: Record<string, unknown> = {}) => ({
  HEITI_VERKS: 'Andvaka',
  LENGD: '3.30',
  authors: authors.map((one) => author(one)),
  ...changes,
});

/** Everything that is kept of the work, to see that nothing was half written. */
export const everythingOf = (portal: Portal, workId: number) =>
  portal.sql(
    `select w.*, (select json_agg(a order by author_id) from work_author a where a.work_id = w.work_id) as authors,
      (select json_agg(r order by work_right_id) from work_right r where r.work_id = w.work_id) as rights,
      (select json_agg(t order by work_title_id) from work_title t where t.work_id = w.work_id) as titles,
      (select json_agg(i order by isrc_id) from work_isrc i where i.work_id = w.work_id) as isrcs,
      (select json_agg(q order by approval_request_id) from approval_request q where q.work_id = w.work_id) as asked,
      (select count(*) from person) as persons, (select count(*) from letter) as letters
    from work w where work_id = $1`,
    [workId],
  );
