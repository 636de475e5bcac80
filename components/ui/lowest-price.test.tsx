import { grosze } from '@bieznik/contract/money/money'
import { describe, expect, it } from 'vitest'
import { LowestPrice } from '@/components/ui/lowest-price'
import { renderIn } from '@/tests/render'

const rendered = (
  { price, lowestPrice }: { price: number; lowestPrice?: number },
  locale?: Parameters<typeof renderIn>[1],
) =>
  renderIn(
    <LowestPrice
      price={grosze(price)}
      lowestPrice={lowestPrice === undefined ? undefined : grosze(lowestPrice)}
    />,
    locale,
  ).container

describe('LowestPrice', () => {
  it.each([
    ['pl', 'Najniższa cena z 30 dni przed obniżką: 199,00 zł (−24%)'],
    ['en', 'Lowest price of the 30 days before the reduction: 199.00 zł (−24%)'],
    ['ru', 'Самая низкая цена за 30 дней до снижения: 199,00 zł (−24 %)'],
  ] as const)('says in %s what the lowest price was, and by how much this one is lower', (locale, text) => {
    expect(rendered({ price: 15_000, lowestPrice: 19_900 }, locale)).toHaveTextContent(text)
  })

  it.each([15_000, 15_100, 14_000])('names no percentage beside a price of %i that is not lower', (price) => {
    expect(rendered({ price, lowestPrice: 14_000 })).toHaveTextContent(
      /^Najniższa cena z 30 dni przed obniżką: 140,00 zł$/,
    )
  })

  it('is not there beside a price that is not reduced', () => {
    expect(rendered({ price: 15_000 })).toBeEmptyDOMElement()
  })
})
