import { pathOf, type Rule } from './rule.ts'

/** `*.server.ts` cannot reach a browser: its first statement is `import 'server-only'`. */
export const serverModules: Rule = {
  create(context) {
    if (!/\.server\.tsx?$/.test(pathOf(context))) return {}
    return {
      Program(node) {
        const [first] = node.body
        const isGuarded = first?.type === 'ImportDeclaration' && first.source.value === 'server-only'
        if (!isGuarded)
          context.report({ node, message: "A *.server module starts with `import 'server-only'`." })
      },
    }
  },
}

/** Every write is a route handler: 'use server' would make an endpoint of each export, without its checks. */
export const noServerActions: Rule = {
  create: (context) => ({
    ExpressionStatement(node) {
      const isDirective = 'directive' in node && node.directive === 'use server'
      if (isDirective)
        context.report({ node, message: 'No server actions: write a route handler in app/api.' })
    },
  }),
}
