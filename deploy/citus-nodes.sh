#!/bin/sh
# Registers the workers at the coordinator (citus_add_node leaves those that it knows), and stays for the health check.
set -eu
PGPASSWORD="$(cat /run/secrets/database_password)"
export PGPASSWORD
until psql --quiet --command 'select 1' >/dev/null 2>&1; do sleep 1; done
psql --quiet --set ON_ERROR_STOP=1 --command "select citus_set_coordinator_host('$PGHOST', 5432)"
for worker in $WORKERS; do
  until psql --quiet --host "$worker" --command 'select 1' >/dev/null 2>&1; do sleep 1; done
  psql --quiet --set ON_ERROR_STOP=1 --command "select citus_add_node('$worker', 5432)"
done
exec sleep infinity
