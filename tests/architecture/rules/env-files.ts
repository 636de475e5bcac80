import { envFiles } from '../zones.ts'
import { pathOf, type Rule } from './rule.ts'

const message = 'The environment is read only in the env file of each program, which checks it at start.'

/** `process.env` in every spelling, and `import.meta.env`, are read in the env files alone. */
export const envFilesOnly: Rule = {
  create(context) {
    const path = pathOf(context)
    if (envFiles.some((file) => file.test(path))) return {}
    return {
      MemberExpression(node) {
        const isEnv = node.computed
          ? node.property.type === 'Literal' && node.property.value === 'env'
          : node.property.type === 'Identifier' && node.property.name === 'env'
        if (isEnv && isHolder(node.object)) context.report({ node, message })
      },
      // `const { env } = process`
      VariableDeclarator({ id, init }) {
        if (id.type !== 'ObjectPattern' || !init || !isHolder(init)) return
        const takesEnv = id.properties.some(
          (property) =>
            property.type === 'RestElement' ||
            (property.key.type === 'Identifier' && property.key.name === 'env'),
        )
        if (takesEnv) context.report({ node: id, message })
      },
      // `import { env } from 'node:process'`, and names under which `process` would not be known again
      ImportDeclaration(node) {
        if (!/^(node:)?process$/.test(node.source.value)) return
        const isPlain = node.specifiers.every((specifier) =>
          specifier.type === 'ImportSpecifier'
            ? specifier.imported.type === 'Identifier' && !/^(env|default)$/.test(specifier.imported.name)
            : specifier.type === 'ImportDefaultSpecifier' && specifier.local.name === 'process',
        )
        if (!isPlain) context.report({ node, message })
      },
    }
  },
}

interface Expression {
  type: string
  name?: unknown
  property?: { type: string; name?: unknown }
}

/** `process`, `globalThis.process`, `import.meta` */
function isHolder(node: Expression): boolean {
  if (node.type === 'Identifier') return node.name === 'process'
  if (node.type === 'MetaProperty') return true
  return (
    node.type === 'MemberExpression' &&
    node.property?.type === 'Identifier' &&
    node.property.name === 'process'
  )
}
