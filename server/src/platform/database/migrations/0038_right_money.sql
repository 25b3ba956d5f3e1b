-- Money to the right person: what a line was split by, what becomes of what is kept, corrections that are compared, and codes that are
-- only claims until somebody who may has confirmed them.

alter table statement_line add column share numeric(5,2), add column contract_id integer;
comment on column statement_line.share is 'M7: the share of the work that it was split by, on the day of use. Null: from before this was kept.';
comment on column statement_line.contract_id is 'M7: the contract that the share rests on. It refers to publishing_contract, by the same bargain as the other words of a line.';

-- M8: what becomes of the shares of the public domain and of AI.
alter table distribution_category add column unprotected text not null default 'noPoints'
  constraint distribution_category_unprotected check (unprotected in ('noPoints', 'staysInPot'));
comment on column distribution_category.unprotected is 'M8: shares of the public domain and of AI bring no points, so that the others share the whole line; or their part stays with the pot.';

alter table distribution
  add column period_ends_on date,
  add column override_reason text constraint distribution_override_reason check (length(override_reason) between 1 and 500),
  add column announced_by integer references app_user,
  add column finished_by integer references app_user;
comment on column distribution.period_ends_on is 'M7: the day of use of lines that have none.';
comment on column distribution.override_reason is 'M9: why a correction may take back what it does, or the same file may come again.';
comment on column distribution.announced_by is 'M14: who sent the file does not finish it, where two have to.';
alter table distribution_import
  add column outside_rights text not null default 'refused' constraint distribution_import_outside_rights check (outside_rights in ('refused', 'kept')),
  add column returned numeric(16,2) not null default 0,
  add column released numeric(16,2) not null default 0;
comment on column distribution_import.outside_rights is 'M11: what becomes of a line whose right has no part in its work.';
comment on column distribution_import.returned is 'M8: what stays with the pots.';
comment on column distribution_import.released is 'M12: what was kept in earlier distributions and is paid by this one.';
create index distribution_import_checksum on distribution_import (checksum) where checksum is not null;

create table pot_return (
  distribution_id integer not null references distribution,
  pot_id integer not null references pot,
  amount numeric(16,2) not null,
  line_count integer not null,
  primary key (distribution_id, pot_id)
);
create trigger pot_return_stays before update or delete on pot_return
  for each row execute function refuse_change_of_finished();
comment on table pot_return is 'M8: the parts of the public domain and of AI that stay with a pot.';

alter table unmatched_usage drop constraint unmatched_usage_finding;
alter table unmatched_usage add constraint unmatched_usage_finding
  check (finding in ('none', 'several', 'unsure', 'noRight', 'notGreen', 'noPayee', 'rightNotInWork'));
alter table unmatched_usage add column author_id integer references author, add column is_split boolean not null default true;
alter table unmatched_usage drop constraint unmatched_usage_once;
alter table unmatched_usage add constraint unmatched_usage_once unique nulls not distinct (distribution_id, statement_line_id, author_id);
comment on column unmatched_usage.author_id is 'noPayee: whose share it is.';
comment on column unmatched_usage.is_split is 'Once it can be paid all rights of the work share it.';
comment on column unmatched_usage.finding is 'unsure: a code fits, and nothing else. noPayee: what was left of a line that was split over the rights of its work, for an author nobody claims for. rightNotInWork: the right that the file named has no part in the work.';
create index unmatched_usage_waiting on unmatched_usage (finding, unmatched_usage_id) where finding in ('noRight', 'notGreen', 'noPayee', 'rightNotInWork');

-- M12: kept money that was paid after all. A row is all of it; what of it still nobody can be paid is kept anew.
create table usage_release (
  unmatched_usage_id integer primary key references unmatched_usage,
  distribution_id integer not null references distribution
);
create index usage_release_distribution on usage_release (distribution_id);
create trigger usage_release_stays before update or delete on usage_release
  for each row execute function refuse_change_of_finished();

alter table work_proposal add column is_from_beginning boolean not null default false;
comment on column work_proposal.is_from_beginning is 'M7: the registrant says that it was so from the beginning. It counts so where staff confirm it.';

-- V14: codes are claims.
alter table work_iswc
  add column is_verified boolean not null default false,
  add column is_preferred boolean not null default true,
  add column added_by integer references app_user,
  add column added_at timestamptz not null default now(),
  add column verified_by integer references app_user;
alter table work_isrc
  add column is_verified boolean not null default false,
  add column added_by integer references app_user,
  add column added_at timestamptz not null default now(),
  add column verified_by integer references app_user;
comment on column work_iswc.is_verified is 'V14: it came before staff approved the work, or staff have confirmed it. Others match nothing.';
comment on column work_iswc.is_preferred is 'V14: an ISWC is the preferred one of one work alone.';

-- Codes so far: those that stood on a work when staff looked at it count as seen. When a code was added the records tell.
update work_iswc i set is_verified = true, added_at = w.first_registered_at from work w where w.work_id = i.work_id;
update work_iswc i set is_verified = false, added_at = r.changed_at, added_by = r.user_id
from change_record r join work w using (work_id)
where r.table_name = 'work_iswc' and r.operation = 'insert' and r.work_id = i.work_id and (r.new_row ->> 'iswc_id')::integer = i.iswc_id
  and r.changed_at > coalesce(w.reviewed_at, 'infinity')
  and not exists (select from app_user u where u.user_id = r.user_id and u.role in ('administrator', 'editor'));
update work_isrc i set is_verified = true, added_at = w.first_registered_at from work w where w.work_id = i.work_id;
update work_isrc i set is_verified = false, added_at = r.changed_at, added_by = r.user_id
from change_record r join work w using (work_id)
where r.table_name = 'work_isrc' and r.operation = 'insert' and r.work_id = i.work_id and (r.new_row ->> 'isrc_id')::integer = i.isrc_id
  and r.changed_at > coalesce(w.reviewed_at, 'infinity')
  and not exists (select from app_user u where u.user_id = r.user_id and u.role in ('administrator', 'editor'));
-- Of several works with an ISWC the one that had it first keeps it as its own.
update work_iswc i set is_preferred = false, is_verified = false
where exists (select from work_iswc o where o.iswc = i.iswc and o.iswc_id <> i.iswc_id
  and (o.is_verified, -o.iswc_id) > (i.is_verified, -i.iswc_id));
create unique index work_iswc_preferred on work_iswc (iswc) where is_preferred;
create index work_iswc_unverified on work_iswc (iswc_id) where not is_verified;
create index work_isrc_unverified on work_isrc (isrc_id) where not is_verified;

create table code_question (
  code_question_id integer generated by default as identity primary key,
  work_id integer not null references work,
  iswc text not null constraint code_question_form check (iswc ~ '^T[0-9]{10}$'),
  stands_on integer not null references work,
  asked_by integer references app_user,
  asked_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by integer references app_user,
  is_granted boolean,
  constraint code_question_decided check ((decided_at is null) = (is_granted is null))
);
create unique index code_question_once on code_question (work_id, iswc) where decided_at is null;
create index code_question_waiting on code_question (code_question_id) where decided_at is null;
comment on table code_question is 'V14: somebody says that the ISWC of another work is theirs. Staff decide.';
create trigger record_code_question after insert or update or delete on code_question for each row execute function record_change();
