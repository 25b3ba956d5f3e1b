#!/bin/bash
# The database and its two roles, as docs/operations.md has them.
set -euo pipefail
owner=$(cat /run/secrets/owner_password)
app=$(cat /run/secrets/app_password)
psql -v ON_ERROR_STOP=1 --username postgres -v owner="$owner" -v app="$app" <<'SQL'
create role omur_owner login password :'owner';
create role omur_app login password :'app';
create database omur owner omur_owner encoding 'UTF8' template template0;
revoke all on database omur from public;
grant connect on database omur to omur_app;
SQL
