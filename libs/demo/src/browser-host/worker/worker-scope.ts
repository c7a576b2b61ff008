export interface WorkerScope {
  readonly location: Location;
  readonly registration: { readonly scope: string; unregister(): Promise<boolean> };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate' | 'message', listener: (event: LifeEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: AskEvent) => void): void;
}

interface LifeEvent {
  waitUntil(work: Promise<unknown>): void;
}

interface AskEvent extends LifeEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
