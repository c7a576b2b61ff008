/** `npx nx serve web --configuration=browser-mock`: generates the API client after a change of the contract. */
import { CONTRACT_SOURCES, ensureGenerated } from './ensure-generated.ts';
import { watchFiles } from './watch-files.ts';
import { explain, inWorkspace } from './workspace.ts';

await watchFiles(
  CONTRACT_SOURCES.map((path) => inWorkspace(path)),
  () => {
    try {
      ensureGenerated();
    } catch (error) {
      console.error(explain(error));
    }
  },
);
