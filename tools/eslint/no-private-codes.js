import { findPrivateCode } from './private-codes.js';

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
     * @param {{ loc?: import('estree').SourceLocation | null }} node
     * @param {string} text
     */
    const check = (node, text) => {
      const code = findPrivateCode(text);
      if (code !== undefined) context.report({ loc: node.loc, messageId: 'code', data: { code } });
    };
    return {
      Program: () => context.sourceCode.getAllComments().forEach((comment) => check(comment, comment.value)),
      Literal: (node) => check(node, String(node.value)),
      TemplateElement: (node) => check(node, node.value.raw),
      /** @param {import('estree-jsx').JSXText} node */
      JSXText: (node) => check(node, node.value),
    };
  },
};
