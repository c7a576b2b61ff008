import { PALETTES, usePageTheme } from '@amana/ui';
import { antdTheme } from '@amana/ui/antd-theme';
import { type ThemeConfig, ConfigProvider } from 'antd';
import type { ReactNode } from 'react';

export interface AntdProviderProps {
  /** `console` is purple, because it is not part of the product; `stage` has the product's green. */
  accent: 'console' | 'stage';
  popupLayer?: HTMLElement;
  children: ReactNode;
}

export function AntdProvider({ accent, popupLayer, children }: AntdProviderProps) {
  const mode = usePageTheme();
  const { status, primary, card } = PALETTES[mode];
  const isConsole = accent === 'console';
  const colour = isConsole ? status.purple.text : primary;
  const base = antdTheme(mode, isConsole ? colour : undefined);
  const config: ThemeConfig = {
    ...base,
    token: {
      ...base.token,
      colorPrimary: colour,
      colorInfo: colour,
      colorLink: colour,
      colorTextLightSolid: card,
      controlHeight: 36,
      fontSize: 14,
    },
    components: {
      Button: { primaryColor: card, primaryShadow: 'none', defaultShadow: 'none' },
      // Safari on iOS zooms in on fields with smaller text.
      Input: { inputFontSize: 16 },
      InputNumber: { inputFontSize: 16 },
      Statistic: { contentFontSize: 18 },
      Table: { cellPaddingBlockSM: 10, cellPaddingInlineSM: 10 },
      Tabs: { titleFontSize: 14, verticalItemPadding: '8px 2px', verticalItemMargin: '0' },
    },
  };
  return (
    <ConfigProvider theme={config} getPopupContainer={() => popupLayer ?? document.body}>
      {children}
    </ConfigProvider>
  );
}
