/** @type {import('@commitlint/types').UserConfig} */
export default {
  extends: ['@commitlint/config-conventional'],
  // Dependabot names folders and groups in its subjects, which no option shortens.
  ignores: [(message) => message.includes('\nSigned-off-by: dependabot[bot]')],
  rules: {
    'header-max-length': [2, 'always', 72],
    'body-max-line-length': [0],
    // A paragraph that begins with a word and a colon is taken for a footer.
    'footer-max-line-length': [0],
    'footer-leading-blank': [0],
    // A subject may begin with a proper name.
    'subject-case': [0],
  },
};
