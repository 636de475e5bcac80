import { listClientFiles, type Route } from '../client-files.ts'
import { pathOf, type Rule, type SyntaxNode } from './rule.ts'

const filesOf = new Map<string, ReturnType<typeof listClientFiles>>()

function routesOf(root: string, path: string): readonly Route[] {
  const files = filesOf.get(root) ?? listClientFiles(root)
  filesOf.set(root, files)
  return files.get(path) ?? []
}

type Used = { key: string; isWhole: boolean }

/** Keys that an argument of `t` may be: literals, what a template begins with, or either of two. What else it may be is not known here. */
function keysOf(node: SyntaxNode | undefined): Used[] {
  if (node?.type === 'ConditionalExpression') return [...keysOf(node.consequent), ...keysOf(node.alternate)]
  if (node?.type === 'Literal')
    return typeof node.value === 'string' ? [{ key: node.value, isWhole: true }] : []
  if (node?.type !== 'TemplateLiteral') return []
  const [start] = node.quasis
  const key = start?.value.cooked ?? ''
  return key.includes('.') ? [{ key: key.slice(0, key.lastIndexOf('.')), isWhole: false }] : []
}

/** A namespace or its first key, as lists of messages name them. */
function isProvided(messages: ReadonlySet<string>, { key, isWhole }: Used): boolean {
  const [namespace = '', first] = key.split('.')
  if (messages.has(namespace) || messages.has(`${namespace}.${first}`)) return true
  // `errors.${code}`: which of them there are, only the types know.
  return !isWhole && first === undefined && [...messages].some((each) => each.startsWith(`${namespace}.`))
}

/** A text that a client component shows comes to each page that it is a part of: else its key is shown there. */
export const clientMessages: Rule = {
  create(context) {
    const routes = routesOf(context.cwd, pathOf(context))
    if (routes.length === 0) return {}
    return {
      VariableDeclarator(node) {
        const { init } = node
        if (init?.type !== 'CallExpression' || init.callee.type !== 'Identifier') return
        if (init.callee.name !== 'useTranslations') return
        const [namespace] = init.arguments
        // `useTranslations(reason)`: which namespaces it may be is not known here.
        if (namespace && namespace.type !== 'Literal') return
        const start = namespace ? `${String(namespace.value)}.` : ''
        for (const { references } of context.sourceCode.getDeclaredVariables(node))
          for (const { identifier } of references) {
            const call = callOf(identifier)
            for (const used of keysOf(call?.arguments[0])) {
              const path = { ...used, key: `${start}${used.key}` }
              const route = routes.find(({ messages }) => !isProvided(messages, path))
              if (call && route) context.report({ node: call, message: objection(path, route) })
            }
          }
      },
    }
  },
}

/** `t(…)`, `t.rich(…)` */
function callOf({ parent }: SyntaxNode) {
  const callee = parent?.type === 'MemberExpression' ? parent : undefined
  const call = callee ? callee.parent : parent
  return call?.type === 'CallExpression' ? call : undefined
}

const objection = ({ key }: Used, { file }: Route): string => {
  const name = key.split('.', 2).join('.')
  return `The text ${key} does not come to ${file}: add '${name}' to READER_MESSAGES (lib/i18n/reader-messages.ts), or to the namespaces of ClientMessages there.`
}
