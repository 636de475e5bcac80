import type { SyntaxNode } from './rule.ts'

/** Components that put text nodes beside each other. */
const TEXT_COMPONENTS = ['MeasuredText', 'ContentText']

function tagOf(node: SyntaxNode): string | null {
  if (node.type !== 'JSXElement') return null
  const { name } = node.openingElement
  return name.type === 'JSXIdentifier' ? name.name : null
}

export const isFragment = (node: SyntaxNode): boolean =>
  node.type === 'JSXFragment' || tagOf(node) === 'Fragment'

const isJsx = (node: SyntaxNode): boolean => node.type === 'JSXElement' || node.type === 'JSXFragment'

/** Whitespace is not translated. */
export function isBlank(node: SyntaxNode): boolean {
  if (node.type === 'JSXExpressionContainer') return isBlank(node.expression)
  if (node.type === 'LogicalExpression') return isBlank(node.right)
  if (node.type === 'JSXEmptyExpression') return true
  const text = node.type === 'JSXText' || node.type === 'Literal' ? node.value : null
  return typeof text === 'string' && text.trim() === ''
}

export const nameOf = (node: SyntaxNode): string | null => (node.type === 'Identifier' ? node.name : null)

export function isMadeOfJsx(node: SyntaxNode): boolean {
  if (node.type === 'ConditionalExpression')
    return isMadeOfJsx(node.consequent) || isMadeOfJsx(node.alternate)
  if (node.type === 'LogicalExpression') return isMadeOfJsx(node.right)
  if (node.type === 'ArrowFunctionExpression') return isMadeOfJsx(node.body)
  if (node.type === 'ObjectExpression')
    return node.properties.some((property) => property.type === 'Property' && isMadeOfJsx(property.value))
  return isJsx(node)
}

/** Everything that is not known to be an element. */
export function mayBeText(node: SyntaxNode, elements: ReadonlySet<string>): boolean {
  const may = (part: SyntaxNode): boolean => mayBeText(part, elements)
  if (isJsx(node)) return TEXT_COMPONENTS.includes(tagOf(node) ?? '')
  switch (node.type) {
    case 'JSXExpressionContainer':
    case 'ChainExpression':
      return may(node.expression)
    case 'ConditionalExpression':
      return may(node.consequent) || may(node.alternate)
    case 'LogicalExpression':
      return may(node.right) || (node.operator !== '&&' && may(node.left))
    case 'Literal':
      return typeof node.value === 'string' || typeof node.value === 'number'
    case 'ArrowFunctionExpression':
      return node.body.type !== 'BlockStatement' && may(node.body)
    case 'CallExpression': {
      const { callee, arguments: given } = node
      const isMap = callee.type === 'MemberExpression' && nameOf(callee.property) === 'map'
      return isMap && given[0] ? may(given[0]) : may(callee)
    }
    case 'MemberExpression':
      return may(node.object) && may(node.property)
    case 'Identifier':
      return !elements.has(node.name)
    default:
      return true
  }
}
