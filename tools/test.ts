/** `npm test`: runs every check of the project, with a line for each step and the totals in the last line. */
import { BROWSER_VARIABLE, ensureBrowser } from './browser/executable.ts';
import type { Outcome } from './checks/outcome.ts';
import { NOTHING_RAN, combined, verdict } from './checks/outcome.ts';
import type { Step } from './checks/steps.ts';
import { steps } from './checks/steps.ts';
import { explain, secondsSince } from './workspace.ts';

const NAME_WIDTH = Math.max(...steps.map(({ name }) => name.length));

function statusLine(name: string, outcome: Outcome, startedAt: number): string {
  const mark = outcome.failed > 0 ? '✖' : '✔';
  const skipped = outcome.skipped > 0 ? `, ${outcome.skipped} skipped` : '';
  const cached = outcome.cached ? ', from the cache' : '';
  const took = outcome.seconds === undefined ? secondsSince(startedAt) : `${outcome.seconds.toFixed(1)} s`;
  return `${mark} ${name.padEnd(NAME_WIDTH)}  ${verdict(outcome)}${skipped}  (${took}${cached})`;
}

async function outcomeOf(step: Step): Promise<Outcome> {
  try {
    return await step.run();
  } catch (error) {
    return { ...NOTHING_RAN, failed: 1, cached: false, output: explain(error) };
  }
}

const outcomes: Outcome[] = [];
const allStartedAt = performance.now();
process.env[BROWSER_VARIABLE] = ensureBrowser();
for (const step of steps) {
  const startedAt = performance.now();
  const outcome = await outcomeOf(step);
  outcomes.push(outcome);
  console.log(statusLine(step.name, outcome, startedAt));
  if (outcome.output !== '') console.log(outcome.output);
  if (step.isRequired === true && outcome.failed > 0) break;
}
const total = combined(outcomes);
console.log(`Total time ${secondsSince(allStartedAt)}.`);
console.log(verdict(total));
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
