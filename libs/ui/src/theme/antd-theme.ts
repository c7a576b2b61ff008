import { theme } from 'antd';
import type { ThemeConfig } from 'antd';
import type { ThemeMode } from './tokens.ts';
import { FONT_STACK, PALETTES, SIZES } from './tokens.ts';

/** antd in our colours. */
export function antdTheme(mode: ThemeMode): ThemeConfig {
  const palette = PALETTES[mode];
  return {
    algorithm: mode === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm,
    token: {
      colorPrimary: palette.primary,
      colorInfo: palette.primary,
      colorLink: palette.primary,
      colorError: palette.danger,
      colorText: palette.ink,
      colorTextDescription: palette.inkSoft,
      colorTextPlaceholder: palette.inkSoft,
      colorBgLayout: palette.page,
      colorBgContainer: palette.card,
      colorBgElevated: palette.card,
      colorBorder: palette.edge,
      borderRadius: SIZES.radiusSmall,
      controlHeight: SIZES.target,
      fontFamily: FONT_STACK,
      fontSize: SIZES.text,
      motionDurationMid: '0.15s',
      motionDurationSlow: '0.2s',
    },
  };
}
