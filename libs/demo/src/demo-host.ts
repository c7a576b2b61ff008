import type { User } from '@amana/api';
import type { QueryClient } from '@tanstack/react-query';
import type { Store } from 'effector';
import { createContext, useContext } from 'react';
import type { DataRouter } from 'react-router-dom';

export const STAGE_PATH = '/stage';
export const SCRIPT_PATH = `${STAGE_PATH}/script`;

export interface DemoSession {
  readonly user: User | null;
  readonly accessToken: string | null;
  readonly refreshToken: string | null;
  readonly isAuthenticated: boolean;
}

/** The functions of the web application that the demo calls. */
export interface DemoHost {
  /** The path that the application is served from, with a slash at both ends. */
  readonly siteRoot: string;
  readonly productName: string;
  /** Base URL of the mock's control API; null where the backend is not the mock. */
  readonly controlUrl: string | null;
  /** The mock runs in this browser: the static demo, or the page itself in development. */
  readonly isBackendInBrowser: boolean;
  readonly paths: {
    readonly dashboard: string;
    readonly overview: string;
    readonly order: (id: string) => string;
    readonly chat: (disputeId: string) => string;
  };
  readonly $user: Store<User | null>;
  readonly signIn: (credentials: { user: User; accessToken: string; refreshToken: string }) => void;
  readonly signOut: () => void;
  readonly readSession: (namespace: string) => DemoSession | null;
  /** The default is the namespace of this window. Null removes the session. */
  readonly storeSession: (session: DemoSession | null, namespace?: string) => void;
  /** Makes the other windows of a namespace (default: this window's) refetch their trades. */
  readonly notifyOtherTabs: (namespace?: string) => void;
}

/** The application once it runs. */
export interface DemoApp {
  readonly queryClient: QueryClient;
  readonly router: DataRouter;
}

export const DemoHostContext = createContext<DemoHost | null>(null);

export function useDemoHost(): DemoHost {
  const host = useContext(DemoHostContext);
  if (host === null) throw new Error('The demo was not started');
  return host;
}
