create or replace function fund_period_name(season text, year smallint, language text) returns text
language sql immutable parallel safe as $$
  select concat_ws(' ', case language when 'en'
    then case season when 'spring' then 'Spring' when 'summer' then 'Summer' when 'autumn' then 'Autumn' when 'winter' then 'Winter' end
    else case season when 'spring' then 'Vor' when 'summer' then 'Sumar' when 'autumn' then 'Haust' when 'winter' then 'Vetur' end
    end, year::text)
$$;
