import type { Product } from '@bieznik/contract/catalogue/product'
import { screen } from '@testing-library/react'
import { expect, it, onTestFinished } from 'vitest'
import { renderIn, translate } from '@/tests/render'
import { aTire, aWheel } from '@/tests/shop-examples'
import { translatePage } from '@/tests/translate-page'
import { ProductLayout } from './product-layout'

const t = translate('pl')

const layout = (product: Product) => (
  <ProductLayout product={product} price="412,50 zł" stock="12 szt." action="" specification={[]} />
)

function open(inArchive: boolean) {
  renderIn(layout(aTire({ inArchive })))
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

// Shows D15c
it('promises nothing of an archived product: no price, no stock, no delivery', () => {
  expect(open(true)).toEqual({ price: null, stock: null, delivery: null })
  expect(screen.getByRole('heading', { name: aTire().title })).toBeVisible()
})

it('follows a title that is being typed, on a page that the browser has translated', () => {
  const { rerender } = renderIn(layout(aTire()))
  onTestFinished(translatePage())
  rerender(layout(aTire({ title: 'Nadbieg Moczar 225/45 R17 91W' })))
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Nadbieg Moczar 225\/45 R17 91W$/)
})

it('says in English that the title of a wheel is Polish, and so is what is written about a tire', () => {
  const { rerender } = renderIn(layout({ ...aWheel, untranslated: ['title'] }), 'en')
  const title = () => screen.getByRole('heading', { level: 1 }).querySelector('[lang]')
  expect(title()).toHaveAttribute('lang', 'pl')
  rerender(
    layout(
      aTire({ title: 'Nadbieg Trasa 195/80 R15 96T', inf: 'Cicha i oszczędna.', untranslated: ['inf'] }),
    ),
  )
  expect(title()).toBeNull()
  expect(screen.getByText('Cicha i oszczędna.')).toHaveAttribute('lang', 'pl')
})
