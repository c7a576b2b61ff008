export { cacheControlOf, isFilePath, isHashedFile } from './headers/cache-control.ts';
export { type DeploymentSettings, readDeploymentSettings } from './configuration/read-deployment-settings.ts';
export { writeAppConfig, writePolicy } from './page/configure-page.ts';
export { checkedConfig } from './configuration/app-config.ts';
export { precompress } from './write/precompress.ts';
export { contentSecurityPolicy } from './headers/content-security-policy.ts';
export { ASSET_HEADERS, securityHeaders } from './headers/security-headers.ts';
export { headersFile } from './web-servers/static-host-files.ts';
