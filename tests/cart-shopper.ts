import type { CartLine } from '@bieznik/contract/selling/cart'
import { MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query'
import { withIntents, type CartIntent } from '@/lib/cart/cart-intents'
import { cartQuery, changeCartMutation, pendingChanges } from '@/lib/cart/cart-queries'
import { jan } from './shop-examples'

const { uid } = jan

/** What a person does on the cart screen; `look` is coming back to the tab. */
export type CartStep =
  | { kind: 'quantity'; line: number; quantity: number }
  | { kind: 'remove'; line: number }
  | { kind: 'clear' }
  | { kind: 'undo' }
  | { kind: 'look' }

/** The cart in one line: `7×4 8×1`. */
export const shapeOf = (lines: readonly CartLine[]) =>
  lines.map(({ product, quantity }) => `${product.id}×${quantity}`).join(' ')

/** A person in front of the cart screen, before whom everything is noted that it ever shows. */
export class CartShopper {
  readonly client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  readonly failures: string[] = []
  /** What the person has chosen by now, as it would be if the server were instant. */
  chosen: readonly CartLine[]
  taken: readonly CartLine[] = []
  private readonly isInTurn: boolean

  /** Whoever is not in turn sends every change at once, as a shop would that does not think about it. */
  constructor(lines: readonly CartLine[], isInTurn: boolean) {
    this.chosen = lines
    this.isInTurn = isInTurn
    this.client.setQueryData(cartQuery(uid).queryKey, [...lines])
    new QueryObserver(this.client, { ...cartQuery(uid), refetchOnMount: false }).subscribe(() => undefined)
  }

  shown(): readonly CartLine[] {
    const pending = this.client.getMutationCache().findAll(pendingChanges(uid))
    return withIntents(
      this.client.getQueryData(cartQuery(uid).queryKey) ?? [],
      pending.map(({ state }) => state.variables),
    )
  }

  /** Looks whenever what is shown may have become something else. */
  watchForOtherThanChosen(): readonly string[] {
    const wrong: string[] = []
    const look = () => {
      const [shown, chosen] = [shapeOf(this.shown()), shapeOf(this.chosen)]
      if (shown !== chosen) wrong.push(`shown ${shown}, chosen ${chosen}`)
    }
    this.client.getQueryCache().subscribe(look)
    this.client.getMutationCache().subscribe(({ type }) => type === 'updated' && look())
    return wrong
  }

  take(each: CartStep): void {
    if (each.kind === 'look') void this.client.refetchQueries(cartQuery(uid))
    const intent = this.intentOf(each)
    if (!intent) return
    if (intent.kind === 'remove' || intent.kind === 'clear') {
      const left = withIntents(this.chosen, [intent])
      this.taken = this.chosen.filter((line) => !left.includes(line))
    }
    this.chosen = withIntents(this.chosen, [intent])
    const { scope, ...options } = changeCartMutation(this.client, uid, {
      onDone: ({ missing }) => this.failures.push(...missing.map(({ product }) => product.title)),
      onFailure: (_error, { kind }) => this.failures.push(kind),
    })
    const observer = new MutationObserver(this.client, this.isInTurn ? { ...options, scope } : options)
    observer.mutate(intent).catch(() => undefined)
  }

  /** Only what is on the screen can be changed. */
  private intentOf(each: CartStep): CartIntent | null {
    if (each.kind === 'look') return null
    if (each.kind === 'clear') return each
    if (each.kind === 'undo') return { kind: 'restore', lines: this.taken }
    const productId = this.shown()[each.line]?.product.id
    if (productId === undefined) return null
    if (each.kind === 'remove') return { kind: 'remove', productId }
    return { kind: 'quantity', productId, quantity: each.quantity }
  }
}
