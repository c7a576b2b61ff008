import { Agent, get } from 'node:http';
import type { Poll, Tab } from './polls.ts';

export interface TabLoad {
  /** In ms, of every answer since the last `forget`. */
  latencies: () => readonly number[];
  /** Requests that were not answered with a 200. */
  failures: () => readonly string[];
  forget: () => void;
  stop: () => void;
}

/**
 * Tabs that poll as browsers do: each over a connection of its own, at its own moment, spread evenly over the interval,
 * and without waiting for what was asked before. (autocannon sends what a second allows at the second's beginning.)
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
    askedAt = performance.now(),
  ): void {
    const fail = (why: string) => failures.push(`${path}: ${why}`);
    const request = get(`${server}${path}`, { headers, agent }, (response) => {
      response.resume();
      response.once('end', () => {
        latencies.push(performance.now() - askedAt);
        if (response.statusCode !== 200) fail(`status ${response.statusCode ?? 'none'}`);
      });
    });
    request.once('error', (error: NodeJS.ErrnoException) => {
      // As a browser does where the server ended a resting connection just when it was used again.
      if (request.reusedSocket && error.code === 'ECONNRESET') ask({ path }, headers, agent, askedAt);
      else fail(error.message);
    });
  }

  for (const [index, { headers, polls }] of tabs.entries()) {
    const agent = agents[index] ?? new Agent({ keepAlive: true });
    for (const [place, poll] of polls.entries()) {
      // Neither the tabs nor the polls of one tab ask all at once.
      const share = (index / tabs.length + place / polls.length) % 1;
      const begin = setTimeout(() => {
        timers.delete(begin);
        ask(poll, headers, agent);
        timers.add(setInterval(() => ask(poll, headers, agent), poll.everyMs));
      }, share * poll.everyMs);
      timers.add(begin);
    }
  }
  return {
    latencies: () => latencies,
    failures: () => failures,
    forget() {
      latencies = [];
      failures = [];
    },
    stop() {
      for (const timer of timers) clearTimeout(timer);
      for (const agent of agents) agent.destroy();
    },
  };
}
