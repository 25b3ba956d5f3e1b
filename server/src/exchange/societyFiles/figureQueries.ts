import { piece, sql } from '../../platform/database/statement.ts';

// O91: sums of the old system beside the same here, as the workbook has them.

/** What such a number is of: whose right, or which work. */
export const figureName = piece`
  case f.figure
    when 'right' then (select p.name from old_number o join author_right r using (right_id) join person p on p.person_id = r.person_id
      where o.kind = 'rights' and o.old_number = f.old_number)
    when 'work' then (select w.title from old_number o join work w using (work_id) where o.kind = 'works' and o.old_number = f.old_number)
  end`;

export const figureYears = sql`
  select distinct year::integer as year from society_figure
  where society_import_id = ${'societyImportId'}::integer and figure = ${'figureKind'}::text order by year desc`;

/** Some of a year, from a number on. Numbers are by the order of the primary key, which is read no further than they reach. */
export const figuresFrom = sql`
  select f.old_number, ${figureName} as name, f.old_value::text as old_value, f.new_value::text as new_value,
    (f.new_value - f.old_value)::text as difference
  from society_figure f
  where f.society_import_id = ${'societyImportId'}::integer and f.figure = ${'figureKind'}::text and f.year = ${'year'}::smallint
    and f.old_number >= ${'from'}::text and coalesce(f.new_value <> f.old_value, false) = ${'isDifferent'}::boolean
  order by f.old_number limit ${'most'}::integer`;
