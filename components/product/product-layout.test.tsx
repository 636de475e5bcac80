import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderIn, translate } from '@/tests/render'
import { aTire } from '@/tests/shop-examples'
import { ProductLayout } from './product-layout'

const t = translate('pl')

function open(inArchive: boolean) {
  const product = aTire({ inArchive })
  renderIn(<ProductLayout product={product} stock="12 szt." action="" specification={[]} />)
  return {
    price: screen.queryByText(/412,50/),
    stock: screen.queryByText('12 szt.'),
    delivery: screen.queryByRole('heading', { name: t('product.delivery') }),
  }
}

it('shows of a product that is sold its price, its stock and what is promised', () => {
  const { price, stock, delivery } = open(false)
  expect(price).toBeVisible()
  expect(stock).toBeVisible()
  expect(delivery).toBeVisible()
})

it('promises nothing of an archived product: no price, no stock, no delivery', () => {
  expect(open(true)).toEqual({ price: null, stock: null, delivery: null })
  expect(screen.getByRole('heading', { name: aTire().title })).toBeVisible()
})
