-- What a statement calls a pot and a station in English. Periods need no column: `period_name` says their names in English.

alter table pot add column name_en text constraint pot_name_en_length check (length(name_en) between 1 and 100);
alter table station add column name_en text constraint station_name_en_length check (length(name_en) between 1 and 100);
update pot set name_en = 'To be paid' where name = 'Til greiðslu';
comment on column pot.name_en is 'From the file of a distribution, or typed by an administrator. Readers in English see the Icelandic name until there is one.';
comment on column station.name_en is 'From the file of a distribution, the latest one counting. Readers in English see the Icelandic name until there is one.';
