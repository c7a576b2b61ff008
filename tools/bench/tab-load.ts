import { Agent, get } from 'node:http';
import type { Poll, Tab } from './tab-polls.ts';

export interface TabLoad {
  /** Of every answer since the last `reset`, in ms. */
  latencies: () => readonly number[];
  /** Requests without an answer since the last `reset`, and changed answers: nothing changes while the tabs poll. */
  failures: () => readonly string[];
  reset: () => void;
  stop: () => void;
}

/**
 * Polls as browsers do: one connection for each tab, polls spread evenly over their interval, none waiting for the one
 * before. autocannon cannot: it sends all requests of a second at its beginning.
 */
export function startTabs(server: string, tabs: readonly Tab[]): TabLoad {
  let latencies: number[] = [];
  let failures: string[] = [];
  const timers = new Set<NodeJS.Timeout>();
  const agents = tabs.map(() => new Agent({ keepAlive: true }));

  function ask(
    { path }: Pick<Poll, 'path'>,
    headers: Tab['headers'],
    agent: Agent,
    etags: Map<string, string>,
    askedAt = performance.now(),
  ): void {
    const fail = (reason: string) => failures.push(`${path}: ${reason}`);
    const etag = etags.get(path);
    const sent = etag === undefined ? headers : { ...headers, 'if-none-match': etag };
    const request = get(`${server}${path}`, { headers: sent, agent }, (response) => {
      response.resume();
      response.once('end', () => {
        latencies.push(performance.now() - askedAt);
        if (response.headers.etag !== undefined) etags.set(path, response.headers.etag);
        if (response.statusCode !== (etag === undefined ? 200 : 304))
          fail(`status ${response.statusCode ?? 'none'}`);
      });
    });
    request.once('error', (error: NodeJS.ErrnoException) => {
      // Browsers retry too when the server has just closed an idle connection.
      if (request.reusedSocket && error.code === 'ECONNRESET') ask({ path }, headers, agent, etags, askedAt);
      else fail(error.message);
    });
  }

  for (const [index, { headers, polls }] of tabs.entries()) {
    const agent = agents[index] ?? new Agent({ keepAlive: true });
    const etags = new Map<string, string>();
    for (const [place, poll] of polls.entries()) {
      const share = (index / tabs.length + place / polls.length) % 1;
      const begin = setTimeout(() => {
        timers.delete(begin);
        ask(poll, headers, agent, etags);
        timers.add(setInterval(() => ask(poll, headers, agent, etags), poll.everyMs));
      }, share * poll.everyMs);
      timers.add(begin);
    }
  }
  return {
    latencies: () => latencies,
    failures: () => failures,
    reset() {
      latencies = [];
      failures = [];
    },
    stop() {
      for (const timer of timers) clearTimeout(timer);
      for (const agent of agents) agent.destroy();
    },
  };
}
