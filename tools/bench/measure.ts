import type { Request } from 'autocannon';
import autocannon from 'autocannon';
import type { Subject } from './subject.ts';

export interface Measure {
  requestsPerSecond: number;
  p99Ms: number;
  cpuMicrosPerRequest: number;
}

const CONNECTIONS = 10;

export async function measure(subject: Subject, requests: Request[], seconds: number): Promise<Measure> {
  const cpuBefore = await subject.cpuMicros();
  const result = await autocannon({
    url: subject.url,
    connections: CONNECTIONS,
    duration: seconds,
    requests,
  });
  const cpuMicros = (await subject.cpuMicros()) - cpuBefore;
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(
      `${subject.kind} refused: ${result.non2xx} answers other than 2xx, ${result.errors} errors.`,
    );
  return {
    requestsPerSecond: result.requests.average,
    p99Ms: result.latency.p99,
    cpuMicrosPerRequest: cpuMicros / result['2xx'],
  };
}
