import { grosze } from '@bieznik/contract/money/money'
import type { PlanReduction, ProductPrices, Reduction } from '@bieznik/contract/catalogue/reduction'
import { describe, expect, it } from 'vitest'
import { aTire } from '@/tests/shop-examples'
import { lowestPriceOfPlan } from './reduction-preview'

const now = new Date('2026-12-01T08:00:00Z')
const prices: ProductPrices['prices'] = [
  { price: grosze(38_000), since: '2026-01-01T00:00:00.000Z', isReduced: false },
  { price: grosze(41_250), since: '2026-11-10T00:00:00.000Z', isReduced: false },
]
const planned: Reduction = {
  id: 1,
  price: grosze(30_000),
  startsAt: '2026-12-05T08:00:00.000Z',
  endsAt: '2026-12-06T08:00:00.000Z',
  state: 'planned',
  lowestPrice: null,
}

const to = '2027-02-01T00:00:00.000Z'
const plan = (differences: Partial<PlanReduction> = {}): PlanReduction => ({
  price: grosze(35_000),
  from: null,
  to,
  ...differences,
})

const lowest = (
  wanted: PlanReduction,
  reductions: Reduction[] = [],
  {
    changed = null,
    product = aTire(),
  }: { changed?: Reduction | null; product?: ReturnType<typeof aTire> } = {},
) => lowestPriceOfPlan({ product, prices: { prices, reductions }, now, changed }, wanted)

describe('the lowest price that staff see before they save', () => {
  it.each([
    ['of a reduction from now on', plan(), 38_000],
    ['of one whose beginning is over', plan({ from: '2026-06-01T00:00:00.000Z' }), 38_000],
    [
      'of one that begins when the old price is more than 30 days ago',
      plan({ from: '2026-12-20T00:00:00.000Z' }),
      41_250,
    ],
  ])('is the one %s', (_what, wanted, price) => {
    expect(lowest(wanted)).toBe(price)
  })

  it('counts what is planned before, and not the reduction that is changed', () => {
    const later = plan({ from: '2026-12-20T00:00:00.000Z' })
    expect(lowest(later, [planned])).toBe(30_000)
    expect(lowest(later, [planned], { changed: planned })).toBe(41_250)
    expect(lowest(later, [{ ...planned, state: 'canceled' }])).toBe(41_250)
  })

  it('stays while the price of a reduction in force stays, and with another price is counted from now', () => {
    const product = aTire({
      price: grosze(30_000),
      reduction: { lowestPrice: grosze(38_000), regularPrice: grosze(41_250) },
    })
    const inForce: Reduction = {
      ...planned,
      startsAt: '2026-11-30T00:00:00.000Z',
      state: 'in_force',
      lowestPrice: grosze(38_000),
    }
    const known = { price: grosze(30_000), since: '2026-11-30T00:00:00.000Z', isReduced: true }
    const lowestNow = (price: number) =>
      lowestPriceOfPlan(
        { product, prices: { prices: [...prices, known], reductions: [inForce] }, now, changed: inForce },
        plan({ price: grosze(price) }),
      )
    expect(lowestNow(30_000)).toBe(38_000)
    expect(lowestNow(25_000)).toBe(30_000)
  })
})
