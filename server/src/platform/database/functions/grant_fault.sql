/* R220–R222: why a user does not confirm the grant that is proposed for an application; null where nothing speaks against it, or none is proposed.
   Who proposed it, who gains by it or sent it in somebody's name (M18, R124, R206), what would come to more than the budget, and who entered
   or raised the budget, above what another had entered last. The page and the call ask here; triggers hold the same. */
create or replace function grant_fault(asked fund_application, by_user integer) returns text language sql stable as $$
  select case
    when asked.proposed_by = by_user then 'ownProposal'
    when applies_for(asked.application_id, by_user) then 'ownApplication'
    -- A grant that becomes smaller goes beyond nothing.
    when asked.proposed_amount_isk <= asked.granted_amount_isk then null
    when granted_of_period(asked.fund_period_id, asked.application_id) + asked.proposed_amount_isk > p.budget_isk then 'overBudget'
    when p.budget_by = by_user and
      granted_of_period(asked.fund_period_id, asked.application_id) + asked.proposed_amount_isk > coalesce(p.budget_of_other_isk, 0) then 'ownBudget'
  end
  from fund_period p where p.fund_period_id = asked.fund_period_id and asked.proposed_by is not null
$$;
