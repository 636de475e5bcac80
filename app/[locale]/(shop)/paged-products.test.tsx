import type { ListedProduct } from '@bieznik/contract/catalogue/product'
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderIn, translate } from '@/tests/render'
import { aTire } from '@/tests/shop-examples'
import { PagedProducts } from './paged-products'

vi.mock('next/navigation', async (original) => ({
  ...(await original<typeof import('next/navigation')>()),
  usePathname: () => '/tires',
}))

const t = translate('pl')
const retread = aTire({ id: 1 })
const open = (products: ListedProduct[], isHome = false) =>
  renderIn(
    <PagedProducts
      found={{ products, total: products.length, lowestPrice: null }}
      page={1}
      path="/tires"
      heading="h2"
      isHome={isHome}
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
  open([retread], true)
  expect([ofAll(), ...ofEach()]).toEqual([null])
})
