#!/bin/sh
# Makes up the passwords and the certificate of compose.yaml, once.
set -eu
cd "$(dirname "$0")"
umask 077
mkdir -p secrets
cd secrets
new() { [ -s "$1" ] || od -An -N24 -tx1 /dev/urandom | tr -d ' \n' > "$1"; }
for name in postgres_password owner_password app_password replica_password secrets_key storage_key; do new "$name"; done
app="postgresql://omur_app:$(cat app_password)"
printf '%s@pooler:6432/omur' "$app" > database_url
printf '%s@database:5432/omur' "$app" > database_direct_url
printf '%s@replica:5432/omur' "$app" > database_read_url
printf 'postgresql://omur_owner:%s@database:5432/omur' "$(cat owner_password)" > database_owner_url
printf '"omur_app" "%s"\n' "$(cat app_password)" > pooler_users
printf '{"identities":[{"name":"omur","credentials":[{"accessKey":"omur","secretKey":"%s"}],"actions":["Read:omur-files","Write:omur-files","List:omur-files"]}]}' \
  "$(cat storage_key)" > storage_users

if [ ! -s portal.pem ]; then
  openssl req -x509 -newkey rsa:2048 -nodes -days 800 -subj '/CN=Omur on this machine' -keyout ca.key -out ca.pem 2> /dev/null
  openssl req -newkey rsa:2048 -nodes -subj '/CN=omur.localhost' -keyout portal.key -out portal.csr 2> /dev/null
  printf 'subjectAltName=DNS:omur.localhost\nextendedKeyUsage=serverAuth\n' > portal.ext
  openssl x509 -req -in portal.csr -CA ca.pem -CAkey ca.key -CAcreateserial -days 800 -extfile portal.ext -out portal.crt 2> /dev/null
  cat portal.crt portal.key > portal.pem
  # Nobody signs a second certificate with it, also not for a browser that trusts ca.pem.
  rm -f ca.key ca.srl portal.key portal.csr portal.ext portal.crt
fi
# The containers' accounts have to read the files; on this machine nobody else comes into the folder.
chmod 644 ./*
# So with what the containers are given of this clone, which may be its owner's alone. Nothing of it is secret.
chmod a+rX ../*.sh ../*.cfg ../*.ini ../../away/away.html
