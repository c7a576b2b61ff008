import { explain } from './send-request.ts';

const NOT_CHECKED = 2;

/** Ends the process with the exit code of the command, or explains in a line why it could not run. */
export async function runCommand(run: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await run();
  } catch (error) {
    console.error(`${explain(error)}\nRun it with --help for its options.`);
    process.exitCode = NOT_CHECKED;
  }
}
