import { expect, test } from 'vitest';
import { filesToStart } from '../../build/files-to-start.ts';

test('the offline copy contains the dialogs that a page imports on demand, and what they import', () => {
  const manifest = {
    'index.html': { file: 'index.js', isEntry: true, imports: ['shared'], dynamicImports: ['page'] },
    shared: { file: 'shared.js' },
    page: { file: 'page.js', imports: ['shared'], dynamicImports: ['dialog', 'picture'] },
    dialog: { file: 'dialog.js', imports: ['form'] },
    form: { file: 'form.js' },
    picture: { file: 'picture.png' },
  };

  expect(filesToStart(manifest)).toEqual(['index.js', 'shared.js', 'page.js', 'dialog.js', 'form.js']);
});
