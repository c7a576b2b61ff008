import { StyleProvider } from '@ant-design/cssinjs';
import { ConfigProvider } from 'antd';
import imported from 'antd/locale/en_GB';
import type { ReactNode } from 'react';
import { usePageTheme } from '../theme/page-theme.ts';
import { wideTheme } from './wide-theme.ts';

/**
 * antd writes style elements even in zero-runtime mode. Outside the document they have no effect and do not violate the
 * Content-Security-Policy; the style sheet has the same rules.
 */
const OUTSIDE_OF_THE_PAGE = document.createElement('div');

// The build imports CommonJS like Node, with the locale in the export `default`.
const enGB = 'default' in imported ? (imported.default as typeof imported) : imported;
// Accessible names must contain the visible text of the month and year buttons.
const datePicker = enGB.DatePicker && {
  ...enGB.DatePicker,
  lang: { ...enGB.DatePicker.lang, monthSelect: '', yearSelect: '' },
};
const LOCALE = { ...enGB, ...(datePicker === undefined ? {} : { DatePicker: datePicker }) };

/** antd in the product's theme, with weeks that start on Monday. */
export function WideProvider({ children }: { children: ReactNode }) {
  return (
    <StyleProvider container={OUTSIDE_OF_THE_PAGE}>
      <ConfigProvider theme={wideTheme(usePageTheme())} locale={LOCALE}>
        {children}
      </ConfigProvider>
    </StyleProvider>
  );
}
