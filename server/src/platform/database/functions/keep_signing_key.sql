-- O129: results are signed by one key for good; who would replace it could sign others.
create or replace function keep_signing_key() returns trigger language plpgsql as $$
begin
  raise exception 'The signing key stays.' using errcode = 'restrict_violation', constraint = 'signing_key_stays';
end $$;
create or replace trigger keep_signing_key before update or delete on signing_key for each row execute function keep_signing_key();
