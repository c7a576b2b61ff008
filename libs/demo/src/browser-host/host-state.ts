export const HOST_PATH = 'mock/host';

/** After an update of the demo: the stored world was kept, or was unreadable and replaced. */
export type HostNews = 'updated' | 'reset' | null;

export interface HostState {
  /** False if the browser blocks storage; then there is no world. */
  readonly canStore: boolean;
  readonly build: string;
  readonly news: HostNews;
  readonly isFirst: boolean;
}

export function isHostState(value: unknown): value is HostState {
  return typeof value === 'object' && value !== null && 'canStore' in value;
}
