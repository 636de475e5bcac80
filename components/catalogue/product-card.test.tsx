import { grosze } from '@bieznik/contract/money'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ProductCard } from '@/components/catalogue/product-card'
import { ProductGrid } from '@/components/catalogue/product-grid'
import { renderIn } from '@/tests/render'

const tire = { title: 'Nadbieg Trasa 195/80 R15 96T', price: grosze(41250), quantityInStock: 12 }

function renderCard(product = tire, action = <button type="button">Do koszyka</button>) {
  return renderIn(
    <ProductGrid>
      <ProductCard
        product={product}
        href="/tireDetail/1"
        picture={<svg role="img" aria-label="rysunek" />}
        action={action}
      />
    </ProductGrid>,
  )
}

describe('ProductCard', () => {
  it('is an item of a list with picture, title, price, stock and button', () => {
    renderCard()
    const card = within(screen.getByRole('listitem'))
    expect(card.getByRole('img', { name: 'rysunek' })).toBeVisible()
    expect(card.getByRole('heading', { level: 2, name: 'Nadbieg Trasa 195/80 R15 96T' })).toBeVisible()
    expect(card.getByText('412,50 zł')).toBeVisible()
    expect(card.getByText('12 szt.')).toBeVisible()
    expect(card.getByRole('button', { name: 'Do koszyka' })).toBeEnabled()
  })

  it('leads to the product, once', () => {
    renderCard()
    const link = screen.getByRole('link', { name: tire.title })
    expect(link).toHaveAttribute('href', '/tireDetail/1')
    expect(screen.getAllByRole('link')).toHaveLength(1)
  })

  it('says that a product is sold out and keeps the price', () => {
    renderCard({ ...tire, quantityInStock: 0 })
    expect(screen.getByText('brak w magazynie')).toBeVisible()
    expect(screen.getByText('412,50 zł')).toBeVisible()
  })

  it('leads to the same product in the language of the page', () => {
    renderIn(<ProductCard product={tire} href="/tireDetail/1" picture={null} />, 'ru')
    expect(screen.getByRole('link')).toHaveAttribute('href', '/ru/tireDetail/1')
  })
})
