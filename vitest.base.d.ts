export declare const TEST_TIMEOUTS: { readonly testTimeout: number; readonly hookTimeout: number };
