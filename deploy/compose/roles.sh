#!/bin/bash
# The database and its roles, as docs/operations.md has them, and one by which the replica follows.
set -eo pipefail
owner=$(cat /run/secrets/owner_password)
app=$(cat /run/secrets/app_password)
replica=$(cat /run/secrets/replica_password)
psql -v ON_ERROR_STOP=1 --username postgres -v owner="$owner" -v app="$app" -v replica="$replica" <<'SQL'
create role omur_owner login createdb password :'owner';
create role omur_app login password :'app';
create role omur_replica login replication password :'replica';
create database omur owner omur_owner encoding 'UTF8' template template0;
revoke all on database omur from public;
grant connect on database omur to omur_app;
grant pg_read_all_stats to omur_app;
SQL
echo 'host replication omur_replica all scram-sha-256' >> "$PGDATA/pg_hba.conf"
