/** Where the worker tells whether it can serve, inside the demo's folder. */
export const HOST_PATH = 'mock/host';

/**
 * What came about when this version of the demo found what another had kept: it goes on from there, or could not read
 * it and has started anew.
 */
export type HostNews = 'updated' | 'reset' | null;

/** What the worker tells a page that asks whether it can serve. */
export interface HostState {
  /** No world, because this browser does not let a site keep anything. */
  readonly canKeep: boolean;
  readonly build: string;
  readonly news: HostNews;
  /** Nobody has asked this worker before. */
  readonly isFirst: boolean;
}

export function isHostState(value: unknown): value is HostState {
  return (
    typeof value === 'object' && value !== null && 'canKeep' in value && 'news' in value && 'isFirst' in value
  );
}
