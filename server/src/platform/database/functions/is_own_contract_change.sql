-- M18, R126, R140: whether a user is a party of a contract, or an heir of one, or would be a party of what publishes in its place (X44), if that is
-- what changes. Who changes it, who confirms that, and what is listed for them ask here.
create or replace function is_own_contract_change(by_user integer, of_contract integer, to_publisher integer) returns boolean language sql stable as $$
  select exists (
    select from publishing_contract c where c.contract_id = of_contract
      and (is_own_contract(by_user, c.publisher_id, c.author_id) or is_own_contract(by_user, to_publisher, c.author_id)))
$$;
