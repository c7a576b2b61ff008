/** `npm run contract:check -- --url URL`: checks a deployed API against openapi/. */
import { ensureGenerated } from './start/ensure-generated.ts';
import { explain } from './workspace.ts';

const DIFFERS = 1;
const NOT_CHECKED = 2;

async function run(): Promise<number> {
  ensureGenerated();
  // Imported only now, because they need the generated code.
  const { checkContract } = await import('./contract-check/check-contract.ts');
  const { readOptions, USAGE } = await import('./contract-check/options.ts');
  const { conforms, reportText } = await import('./contract-check/report-text.ts');
  const options = readOptions(process.argv.slice(2), process.env);
  if (options === null) {
    console.log(USAGE);
    return 0;
  }
  const report = await checkContract(options);
  console.log(reportText(report));
  return conforms(report) ? 0 : DIFFERS;
}

try {
  process.exitCode = await run();
} catch (error) {
  console.error(`${explain(error)}\nRun it with --help for its options.`);
  process.exitCode = NOT_CHECKED;
}
