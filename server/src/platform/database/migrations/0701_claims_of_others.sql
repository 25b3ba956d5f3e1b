-- R166: who really claimed usage, in whosever name, does not accept the claim. Of what waits the record of changes has it.
alter table usage_claim add column claimed_by integer references app_user;
comment on column usage_claim.claimed_by is 'R166: who really claimed it; an administrator may act for the claimant. Null where nobody knows any more.';
alter table usage_claim disable trigger record_usage_claim;
update usage_claim c set claimed_by = u.user_id
from change_record r join app_user u using (user_id)
where c.state = 'waiting' and r.work_id = c.work_id and r.table_name = 'usage_claim' and r.operation = 'insert'
  and (r.new_row ->> 'usage_claim_id')::integer = c.usage_claim_id;
alter table usage_claim enable trigger record_usage_claim;
alter table usage_claim add constraint usage_claim_by_another check (state <> 'accepted' or coalesce(claimed_by <> decided_by, true));
create index usage_claim_claimed_by on usage_claim (claimed_by) where claimed_by is not null;
