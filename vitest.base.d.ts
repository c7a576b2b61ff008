export declare const TEST_OPTIONS: {
  readonly testTimeout: number;
  readonly hookTimeout: number;
  readonly expect: { readonly poll: { readonly timeout: number } };
  readonly maxWorkers: number;
  readonly sequence: { readonly shuffle: { readonly files: boolean } };
  readonly coverage: { include: string[]; reporter: ['text-summary']; reportsDirectory: string };
};
