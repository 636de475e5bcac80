import type { CartLine } from '@bieznik/contract/selling/cart'

/** What a person wants of their cart. */
export type CartIntent =
  | { kind: 'add'; productId: number; quantity: number }
  | { kind: 'quantity'; productId: number; quantity: number }
  | { kind: 'remove'; productId: number }
  | { kind: 'clear' }
  /** Lines that were taken out come back. */
  | { kind: 'restore'; lines: readonly CartLine[] }

/** Tells the intents apart from what else may be under way. */
export function isCartIntent(value: unknown): value is CartIntent {
  return typeof value === 'object' && value !== null && 'kind' in value
}

/** What is added shows when the server knows it. */
function withIntent(lines: readonly CartLine[], intent: CartIntent): readonly CartLine[] {
  switch (intent.kind) {
    case 'add':
      return lines
    case 'quantity':
      return lines.map((line) =>
        line.product.id === intent.productId ? { ...line, quantity: intent.quantity } : line,
      )
    case 'remove':
      return lines.filter((line) => line.product.id !== intent.productId)
    case 'clear':
      return []
    case 'restore': {
      const there = new Set(lines.map((line) => line.product.id))
      return [...lines, ...intent.lines.filter((line) => !there.has(line.product.id))]
    }
  }
}

/** The cart with everything on top of it that is under way, oldest first. */
export function withIntents(lines: readonly CartLine[], underWay: readonly unknown[]): readonly CartLine[] {
  return underWay.filter(isCartIntent).reduce(withIntent, lines)
}

/** Whether nothing of `earlier` is left once `later` has been done, so that it need not be done at all. */
export function supersedes(later: CartIntent, earlier: CartIntent): boolean {
  if (earlier.kind !== 'quantity' && earlier.kind !== 'remove') return false
  if (later.kind === 'clear') return true
  if (later.kind === 'remove') return later.productId === earlier.productId
  return later.kind === 'quantity' && earlier.kind === 'quantity' && later.productId === earlier.productId
}
