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

  it.each([
    ['of which nothing more is known', {}],
    ['with new tires', { condition: 'any' as const }],
    [
      'with new tires among what it is narrowed to',
      {
        found: { ...first, facets: { ...facets, values: { condition: counted(2) } } },
      },
    ],
  ])('says it of each: one %s', (_what, shown) => {
    open([retread], { total: 30, ...shown })
    expect(ofAll()).toBeNull()
    expect(ofEach()).toHaveLength(1)
  })

  it.each([
    ['without new tires', { condition: 'retreaded' as const }],
    [
      'without new tires among what it is narrowed to',
      {
        found: { ...first, facets: { ...facets, values: { condition: counted(0) } } },
      },
    ],
  ])('says it once: one %s', (_what, shown) => {
    open([retread], { total: 30, ...shown })
    expect(ofAll()).toBeVisible()
    expect(ofEach()).toEqual([])
  })
})
