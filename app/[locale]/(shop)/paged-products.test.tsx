import type { ListedProduct } from '@bieznik/contract/catalogue/product'
import { screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { renderIn, translate } from '@/tests/render'
import { aTire } from '@/tests/shop-examples'
import { PagedProducts } from './paged-products'

vi.mock('next/navigation', async (original) => ({
  ...(await original<typeof import('next/navigation')>()),
  usePathname: () => '/tires',
}))

const t = translate('pl')
const retread = aTire({ id: 1 })
type Shown = Partial<ComponentProps<typeof PagedProducts>> & { total?: number }
const open = (products: ListedProduct[], { total = products.length, ...shown }: Shown = {}) =>
  renderIn(
    <PagedProducts
      found={{ products, total, lowestPrice: null }}
      page={1}
      path="/tires"
      heading="h2"
      {...shown}
    />,
  )
const ofAll = () => screen.queryByRole('link', { name: t('catalogue.all_retreaded') })
const ofEach = () => screen.queryAllByRole('link', { name: t('product.retreaded') })

it('says once above a list that all are retreads', () => {
  open([retread, aTire({ id: 2 })])
  expect(ofAll()).toHaveAttribute('href', '/retreading')
  expect(ofEach()).toEqual([])
})

it('says it of each where others are among them', () => {
  open([retread, aTire({ id: 2, isRetreaded: false })])
  expect(ofAll()).toBeNull()
  expect(ofEach()).toHaveLength(1)
})

it('says it on the home page in words of its own', () => {
  open([retread], { isHome: true })
  expect([ofAll(), ...ofEach()]).toEqual([null])
})

describe('of a list with further pages', () => {
  const first = { products: [retread], total: 30, lowestPrice: null }
  const facets = { values: {}, from: {}, to: {}, inStock: 0, price: null }
  const counted = (news: number) => [
    { value: 'new', count: news },
    { value: 'retreaded', count: 30 - news },
  ]

  const narrowed = (news: number) => ({
    found: { ...first, facets: { ...facets, values: { condition: counted(news) } } },
  })

  it.each<[what: string, isOnce: boolean, shown: Shown]>([
    ['nothing more is known', false, {}],
    ['some are new', false, { condition: 'any' }],
    ['some that it is narrowed to are new', false, narrowed(2)],
    ['none is new', true, { condition: 'retreaded' }],
    ['none that it is narrowed to is new', true, narrowed(0)],
  ])('of which %s: says it once is %s', (_what, isOnce, shown) => {
    open([retread], { total: 30, ...shown })
    expect(ofAll() !== null).toBe(isOnce)
    expect(ofEach()).toHaveLength(isOnce ? 0 : 1)
  })
})
