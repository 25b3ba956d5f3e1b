-- H144: an unfinished registration of a performance that is over.
alter table draft add column reminded_of text;
comment on column draft.reminded_of is 'The day of the performance that its member was reminded of, so that each day is told of once.';
-- What a form keeps may be anything: no more of it goes into the index than a day takes.
create index draft_performed on draft (left(content #>> '{typed,startDate}', 10) collate "C", draft_id) where kind = 'performance';

-- H143: how long reviews took of late.
create index work_reviewed on work (reviewed_at) where reviewed_by is not null;
