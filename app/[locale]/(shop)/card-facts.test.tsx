import type { Product } from '@bieznik/contract/product'
import { expect, it } from 'vitest'
import type { Locale } from '@/lib/i18n/routing'
import { renderIn } from '@/tests/render'
import { aSpacer, aTire, aWheel } from '@/tests/shop-examples'
import { useCardFacts } from './card-facts'

function Facts({ product }: { product: Product }) {
  return useCardFacts()(product)
}

const van = aTire({ protector: 'Kurier', typeOfTire: 'truck', icVc: '104S' })
const wheel = { ...aWheel, et: 38, centralBoreDiameter: 66.6, maxLoad: 690 }

it.each<[Locale, Product, string]>([
  ['pl', van, 'Kurier · dostawcza · 900 kg · 180 km/h'],
  ['en', van, 'Kurier · van · 900 kg · 180 km/h'],
  ['ru', van, 'Kurier · для фургонов · 900 кг · 180 км/ч'],
  ['pl', aTire({ protector: '', icVc: 'ICVC007' }), 'osobowa'],
  ['pl', wheel, 'ET 38 · CB 66,6 · 690 kg'],
  ['ru', wheel, 'ET 38 · ЦО 66,6 · 690 кг'],
  ['en', aWheel, 'CB 57.1'],
  ['pl', { ...aSpacer, boreHub: 66.6, system: 'through' }, 'CB 66,6 · przelotowy'],
  ['en', { ...aSpacer, system: 'bolt_on' }, 'bolt-on'],
  ['ru', aSpacer, ''],
])('in %s', (locale, product, facts) => {
  const { container } = renderIn(<Facts product={product} />, locale)
  expect(container.textContent.replaceAll('\u00a0', ' ')).toBe(facts)
})
