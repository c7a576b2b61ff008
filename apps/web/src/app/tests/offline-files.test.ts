import { expect, test } from 'vitest';
import { offlineFiles } from '../../../build/offline-files.ts';

test('the offline copy contains lazily loaded dialogs and their imports', () => {
  const manifest = {
    'index.html': { file: 'index.js', isEntry: true, imports: ['shared'], dynamicImports: ['page'] },
    shared: { file: 'shared.js' },
    page: { file: 'page.js', imports: ['shared'], dynamicImports: ['dialog', 'picture'] },
    dialog: { file: 'dialog.js', imports: ['form'] },
    form: { file: 'form.js' },
    picture: { file: 'picture.png' },
  };

  expect(offlineFiles(manifest)).toEqual(['index.js', 'shared.js', 'page.js', 'dialog.js', 'form.js']);
});

test('the offline copy has nothing that only wide windows load', () => {
  const table = 'src/lists/wide/row-table.tsx';
  const manifest = {
    'index.html': { file: 'index.js', isEntry: true, dynamicImports: ['page'] },
    page: { file: 'page.js', dynamicImports: [table] },
    [table]: { file: 'row-table.js', imports: ['antd'] },
    antd: { file: 'antd.js' },
  };

  expect(offlineFiles(manifest)).toEqual(['index.js', 'page.js']);
});
