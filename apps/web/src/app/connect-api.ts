import { configureApi } from '@amana/api';
import type { Scope } from 'effector';
import { createTokenSource } from '../session/index.ts';
import type { AppConfig } from '../shared/config.ts';
import { startReports } from './reports/start-reports.ts';

/** If one is wrong, the app calls another API; 'configuration' means all settings. */
const API_SETTINGS: ReadonlySet<string> = new Set(['configuration', 'apiBaseUrl']);

/** Wrong settings and deviating answers are reported. */
export function connectApi(config: AppConfig, wrongSettings: readonly string[], scope: Scope): void {
  const report = startReports(config);
  for (const field of wrongSettings)
    report?.({ operationId: 'configuration', field, kind: 'unreadable', count: 1 });
  configureApi({
    baseUrl: config.apiBaseUrl,
    tokenSource: createTokenSource(scope),
    idempotencyKeys: config.idempotencyKeys,
    requestIds: config.requestIds,
    wrongSetting: wrongSettings.find((setting) => API_SETTINGS.has(setting)),
    onDeviation: (deviation) => report?.(deviation),
  });
}
