/** Sections and numbered decisions of documents outside the repository: their readers cannot look them up. */
const PRIVATE_CODES = [
  /\u00a7\s?\d*/u,
  /\b[Dd]ecisions? D\d+/u,
  /\bD\d{1,2}\)/u,
  /\b(?:specification|decisions)\.md\b/u,
  /\bdesign\/[a-z-]+\.md\b/u,
];

/**
 * The first private code in a text; undefined where it has none.
 * @param {string} text
 */
export function findPrivateCode(text) {
  return PRIVATE_CODES.map((code) => code.exec(text)?.[0]).find((found) => found !== undefined);
}

/**
 * Refuses private codes in comments, strings and texts of elements.
 * @type {import('eslint').Rule.RuleModule}
 */
export const noPrivateCodes = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { code: "'{{code}}' cannot be looked up in this repository: say the rule in plain words." },
  },
  create(context) {
    /**
     * @param {{ loc?: import('estree').SourceLocation | null | undefined }} node
     * @param {string} text
     */
    const check = ({ loc }, text) => {
      const code = findPrivateCode(text);
      if (code !== undefined && loc) context.report({ loc, messageId: 'code', data: { code } });
    };
    return {
      Program: () => context.sourceCode.getAllComments().forEach((comment) => check(comment, comment.value)),
      Literal: (node) => check(node, String(node.value)),
      TemplateElement: (node) => check(node, node.value.raw),
      /** @param {import('estree').Node} node ESTree itself knows no text of an element. */
      JSXText: (node) => check(node, 'value' in node ? String(node.value) : ''),
    };
  },
};
