/** The parts of autocannon that are used here; the package has no types. */
declare module 'autocannon' {
  function autocannon(options: autocannon.Options): Promise<autocannon.Result>;

  namespace autocannon {
    interface Request {
      method?: 'GET' | 'POST';
      path: string;
      headers?: Record<string, string>;
      body?: string;
    }

    interface Options {
      url: string;
      connections: number;
      /** In seconds. */
      duration: number;
      requests: Request[];
    }

    interface Result {
      requests: { average: number; total: number };
      /** In milliseconds. */
      latency: { p50: number; p99: number };
      '2xx': number;
      non2xx: number;
      errors: number;
    }
  }

  export = autocannon;
}
