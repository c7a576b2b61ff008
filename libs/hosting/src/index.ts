export { cacheControlOf, isFilePath } from './caching.ts';
export type { DeploymentSettings } from './deployment-settings.ts';
export { readDeploymentSettings } from './deployment-settings.ts';
export { markSettings } from './page.ts';
export { checkedConfig } from './settings.ts';
export { writePageVersion } from './page-version.ts';
export { precompress } from './precompress.ts';
export { securityHeaders } from './security-headers.ts';
export { headersFile } from './static-host-files.ts';
