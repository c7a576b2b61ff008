import { StyleProvider, createCache, extractStyle } from '@ant-design/cssinjs';
import { ConfigProvider, DatePicker, Table } from 'antd';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { wideTheme } from './wide-theme.ts';

/** The content of `antd.css` in a build: styles of the used components and variables of both themes. */
export function wideCss(): string {
  const cache = createCache();
  for (const mode of ['light', 'dark'] as const) {
    // Styles are recorded during rendering, except in zero-runtime mode.
    const theme = { ...wideTheme(mode), zeroRuntime: false };
    const parts = [
      createElement(Table, { key: 'table' }),
      createElement(DatePicker.RangePicker, { key: 'dates' }),
    ];
    renderToString(
      createElement(StyleProvider, { cache }, createElement(ConfigProvider, { theme }, ...parts)),
    );
  }
  // In a layer, so that the product's rules have precedence.
  return `@layer antd{${extractStyle(cache, true)}}`;
}
