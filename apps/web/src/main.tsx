import { start } from './app/start.tsx';
import { breath } from './shared/breath.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
void breath().then(() => start(root));
