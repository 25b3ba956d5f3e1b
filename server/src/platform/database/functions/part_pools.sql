-- R190: the statements that a part of an income pays for, and its pool, in the period of the income. A part of an income that was taken back pays for none.
create or replace view part_pools as
  select p.usage_import_id, p.pool_id, i.category_id, i.period_id from income_part p join income_division d using (income_division_id) join income i using (income_id)
  where d.state = 'active' and p.usage_import_id is not null and not exists (select from income r where r.reverses = i.income_id);
