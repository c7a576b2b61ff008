import bcd, { type Identifier } from '@mdn/browser-compat-data' with { type: 'json' };
import postcss, { type ChildNode } from 'postcss';
import { isAllowed } from './allowed.js';
import { isSupported } from './floor.js';

const { properties = {}, selectors = {}, types = {}, 'at-rules': atRules = {} } = bcd.css;

function isContent(node: ChildNode | undefined): boolean {
  return node?.type === 'decl' && node.prop === 'content';
}

/** The at-rules, selectors, properties and values of a style sheet that the oldest browsers lack. */
export function newerCss(css: string): string[] {
  const newer = new Set<string>();
  const check = (feature: Identifier | undefined, name: string) => {
    if (!isSupported(feature?.__compat) && !isAllowed(name)) newer.add(name);
  };
  const root = postcss.parse(css);
  root.walkAtRules(({ name }) => check(atRules[name], `@${name}`));
  root.walkRules(({ selector }) => {
    for (const [pseudo, name = ''] of selector.matchAll(/::?([a-z-]+)/g)) check(selectors[name], pseudo);
  });
  root.walkDecls((declaration) => {
    const { prop, value } = declaration;
    // A prefixed name is a fallback for one browser.
    if (prop.startsWith('-') || isAllowed(prop)) return;
    check(properties[prop], prop);
    const unquoted = value.replaceAll(/"[^"]*"|'[^']*'|var\([^)]*\)|url\([^)]*\)/g, '');
    // A browser that does not know the alternative text takes the declaration before.
    if (prop === 'content' && unquoted.includes('/') && !isContent(declaration.prev()))
      check(properties[prop]?.['alt_text'], 'content: … / …');
    // Not the unit of a number, which may be called like a function.
    for (const [, word = '', bracket] of unquoted.matchAll(/(?<![\w.-])([a-z][a-z-]+)(\()?/g)) {
      const ofType = bracket === undefined ? undefined : (types[word] ?? types['color']?.[word]);
      check(properties[prop]?.[word] ?? ofType, `${prop}: ${word}`);
    }
  });
  return [...newer];
}
