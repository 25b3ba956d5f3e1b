#!/bin/sh
# Makes up the passwords of compose.yaml, once.
set -eu
cd "$(dirname "$0")"
umask 077
mkdir -p secrets
new() { [ -f "secrets/$1" ] || od -An -N24 -tx1 /dev/urandom | tr -d ' \n' > "secrets/$1"; }
for name in postgres_password owner_password app_password secrets_key; do new "$name"; done
printf 'postgresql://omur_app:%s@database:5432/omur' "$(cat secrets/app_password)" > secrets/database_url
printf 'postgresql://omur_owner:%s@database:5432/omur' "$(cat secrets/owner_password)" > secrets/database_owner_url
# The containers' accounts have to read them.
chmod 755 secrets
chmod 644 secrets/*
