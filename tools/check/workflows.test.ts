import { globSync, readFileSync } from 'node:fs';
import { validate } from '@actions/languageservice';
import { expect, test } from 'vitest';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { inWorkspace } from '../start/workspace.ts';

const FILES = globSync('.github/{workflows/*.yml,actions/*/action.yml}', { cwd: inWorkspace() });

test.each(FILES)('%s has only keys, jobs and expressions that GitHub knows', async (file) => {
  const document = TextDocument.create(`file:///${file}`, 'yaml', 1, readFileSync(inWorkspace(file), 'utf8'));

  expect(await validate(document)).toEqual([]);
});
