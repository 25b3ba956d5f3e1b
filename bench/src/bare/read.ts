// The rows that the portal answers with, as plain columns.

const rows = `work_id as "verK_NR", title as "heitI_VERKS", author_id as "hofunduR_NR", author_type_code as "hofundaR_KODI",
  is_author::integer as "hofunduR_AD_VERKI", is_holder::integer as "retthafI_AD_VERKI",
  is_publisher::integer as "publisheR_AD_VERKI", light as "ljos"`;
const duration = `(w.duration_seconds / 60) || '.' || lpad((w.duration_seconds % 60)::text, 2, '0') as "lengd"`;

const named = (name: string, text: string) => (values: unknown[]) => ({ name, text, values });

const first = named(
  'first',
  `select ${rows} from person_work where person_id = $1 order by title, work_id, author_id limit 50`,
);
const last = named(
  'last',
  `select ${rows} from person_work where person_id = $1 order by title desc, work_id desc, author_id desc limit 50`,
);
const after = named(
  'after',
  `select ${rows} from person_work where person_id = $1 and (title, work_id, author_id) > ($2, $3::integer, $4::integer)
   order by title, work_id, author_id limit 50`,
);
const work = named(
  'work',
  `select w.work_id as "verK_NR", w.title as "heitI_VERKS", w.artists as "listamenn", w.performers as "flytjendur", ${duration},
     w.first_registered_at as "dagS_FYRST_SKRAD", w.origin as "upprunI_VERKS", w.light as "ljos", 1 as "adilI_AD_VERKI"
   from work w where w.work_id = $1`,
);
const found = named(
  'found',
  `select w.work_id as "verK_NR", w.title as "heitI_VERKS", w.artists as "listamenn", w.performers as "flytjendur", ${duration},
     (select string_agg(a.display_name, ', ' order by wa.position, a.author_id)
       from work_author wa join author a using (author_id) where wa.work_id = w.work_id) as "hofundar",
     (select min(i.iswc) from work_iswc i where i.work_id = w.work_id) as "iswc",
     (select min(p.first_performed_on) from performance p where p.work_id = w.work_id) as "dagS_FRUM_FL",
     f.is_own::integer as "eigiD_VERK"
   from (
     select work_id, min(tier) as tier,
       (select count(*) > 0 from person_work pw where pw.person_id = $2 and pw.work_id = found.work_id) as is_own
     from find_works($1, $2, 100) found group by work_id
   ) f join work w using (work_id)
   order by f.tier, f.is_own desc, w.title collate "is-IS-x-icu", w.work_id limit 100`,
);

export const firstPage = (personId: string) => first([personId]);
export const lastPage = (personId: string) => last([personId]);
export const pageAfter = (personId: string, place: readonly string[]) => after([personId, ...place]);
export const findWork = (workId: string) => work([workId]);
export const search = (folded: string, personId: string) => found([folded, personId]);
