import { checkContract } from './check-contract.ts';
import { readOptions, USAGE } from './options.ts';
import { conforms, reportText } from './report-text.ts';
import { runCommand } from './run-command.ts';

await runCommand(async () => {
  const options = readOptions(process.argv.slice(2), process.env);
  if (options === null) {
    console.log(USAGE);
    return 0;
  }
  const report = await checkContract(options);
  console.log(reportText(report));
  return conforms(report) ? 0 : 1;
});
