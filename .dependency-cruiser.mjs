/** Refuses circular imports, type-only and dynamic ones included. */
export default {
  forbidden: [{ name: 'no-circular', severity: 'error', from: {}, to: { circular: true } }],
  options: {
    exclude: '(^|/)(node_modules|generated|generated-[^/]+|dist|dist-demo|dist-maps|out-tsc)/',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'default'] },
  },
};
