/** The pace of the simulation, in milliseconds (design of the mock backend). */
export interface Settings {
  /** A temporary account is paid by itself after so long; null: transfers only by hand. */
  readonly autoPayAfterMs: number | null;
  readonly accountLifetimeMs: number;
  /** Each of Delivered → ProcessingSettlement → Settling → Completed. */
  readonly settlementStepMs: number;
  readonly accessTokenLifetimeMs: number;
  /** Null: support stays silent. */
  readonly supportReplyAfterMs: number | null;
}

export const DEFAULT_SETTINGS: Settings = {
  autoPayAfterMs: 20_000,
  accountLifetimeMs: 1_800_000,
  settlementStepMs: 5_000,
  accessTokenLifetimeMs: 900_000,
  supportReplyAfterMs: 3_000,
};
