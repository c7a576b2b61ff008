#!/bin/sh
# Configures the build from the environment (docs/configuration.md) and serves it; stops at a wrong setting.
# LISTEN: a port, or ADDRESS:PORT. API_UPSTREAM: the server for the API's paths, if the API is on the same site.
set -eu
here=$(dirname "$0")
root=${SERVE_FROM:-/srv/amana}

brotli=
if [ -e /usr/lib/nginx/modules/ngx_http_brotli_static_module.so ]; then brotli=--brotli; fi

node "$here/hosting/src/main.ts" --from "$here/build" --to "$root/site" --nginx "$root/nginx" $brotli \
  --listen "${LISTEN:-8080}" ${API_UPSTREAM:+--api-upstream "$API_UPSTREAM"}
exec nginx -p "$root/nginx" -c nginx.conf -e stderr -g 'daemon off;'
