import { ListedWork, WorkListSettings } from '@omur/contract/app/workList';
import { answer } from '../../platform/database/answers.ts';
import { listing } from '../../platform/database/listing.ts';
import { piece, raw, sql, type Fragment } from '../../platform/database/statement.ts';

const own = piece`l.user_id = ${'userId'}::integer`;
const tie = ['q.title', 'q.work_id::integer'];

/** H156: as the page of the work says it (H150): of finished distributions and all rights of the person's. */
const paid = piece`
  from author_right r join statement_total s using (right_id) join distribution d using (distribution_id)
  where r.person_id = ${'personId'}::integer and d.state = 'finished'`;
/** In the order of titles only the shown works are added up; in the order of amounts all of them, once. */
const paidForOne = piece`(select coalesce(sum(s.amount), 0) ${paid} and s.work_id = m.work_id)`;
const paidForAll = piece`left join (select s.work_id, sum(s.amount) as amount ${paid} group by s.work_id) e on e.work_id = m.work_id`;

/** H100: a work that somebody sees through several authors is one row. What only the shown rows need is read for them alone. */
const listedFrom = (amount: Fragment<'personId'>, amounts: Fragment<'personId'>) => piece`
    select m.work_id, m.title, m.light, m.author_id, w.artists, w.duration_seconds, w.first_registered_at, ${amount} as amount_isk,
      (select a.display_name from author a where a.author_id = m.author_id) as display_name,
      (select coalesce(string_agg(a.display_name, ', ' order by wa.position, a.author_id), '')
        from work_author wa join author a using (author_id) where wa.work_id = m.work_id) as author_names,
      (select i.iswc from work_iswc i where i.work_id = m.work_id order by i.status = 'preferred' desc, i.iswc limit 1) as iswc,
      array(select l.label from work_label l where l.work_id = m.work_id and ${own} order by l.label) as labels
    from (
      select p.work_id, min(p.title) as title, min(p.light) as light,
        case when min(p.author_id) = max(p.author_id) then min(p.author_id) end as author_id
      from person_work p
      where p.person_id = ${'personId'}::integer
        and (${'authorId'}::integer is null or p.author_id = ${'authorId'}::integer)
        and (${'light'}::smallint is null or p.light = ${'light'}::smallint)
        and (${'pattern'}::text is null or p.title_folded like ${'pattern'}::text or p.work_id = ${'number'}::integer)
      group by p.work_id) m
    join work w using (work_id) ${amounts}
    where ${'label'}::text is null or exists (select from work_label l where l.work_id = m.work_id and l.label = ${'label'}::text and ${own})`;

const inOrder = listing({
  schema: ListedWork,
  from: listedFrom(paidForOne, raw('')),
  orders: {
    title: { up: tie },
    workId: { up: ['q.work_id::integer'] },
    light: { up: ['q.light::smallint', ...tie], down: ['(-q.light)::smallint', ...tie] },
    firstRegisteredAt: { up: ['q.first_registered_at::timestamptz', 'q.work_id::integer'] },
  },
});
const byAmount = listing({
  schema: ListedWork,
  from: listedFrom(raw('coalesce(e.amount, 0)'), paidForAll),
  orders: { amountIsk: { up: ['q.amount_isk::numeric(16,2)', ...tie] } },
});

export const listedWorks = { ...inOrder, pages: new Map([...inOrder.pages, ...byAmount.pages]) };

export const findSettings = answer(
  WorkListSettings,
  piece`
    select (select c.columns from work_column c where c.user_id = ${'userId'}::integer) as columns,
      (select coalesce(json_agg(json_build_object('merki', g.label, 'fjoldI_VERKA', g.works) order by g.label collate "is-IS-x-icu"), '[]')
        from (select l.label, count(*) as works from work_label l where ${own} group by l.label) g) as labels`,
);

export const putColumns = sql`
  insert into work_column (user_id, columns) values (${'userId'}, ${'columns'}::text[])
  on conflict (user_id) do update set columns = excluded.columns`;

export const countOtherLabels = sql`
  select count(distinct l.label)::integer as labels from work_label l where ${own} and l.label <> ${'label'}::text`;
/** As many rows as are in the person's list. */
export const findOwnWorks = sql`
  select distinct p.work_id from person_work p
  where p.person_id = ${'personId'}::integer and p.work_id = any(${'workIds'}::integer[])`;
export const putLabels = sql`
  insert into work_label (user_id, work_id, label)
  select ${'userId'}::integer, w.work_id, ${'label'} from unnest(${'workIds'}::integer[]) as w (work_id)
  on conflict do nothing`;
/** Also off works that have left the list since. */
export const removeLabels = sql`
  delete from work_label l where ${own} and l.label = ${'label'} and l.work_id = any(${'workIds'}::integer[])`;
