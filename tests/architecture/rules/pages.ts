import { dirname } from 'node:path/posix'
import { roleForStrictDocument } from '@bieznik/contract/pages'
import { isStrictDocument } from '@bieznik/contract/routes'
import { pathOf, type Rule, type SyntaxNode } from './rule.ts'

/** An address of the page that is made in this file: `app/[locale]/(shop)/orders/page.tsx` is at `/orders`; null: it is no page. */
function addressOf(path: string): string | null {
  if (!/^app\/.*(?:^|\/)(?:page|create-page)\.tsx$/.test(path)) return null
  const folder = dirname(path)
    .replace(/^app(?:\/\[locale\])?\/?/, '')
    .replaceAll(/\(\w+\)\/?/g, '')
  return `/${folder.replaceAll('[kind]', 'wheel').replaceAll(/\[+[.\w]+\]+/g, '1')}`
}

const guards = { customer: 'requireSession', staff: 'requireStaff', anyone: null } as const

/** What the page calls for its visitor; undefined: there is no row for it. */
function guardOf(address: string) {
  if (!isStrictDocument(address)) return null
  const role = roleForStrictDocument(address)
  return role === null ? undefined : guards[role]
}

function guardIn(node: SyntaxNode): string | null {
  if (node.type !== 'CallExpression' || node.parent.type !== 'AwaitExpression') return null
  const { callee } = node
  return callee.type === 'Identifier' && /^require(?:Session|Staff)$/.test(callee.name) ? callee.name : null
}

/** Each page itself asks for the visitor whom `contract/pages.ts` names, whatever has let a request come to it. */
export const pageGuard: Rule = {
  create(context) {
    const address = addressOf(pathOf(context))
    if (address === null) return {}
    let asked: string | null = null
    let isMadeBeside = false
    return {
      ImportDeclaration({ source }) {
        isMadeBeside ||= /^\.\.?\/(?:.*\/)?create-page$/.test(source.value)
      },
      CallExpression(node) {
        asked ??= guardIn(node)
      },
      'Program:exit'(node) {
        const guard = guardOf(address)
        if (guard === undefined)
          return context.report({
            node,
            message: `Who may see ${address}? Give it a row in contract/pages.ts.`,
          })
        if (asked === guard || isMadeBeside) return
        const does = guard === null ? 'asks for nobody' : `calls \`await ${guard}(…)\``
        context.report({ node, message: `By its row in contract/pages.ts the page at ${address} ${does}.` })
      },
    }
  },
}

const modes = { strict: 'instant = false', shared: "ensureStatic = 'navigation'" } as const

/** A page of the strict policy is made for each request, and any other is cached for everyone. */
export const pageMode: Rule = {
  create(context) {
    const path = pathOf(context)
    const address = addressOf(path)
    if (address === null || path.endsWith('/create-page.tsx')) return {}
    const found = new Set<string>()
    return {
      ExportNamedDeclaration({ declaration }) {
        if (declaration?.type === 'VariableDeclaration')
          for (const each of declaration.declarations) found.add(context.sourceCode.getText(each))
      },
      'Program:exit'(node) {
        const mode = isStrictDocument(address) ? modes.strict : modes.shared
        const isOther = Object.values(modes).some((each) => each !== mode && found.has(each))
        if (found.has(mode) && !isOther) return
        context.report({
          node,
          message: `By its row in contract/pages.ts the page at ${address} exports \`${mode}\` alone.`,
        })
      },
    }
  },
}
