import { type MappingAlgorithm, type ThemeConfig, theme } from 'antd';
import { type ThemeMode, FONT_STACK, PALETTES, SIZES, TEXT_SIZES } from './tokens.ts';

/** @param accent any CSS colour; the default follows the brand colour of the deployment */
export function antdTheme(mode: ThemeMode, accent = 'var(--primary)'): ThemeConfig {
  const palette = PALETTES[mode];
  return {
    algorithm: [mode === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm, exactAccent(accent)],
    token: {
      colorPrimary: palette.primary,
      colorInfo: palette.primary,
      colorLink: palette.primary,
      colorError: palette.danger,
      colorText: palette.ink,
      colorTextPlaceholder: palette.inkSoft,
      colorTextSecondary: palette.inkSoft,
      colorTextTertiary: palette.inkSoft,
      colorBgLayout: palette.page,
      colorBgContainer: palette.card,
      colorBgElevated: palette.card,
      colorBorder: palette.edge,
      colorBorderSecondary: palette.line,
      borderRadius: SIZES.radiusSmall,
      borderRadiusLG: SIZES.radius,
      controlHeight: SIZES.target,
      fontFamily: FONT_STACK,
      fontSize: TEXT_SIZES.text,
      // An animated pop-up would be measured while it moves.
      motion: false,
    },
  };
}

/** antd derives shades from the theme's colours, and its dark algorithm dims the accent. */
const exactAccent =
  (accent: string): MappingAlgorithm =>
  (seed, map = theme.defaultAlgorithm(seed)) => ({
    ...map,
    colorPrimary: accent,
    colorPrimaryHover: accent,
    colorPrimaryActive: accent,
    colorLink: accent,
    colorLinkHover: accent,
    colorLinkActive: accent,
    colorError: seed.colorError,
    colorErrorText: seed.colorError,
  });
