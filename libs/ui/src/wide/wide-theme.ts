import type { ThemeConfig } from 'antd';
import { antdTheme } from '../theme/antd-theme.ts';
import { type ThemeMode, PALETTES } from '../theme/tokens.ts';

/** antd's theme for wide windows; its styles and variables are in the file from `wideCss`. */
export function wideTheme(mode: ThemeMode): ThemeConfig {
  const base = antdTheme(mode);
  const { onPrimary, inkSoft, sunken, line } = PALETTES[mode];
  return {
    ...base,
    zeroRuntime: true,
    hashed: false,
    // The class of the rule that sets the variables.
    cssVar: { key: `antd-${mode}` },
    token: {
      ...base.token,
      colorTextLightSolid: onPrimary,
      colorTextQuaternary: inkSoft,
      controlItemBgHover: sunken,
      controlItemBgActive: 'var(--primary-tint)',
    },
    components: {
      // antd would calculate them from the accent, and cannot read a CSS variable.
      DatePicker: { cellHoverWithRangeBg: 'var(--primary-tint)', cellRangeBorderColor: 'var(--primary)' },
      Table: {
        cellPaddingBlockSM: 8,
        cellPaddingInlineSM: 12,
        headerBg: sunken,
        headerColor: inkSoft,
        headerSplitColor: 'transparent',
        headerSortActiveBg: sunken,
        headerSortHoverBg: line,
        bodySortBg: 'transparent',
        rowHoverBg: sunken,
      },
    },
  };
}
