import { checkContract } from './check-contract.ts';
import { readOptions, USAGE } from './options.ts';
import { conforms, reportText } from './report-text.ts';
import { explain } from './send-request.ts';

const DIFFERS = 1;
const NOT_CHECKED = 2;

async function run(): Promise<number> {
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
