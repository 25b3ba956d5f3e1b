-- O287: addresses of the public repertory for search engines, made by the job that makes its tables.

create table repertory_sitemap (
  part integer primary key constraint repertory_sitemap_part check (part >= 1),
  made_at timestamptz not null,
  address_count integer not null constraint repertory_sitemap_address_count check (address_count between 1 and 50000),
  content bytea not null
);
comment on column repertory_sitemap.content is 'XML, gzipped.';
-- It is gzipped already.
alter table repertory_sitemap alter column content set storage external;
