import type { CartLine } from '@bieznik/contract/selling/cart'
import type { Scheduler } from 'fast-check'
import { addItemSchema, changeItemSchema } from '@/lib/cart/cart-requests'
import { ProblemError } from '@/lib/http/problem-error'
import { aCartLine } from './shop-examples'

/** How a write goes: it is done, or refused, or done with an answer that never arrives. */
export type Luck = 'done' | 'refused' | 'lost'

interface Call {
  method?: string
  json?: unknown
}

/** The cart behind the BFF, with three lines; each call arrives, and is answered, when the scheduler says so. */
export class SlowCartServer {
  lines: readonly CartLine[] = [1, 2, 3].map((id) => aCartLine(1, { id }))
  private readonly scheduler: Scheduler
  private readonly luck: Luck[]

  constructor(scheduler: Scheduler, luck: readonly Luck[] = []) {
    this.scheduler = scheduler
    this.luck = [...luck]
  }

  answer = async (path: string, { method, json }: Call): Promise<readonly CartLine[] | null> => {
    const luck = method ? this.luck.shift() : undefined
    const call = `${method ?? 'GET'} ${path}`
    await this.scheduler.schedule(Promise.resolve(), `${call} arrives`)
    if (luck === 'refused') throw new ProblemError('upstream_failed', 'refused on purpose')
    if (method) this.write(method, Number(path.split('/')[4]), json)
    const answer = method === 'DELETE' && path === '/api/cart' ? null : this.lines
    await this.scheduler.schedule(Promise.resolve(), `${call} is answered`)
    if (luck === 'lost') throw new ProblemError('unavailable', 'lost on purpose')
    return answer
  }

  private write(method: string, id: number, json: unknown): void {
    if (method === 'POST') return this.add(addItemSchema.parse(json))
    if (method === 'DELETE') {
      this.lines = this.lines.filter(({ product }) => id && product.id !== id)
      return
    }
    const { quantity } = changeItemSchema.parse(json)
    if (!this.has(id)) throw new ProblemError('not_found', 'no such line')
    this.lines = this.lines.map((line) => (line.product.id === id ? { ...line, quantity } : line))
  }

  private add({ productId, quantity }: { productId: number; quantity: number }): void {
    if (this.has(productId)) throw new ProblemError('already_in_cart', 'it is there')
    this.lines = [...this.lines, aCartLine(quantity, { id: productId })]
  }

  private has(id: number): boolean {
    return this.lines.some(({ product }) => product.id === id)
  }
}
