import { grosze } from '@bieznik/contract/money/money'
import type { Product } from '@bieznik/contract/catalogue/product'
import { expect, it } from 'vitest'
import type { Locale } from '@/lib/i18n/routing'
import { renderIn } from '@/tests/render'
import { aLabel, aSpacer, aTire, aWheel } from '@/tests/shop-examples'
import { useCardTexts } from './card-texts'

function Facts({ product }: { product: Product }) {
  return useCardTexts()(product).facts
}

function Numbers({ product }: { product: Product }) {
  const { price, lowestPrice, rating } = useCardTexts()(product)
  return [price, lowestPrice, rating?.average].filter((text) => text !== undefined).join('\n')
}

const van = aTire({ title: 'Opona', protector: 'Kurier', typeOfTire: 'truck', icVc: '104S' })
const wheel = { ...aWheel, et: 38, centralBoreDiameter: 66.6, maxLoad: 690 }

it.each<[Locale, Product, string]>([
  ['pl', van, 'Kurier, dostawcza, 900 kg, 180 km/h'],
  ['en', van, 'Kurier, van, 900 kg, 180 km/h'],
  ['ru', van, 'Kurier, для фургонов, 900 кг, 180 км/ч'],
  ['pl', aTire({ protector: '', icVc: 'ICVC007' }), 'osobowa'],
  ['pl', { ...van, isRetreaded: false }, 'Kurier, dostawcza, 900 kg, 180 km/h, nowa'],
  ['en', { ...van, isRetreaded: false }, 'Kurier, van, 900 kg, 180 km/h, new'],
  ['ru', { ...van, isRetreaded: false }, 'Kurier, для фургонов, 900 кг, 180 км/ч, новая'],
  ['pl', wheel, 'ET 38, CB 66,6, 690 kg'],
  ['ru', wheel, 'ET 38, ЦО 66,6, 690 кг'],
  ['en', { ...aWheel, centralBoreDiameter: 57.1 }, 'CB 57.1'],
  // What the title has is not repeated.
  ['pl', { ...van, title: 'Nadbieg Kurier 195/70 R15C 104S' }, 'dostawcza, 900 kg, 180 km/h'],
  ['pl', { ...wheel, title: 'Felga stalowa 6Jx15 5x112 ET38 CB 66,6, czarny' }, '690 kg'],
  ['en', { ...wheel, title: 'Steel wheel 6Jx15 5x112 ET38 CB 66.6, black' }, '690 kg'],
  ['ru', { ...wheel, title: 'Диск 6Jx15 5x112 ET38 ЦО 66,6' }, '690 кг'],
  ['pl', { ...aSpacer, boreHub: 66.6, system: 'through' }, 'CB 66,6, przelotowy'],
  ['en', { ...aSpacer, system: 'bolt_on' }, 'bolt-on'],
  ['ru', aSpacer, ''],
])('in %s', (locale, product, facts) => {
  const { container } = renderIn(<Facts product={product} />, locale)
  expect(container.textContent.replaceAll('\u00a0', ' ')).toBe(facts)
})

it.each([
  ['pl', ['412,50 zł', 'Najniższa cena z 30 dni przed obniżką: 450,00 zł (−8%)', '4,6']],
  ['en', ['412.50 zł', 'Lowest price of the 30 days before the reduction: 450.00 zł (−8%)', '4.6']],
  ['ru', ['412,50 zł', 'Самая низкая цена за 30 дней до снижения: 450,00 zł (−8 %)', '4,6']],
] as const)('writes prices and opinions as in %s', (locale, expected) => {
  const reduced = aTire({
    price: grosze(41_250),
    reduction: { lowestPrice: grosze(45_000), regularPrice: grosze(45_000) },
    rating: { average: 4.6, count: 5 },
  })
  const { container } = renderIn(<Numbers product={reduced} />, locale)
  expect(container.textContent.replaceAll('\u00a0', ' ')).toBe(expected.join('\n'))
})

it('says the label of a new tire alone', () => {
  function Label({ product }: { product: Product }) {
    return useCardTexts()(product).label?.name
  }
  const { container, rerender } = renderIn(<Label product={aTire(aLabel)} />)
  expect(container.textContent).toBe('Klasa efektywności paliwowej C w skali od A do E')
  rerender(<Label product={aTire({ ...aLabel, isRetreaded: true })} />)
  expect(container.textContent).toBe('')
})

it('says nothing of a reduction or of opinions where there are none', () => {
  const { container } = renderIn(<Numbers product={aTire({ price: grosze(41_250) })} />)
  expect(container.textContent).toBe('412,50\u00a0zł')
})
