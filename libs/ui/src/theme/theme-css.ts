import { type Palette, type ThemeMode, FONT_STACK, PALETTES, SIZES, TEXT_SIZES } from './tokens.ts';

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function paletteVariables({ status, ...colours }: Palette): string[] {
  return [
    ...Object.entries(colours).map(([name, value]) => `--${kebab(name)}: ${value};`),
    ...Object.entries(status).flatMap(([name, { text, tint }]) => [
      `--status-${name}: ${text};`,
      `--status-${name}-tint: ${tint};`,
    ]),
  ];
}

function themeRule(selector: string, mode: ThemeMode): string {
  const { overlay } = PALETTES[mode];
  // Before Chrome 122 and Safari 17.4 the backdrop of a dialog inherits nothing.
  const backdrop = `${selector} ::backdrop { --overlay: ${overlay}; }`;
  // Without 'only' Chrome on Android may darken a light page, and with it the QR code.
  return `${selector} { color-scheme: only ${mode}; ${paletteVariables(PALETTES[mode]).join(' ')} } ${backdrop}`;
}

/** The default of every browser, in pixels. */
const DEFAULT_FONT_SIZE = 16;

/** The base styles and the CSS variables of both themes; the build writes them into index.html. */
export function themeCss(): string {
  const sizes = [
    ...Object.entries(SIZES).map(([name, pixels]) => `--${kebab(name)}: ${pixels}px;`),
    ...Object.entries(TEXT_SIZES).map(
      ([name, pixels]) => `--${kebab(name)}: ${pixels / DEFAULT_FONT_SIZE}rem;`,
    ),
  ];
  return [
    `:root { ${sizes.join(' ')} --font: ${FONT_STACK}; }`,
    themeRule(':root', 'light'),
    // Print in the light theme.
    `@media screen { ${themeRule(":root[data-theme='dark']", 'dark')} }`,
    '*, *::before, *::after { box-sizing: border-box; }',
    // The bottom navigation must not cover a focused element, nor the support button above it on a phone.
    'html { -webkit-text-size-adjust: 100%; scroll-padding-bottom: calc(96px + env(safe-area-inset-bottom)); }',
    '@media (width < 768px) { html { scroll-padding-bottom: calc(144px + env(safe-area-inset-bottom)); } }',
    // A scrollbar that comes or goes must not move the page. A phone's lies over the page.
    '@media (width >= 768px) { html { scrollbar-gutter: stable; } }',
    // With touch only: on a desktop the scrollbar would vanish and shift the page.
    '@media (pointer: coarse) { html:has(dialog[open]) { overflow: hidden; } }',
    // The background reaches the edges of a phone, the text only its safe area.
    'body { margin: 0; padding: 0 env(safe-area-inset-right) 0 env(safe-area-inset-left); background: var(--page); color: var(--ink); font: var(--text)/1.5 var(--font); overflow-wrap: anywhere; }',
    'h1, h2, h3, p, dl, dd, ul, ol, figure { margin: 0; }',
    'ul, ol { padding: 0; list-style: none; }',
    'h1 { font-size: min(clamp(1.375rem, 7vw, var(--text-title)), 10vw); line-height: 1.25; } h2 { font-size: var(--text); line-height: 1.35; }',
    'button, input, select, textarea { font: inherit; color: inherit; }',
    'a { color: var(--primary); }',
    'html { accent-color: var(--primary); } ::selection { background: var(--primary); color: var(--on-primary); }',
    ':focus-visible { outline: 3px solid var(--primary); outline-offset: 2px; } main:focus-visible { outline: none; }',
    'img, svg { display: block; max-width: 100%; }',
    '.visually-hidden { position: absolute; width: 1px; height: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }',
    '.small-print { color: var(--ink-soft); font-size: var(--text-small); }',
    '@media print { body { background: none; } }',
    // None at all, because antd would measure a pop-up in the middle of even the shortest one.
    '@media (prefers-reduced-motion: reduce) { *, *::before, *::after { animation: none !important; transition: none !important; scroll-behavior: auto !important; } }',
  ].join('\n');
}
