import ts from 'typescript';

/** Shorter texts may occur anywhere by chance. */
const LEAST_LENGTH = 24;

/** The texts of a source file that have several words, in the pieces in which a build contains them. */
export function sentencesIn(name: string, source: string): string[] {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, false);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const text = textOf(node)?.trim();
    // A minifier escapes these characters differently.
    if (text !== undefined && text.length >= LEAST_LENGTH && text.includes(' ') && !/['"`\\\n]/.test(text))
      found.push(text);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function textOf(node: ts.Node): string | undefined {
  const isText =
    ts.isStringLiteral(node) ||
    ts.isJsxText(node) ||
    ts.isNoSubstitutionTemplateLiteral(node) ||
    ts.isTemplateHead(node) ||
    ts.isTemplateMiddleOrTemplateTail(node);
  return isText ? node.text : undefined;
}
