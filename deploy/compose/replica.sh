#!/bin/bash
# Follows the primary: copies it once, and takes over every change from then on. Removing the volume copies it anew.
set -euo pipefail
volume=$PGDATA
export PGDATA=$volume/main
if [ ! -d "$PGDATA" ]; then
  rm -rf "$volume/begun"
  password=$(cat /run/secrets/replica_password)
  pg_basebackup --pgdata "$volume/begun" --dbname "host=database user=omur_replica password=$password" \
    --write-recovery-conf --wal-method stream --checkpoint fast
  mv "$volume/begun" "$PGDATA"
fi
# Not fewer connections than the primary has; a name by which the page of operations shows it.
exec postgres -c shared_buffers=1GB -c max_connections=200 -c hot_standby_feedback=on -c cluster_name=replica
