import { StyleProvider } from '@ant-design/cssinjs';
import { ConfigProvider } from 'antd';
import imported from 'antd/locale/en_GB';
import type { ReactNode } from 'react';
import { usePageTheme } from '../theme/page-theme.ts';
import { wideTheme } from './wide-theme.ts';

/**
 * antd writes its variables into style elements in zero-runtime mode too. Outside the document these have no effect, and
 * the Content-Security-Policy, which allows no inline styles, does not report them; the style sheet has the same rules.
 */
const OUTSIDE_OF_THE_PAGE = document.createElement('div');

// The build imports CommonJS as Node does, which leaves the locale in the export `default`.
const enGB = 'default' in imported ? (imported.default as typeof imported) : imported;
// The buttons that choose a month and a year show these; another name would not contain what they show.
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
