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
  // Without 'only' Chrome on Android may darken a light page and its QR code.
  return `${selector} { color-scheme: only ${mode}; ${paletteVariables(PALETTES[mode]).join(' ')} }`;
}

/**
 * Shades of `--brand`, a deployment's colour with a contrast of at least 4.5:1 with white. Text in them keeps that
 * contrast in both themes. Browsers without color-mix() show the default colours.
 */
const BRAND_CSS = `@supports (color: color-mix(in srgb, red, red)) {
  :root[style*='--brand'] { --primary-fill: var(--brand); --primary: color-mix(in srgb, var(--brand) 90%, black); --primary-hover: color-mix(in srgb, var(--brand) 85%, black); --primary-tint: color-mix(in srgb, var(--brand) 8%, white); }
  @media screen { :root[style*='--brand'][data-theme='dark'] { --primary-fill: var(--primary); --primary: color-mix(in srgb, var(--brand) 40%, white); --primary-hover: color-mix(in srgb, var(--brand) 30%, white); --primary-tint: color-mix(in srgb, var(--primary) 12%, var(--card)); } }
}`;

/** The default font size of every browser, in px. */
const DEFAULT_FONT_SIZE = 16;

/** Base styles and CSS variables of both themes; the build inlines them into index.html. */
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
    // Pages print in the light theme.
    `@media screen { ${themeRule(":root[data-theme='dark']", 'dark')} }`,
    BRAND_CSS,
    '*, *::before, *::after { box-sizing: border-box; }',
    // The bottom navigation must not cover a focused element.
    'html { -webkit-text-size-adjust: 100%; scroll-padding-bottom: calc(96px + env(safe-area-inset-bottom)); }',
    // Prevents a shift of the page by the scrollbar; a phone's scrollbar overlays the page.
    '@media (width >= 768px) { html { scrollbar-gutter: stable; } }',
    // On a desktop, hiding the scrollbar would shift the page.
    '@media (pointer: coarse) { html:has(dialog[open]) { overflow: hidden; } }',
    // The background reaches the edges of a phone, the text only its safe area.
    'body { margin: 0; padding: 0 env(safe-area-inset-right) 0 env(safe-area-inset-left); background: var(--page); color: var(--ink); font: var(--text)/1.5 var(--font); overflow-wrap: anywhere; }',
    'h1, h2, h3, p, dl, dd, ul, ol, figure { margin: 0; }',
    'ul, ol { padding: 0; list-style: none; }',
    'h1 { font-size: min(var(--text-title), 10vw); line-height: 1.25; } h2 { font-size: var(--text); line-height: 1.35; }',
    // One colour in both themes: before Chrome 122 and Safari 17.4 a backdrop inherits no variables.
    '::backdrop { background: rgb(3 10 7 / 58%); }',
    'button, input, select, textarea { font: inherit; color: inherit; }',
    'a { color: var(--primary); }',
    'html { accent-color: var(--primary); } ::selection { background: var(--primary); color: var(--on-primary); }',
    // A field with a frame around it shows the focus on the frame.
    ':focus-visible, .focus-frame:has(:focus-visible) { outline: 3px solid var(--primary); outline-offset: 2px; } main:focus-visible, h1:focus-visible, .focus-frame :focus-visible { outline: none; }',
    'img, svg { display: block; max-width: 100%; }',
    '.visually-hidden { position: absolute; width: 1px; height: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }',
    // Any class of a component has precedence over these.
    ':where(.small-print) { color: var(--ink-soft); font-size: var(--text-small); }',
    ':where(.soft) { color: var(--ink-soft); }',
    ':where(.column) { display: flex; flex-direction: column; }',
    ':where(.framed) { border: 1px solid var(--line); border-radius: var(--radius); background: var(--card); }',
    ':where(.fill) { width: 100%; height: 100%; object-fit: cover; }',
    ':where(.round) { display: grid; flex: none; border-radius: 50%; place-items: center; }',
    // One look for what unfolds: a line with a chevron at its end, which turns.
    '.unfold > summary { display: flex; flex-direction: row; align-items: center; justify-content: space-between; gap: 12px; min-height: var(--target); padding-block: 10px; color: var(--primary); font-weight: 600; cursor: pointer; list-style: none; }',
    '.unfold > summary::-webkit-details-marker { display: none; }',
    ".unfold > summary::after { flex: none; width: 8px; height: 8px; margin: -4px 4px 0 0; border: solid; border-width: 0 2px 2px 0; rotate: 45deg; content: ''; }",
    '.unfold[open] > summary::after { margin-top: 4px; rotate: 225deg; } .unfold > p { margin-bottom: 12px; }',
    '@media print { body { background: none; } }',
    // No animation at all, because antd would measure a pop-up during even the shortest one.
    '@media (prefers-reduced-motion: reduce) { *, *::before, *::after { animation: none !important; transition: none !important; scroll-behavior: auto !important; } }',
  ].join('\n');
}
