#!/bin/sh
# Configures the build from the environment (docs/configuration.md) and serves it; stops at a wrong setting.
# The other variables are options of configure: docs/deployment.md describes them.
set -eu
here=$(dirname "$0")
root=${SERVE_FROM:-/srv/amana}

brotli=
if [ -e /usr/lib/nginx/modules/ngx_http_brotli_static_module.so ]; then brotli=--brotli; fi

# A pipe or socket of another user cannot be opened again by its name.
log=off
if (: >>/dev/stdout) 2>/dev/null; then log=/dev/stdout; fi

node "$here/hosting/src/configure-command.ts" --from "$here/build" --to "$root/site" --nginx "$root/nginx" $brotli \
  --listen "${LISTEN:-8080}" --base-path "${BASE_PATH:-/}" ${HSTS:+--hsts "$HSTS"} \
  --access-log "${ACCESS_LOG:-$log}" \
  ${API_UPSTREAM:+--api-upstream "$API_UPSTREAM"} ${RESOLVER:+--resolver "$RESOLVER"} \
  ${UPSTREAM_CA:+--upstream-ca "$UPSTREAM_CA"}
exec nginx -p "$root/nginx" -c nginx.conf -e stderr -g 'daemon off;'
