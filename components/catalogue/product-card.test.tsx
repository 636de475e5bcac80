import { screen, within } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { describe, expect, it } from 'vitest'
import { ProductCard } from '@/components/catalogue/product-card'
import { ProductGrid } from '@/components/catalogue/product-grid'
import { renderIn, translate } from '@/tests/render'

const tire: ComponentProps<typeof ProductCard>['product'] = {
  title: 'Nadbieg Trasa 195/80 R15 96T',
  quantityInStock: 12,
}
const texts: ComponentProps<typeof ProductCard>['texts'] = { price: '412,50 zł', facts: '' }

function renderCard(product = tire, cardTexts = texts, action = <button type="button">Do koszyka</button>) {
  return renderIn(
    <ProductGrid>
      <ProductCard
        product={product}
        texts={cardTexts}
        href="/tireDetail/1"
        picture={<svg role="img" aria-label="rysunek" />}
        action={action}
      />
    </ProductGrid>,
  )
}

describe('ProductCard', () => {
  // Shows S2.56, S9.5
  it('is an item of a list with picture, title, price, stock and button', () => {
    renderCard()
    const card = within(screen.getByRole('listitem'))
    expect(card.getByRole('img', { name: 'rysunek' })).toBeVisible()
    expect(card.getByRole('heading', { level: 2, name: 'Nadbieg Trasa 195/80 R15 96T' })).toBeVisible()
    expect(card.getByText('412,50 zł')).toBeVisible()
    expect(card.getByText('12 szt.')).toBeVisible()
    expect(card.getByRole('button', { name: 'Do koszyka' })).toBeEnabled()
  })

  it('says beside a reduced price what the lowest one was before', () => {
    renderCard(tire, { ...texts, lowestPrice: 'Najniższa cena: 450,00 zł (−8%)' })
    expect(screen.getByText('412,50 zł')).toBeVisible()
    expect(screen.getByText('Najniższa cena: 450,00 zł (−8%)')).toBeVisible()
  })

  it('says what buyers gave it, and how many', () => {
    renderCard(tire, { ...texts, rating: { average: '4,6', count: 5 } })
    expect(screen.getByRole('img', { name: 'Ocena 4,6 na 5, głosów: 5' })).toHaveTextContent('★ 4,6 (5)')
  })

  it('leads to the product, once', () => {
    renderCard()
    const link = screen.getByRole('link', { name: tire.title })
    expect(link).toHaveAttribute('href', '/tireDetail/1')
    expect(screen.getAllByRole('link')).toHaveLength(1)
  })

  it('says at a glance what it is, and leads to the passport of a retread', () => {
    const withFacts = { ...texts, facts: 'osobowa, 710 kg, 190 km/h' }
    renderIn(
      <ProductCard product={tire} texts={withFacts} href="/tireDetail/1" picture={null} isMarkedRetread />,
    )
    expect(screen.getByText(/710 kg, 190 km\/h/)).toBeVisible()
    const link = screen.getByRole('link', { name: translate('pl')('product.retreaded') })
    expect(link).toHaveAttribute('href', '/tireDetail/1#passport')
  })

  it('says at the price what the label of a new tire says', () => {
    const label = {
      fuelClass: 'C',
      name: 'Klasa C',
      words: 'mokra nawierzchnia B',
      href: 'https://eprel.ec.europa.eu/screen/product/tyres/381667',
    }
    renderCard(tire, { ...texts, label })
    expect(screen.getByRole('link', { name: 'Klasa C' })).toHaveAttribute('href', label.href)
    expect(screen.getByText('412,50 zł').closest('p')).toHaveTextContent('mokra nawierzchnia B')
  })

  it('says that a product is sold out and keeps the price', () => {
    renderCard({ ...tire, quantityInStock: 0 })
    expect(screen.getByText('brak w magazynie')).toBeVisible()
    expect(screen.getByText('412,50 zł')).toBeVisible()
  })

  it('leads to the same product in the language of the page', () => {
    renderIn(<ProductCard product={tire} texts={texts} href="/tireDetail/1" picture={null} />, 'ru')
    expect(screen.getByRole('link')).toHaveAttribute('href', '/ru/tireDetail/1')
  })
})
