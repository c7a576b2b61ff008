import { expect, test } from 'vitest';
import { loadStyles } from './load-styles.ts';
import { wideCss } from './wide-css.ts';

const sheets = () => document.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]');

test("antd styles: both components and themes, below the product's rules", () => {
  const css = wideCss();

  expect(css).toMatch(/^@layer antd\{.*\}$/s);
  for (const selector of ['.ant-table-thead', '.ant-picker-presets']) expect(css).toContain(selector);
  for (const mode of ['light', 'dark'] as const)
    expect(css).toMatch(new RegExp(`\\.antd-${mode}\\{[^}]*--ant-color-primary:var\\(--primary\\);`));
});

test('the style sheet is added once, and again after a failure', async () => {
  const failed = loadStyles();
  sheets()[0]?.dispatchEvent(new Event('error'));
  await expect(failed).rejects.toThrow('could not be loaded');
  expect(sheets()).toHaveLength(0);

  await Promise.all([loadStyles(), loadStyles()]);

  expect(sheets()).toHaveLength(1);
});
