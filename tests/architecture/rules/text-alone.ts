import { isBlank, isFragment, isMadeOfJsx, mayBeText, nameOf } from './jsx-text.ts'
import type { Rule, SyntaxNode } from './rule.ts'

const MESSAGE =
  'A text beside something else stands in an element of its own: a browser that translates the page takes text nodes out of it.'

/**
 * React holds on to a text node where the text has siblings, and fails or changes nothing once page translation has replaced that node.
 * Where a text is the only child, React sets the text of the element, which always works.
 */
export const textAlone: Rule = {
  create(context) {
    if (context.filename.endsWith('.test.tsx')) return {}
    /** Names of this file that stand for elements: declared as `ReactNode` or by a `Render…` type, or made of JSX. */
    const elements = new Set<string>()
    const parents: { node: SyntaxNode; children: readonly SyntaxNode[] }[] = []

    return {
      TSPropertySignature({ key, typeAnnotation }) {
        const type = typeAnnotation ? context.sourceCode.getText(typeAnnotation) : ''
        if (key.type === 'Identifier' && /ReactNode|^: Render/.test(type)) elements.add(key.name)
      },
      VariableDeclarator({ id, init }) {
        if (id.type === 'Identifier' && init && isMadeOfJsx(init)) elements.add(id.name)
      },
      JSXElement: (node) => void parents.push({ node, children: node.children }),
      JSXFragment: (node) => void parents.push({ node, children: node.children }),
      ReturnStatement(node) {
        // Where the component is used, it may stand beside anything.
        const { argument } = node
        if (argument && isInComponent(node) && isTranslation(argument))
          context.report({ node: argument, message: MESSAGE })
      },
      'Program:exit'() {
        for (const { node, children } of parents) {
          const shown = children.filter((child) => !isBlank(child))
          // What stands beside the content of a fragment is not known here.
          if (shown.length < 2 && !isFragment(node)) continue
          for (const child of shown) {
            if (mayBeText(child, elements)) context.report({ node: child, message: MESSAGE })
          }
        }
      },
    }
  },
}

/** Whether the innermost function around it is a component. */
function isInComponent({ parent }: SyntaxNode): boolean {
  if (!parent) return false
  if (parent.type === 'FunctionDeclaration') return /^[A-Z]/.test(parent.id?.name ?? '')
  return parent.type !== 'ArrowFunctionExpression' && isInComponent(parent)
}

/** `t(…)`, `t.rich(…)`, a template, or a choice of such. */
function isTranslation(node: SyntaxNode): boolean {
  if (node.type === 'ConditionalExpression')
    return isTranslation(node.consequent) || isTranslation(node.alternate)
  if (node.type !== 'CallExpression') return node.type === 'TemplateLiteral'
  const { callee } = node
  return (
    callee.type === 'CallExpression' ||
    nameOf(callee.type === 'MemberExpression' ? callee.object : callee) === 't'
  )
}
