-- R202: who confirms a change of a contract has seen which holders of the author's right have not agreed to it. What was confirmed before is not asked about.
alter table confirmation add column are_holders_seen boolean not null default false;
comment on column confirmation.are_holders_seen is 'R202: confirmed though others hold the author''s right who have not agreed to the change, which was seen.';
