/** The address of the worker's state, inside the demo's folder. */
export const HOST_PATH = 'mock/host';

/** After an update of the demo: the stored world was continued, or could not be read and was replaced. */
export type HostNews = 'updated' | 'reset' | null;

/** The worker's answer to a page that asks whether it can serve. */
export interface HostState {
  /** False where this browser lets a site store nothing; then there is no world. */
  readonly canStore: boolean;
  readonly build: string;
  readonly news: HostNews;
  /** This is the first question to this worker. */
  readonly isFirst: boolean;
}

export function isHostState(value: unknown): value is HostState {
  return typeof value === 'object' && value !== null && 'canStore' in value;
}
