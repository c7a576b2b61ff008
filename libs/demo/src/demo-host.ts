import type { User } from '@amana/api';
import type { QueryClient } from '@tanstack/react-query';
import type { Scope, Store } from 'effector';
import { createContext, useContext } from 'react';
import type { DataRouter } from 'react-router-dom';

export const FRONT_PATH = '/demo';
export const STAGE_PATH = '/stage';

export interface DemoSession {
  readonly user: User | null;
  readonly accessToken: string | null;
  readonly refreshToken: string | null;
  readonly isAuthenticated: boolean;
}

export interface DemoHost {
  readonly siteRoot: string;
  readonly productName: string;
  readonly logoUrl: string | null;
  readonly controlUrl: string | null;
  readonly isBackendInBrowser: boolean;
  readonly paths: {
    readonly signIn: string;
    readonly dashboard: string;
    readonly overview: string;
    readonly createOrder: string;
    readonly order: (id: string) => string;
    readonly approve: (id: string) => string;
    readonly payment: (id: string) => string;
    readonly account: (transactionId: string) => string;
    readonly manage: (transactionId: string) => string;
    readonly chat: (disputeId: string) => string;
  };
  /** Holds the stores of the app and of the demo. */
  readonly scope: Scope;
  readonly $user: Store<User | null>;
  readonly signIn: (credentials: { user: User; accessToken: string; refreshToken: string }) => void;
  readonly readSession: (namespace: string) => DemoSession | null;
  /** Null removes the session. The default namespace is this window's. */
  readonly storeSession: (session: DemoSession | null, namespace?: string) => void;
  /** Makes the buyer of an order have said that they made the transfer. */
  readonly storeSentTransfer: (
    orderId: string,
    sent: { accountNumber: string; atMs: number; returnedAtMs: number },
  ) => void;
  /** Makes other windows of a namespace (default: this window's) refetch their trades. */
  readonly notifyOtherTabs: (namespace?: string) => void;
}

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
