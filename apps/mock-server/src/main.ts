/** `node apps/mock-server/src/main.ts`: the mock backend on a port, until it is told to stop. */
import { startQuickly } from './quick-start.ts';

startQuickly();
await import('./serve.ts');
