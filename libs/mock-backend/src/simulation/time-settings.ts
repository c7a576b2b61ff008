import type { ControlModels } from '@amana/api/contract';

export type Settings = Readonly<ControlModels.Settings>;

export const DEFAULT_SETTINGS: Settings = {
  autoPayAfterMs: 20_000,
  accountLifetimeMs: 1_800_000,
  settlementStepMs: 5_000,
  accessTokenLifetimeMs: 900_000,
  supportReplyAfterMs: 3_000,
  productName: 'Amana',
};
