import type { ListKind } from '@bieznik/contract/catalogue/facets'
import { noFacetChoice, readFacetChoice } from '@bieznik/contract/catalogue/facet-choice'
import { createFormatter, createTranslator } from 'next-intl'
import { expect, it, vi } from 'vitest'
import { routing, type Locale } from '@/lib/i18n/routing'
import en from '@/messages/en.json'
import pl from '@/messages/pl.json'
import ru from '@/messages/ru.json'
import { listName, facetedNames } from './list-name.server'

const page = vi.hoisted(() => ({ locale: 'pl' as 'pl' | 'en' | 'ru' }))
const messages = { pl, en, ru }
vi.mock('@/lib/i18n/locale.server', () => ({ requireLocale: async () => page.locale }))
vi.mock('next-intl/server', () => ({
  getTranslations: async (namespace?: 'facets.heading') =>
    createTranslator({ locale: page.locale, messages: messages[page.locale], namespace }),
  getFormatter: async () => createFormatter({ locale: page.locale }),
}))

const nameIn = (locale: Locale, kind: ListKind, by: string) => {
  page.locale = locale
  return listName(kind, by, 'Wszystko')
}

it.each<[ListKind, string, string, string, string]>([
  ['tires', 'pattern=Śnieżka', 'Opony na zimę', 'Tires for winter', 'Шины для зимы'],
  ['tires', 'pattern=Bruk', 'Opony do miasta', 'Tires for the city', 'Шины для города'],
  ['tires', 'pattern=Trasa&pattern=Przełęcz+HT', 'Opony na trasę', 'Tires for the road', 'Шины для трассы'],
  [
    'tires',
    'pattern=Wykrot+XT&pattern=Moczar+MT&pattern=Szuter+AT',
    'Opony w teren',
    'Tires for off-road',
    'Шины для бездорожья',
  ],
  [
    'tires',
    'pattern=Kurier&pattern=Ładunek&priceTo=299,90',
    'Opony do aut dostawczych do 299,90 zł',
    'Tires for vans up to 299.90 zł',
    'Шины для фургонов до 299,90 zł',
  ],
  [
    'tires',
    'pattern=Trasa&pattern=Bruk',
    'Opony z bieżnikiem Bruk lub Trasa',
    'Tires with the Bruk or Trasa tread',
    'Шины с протектором Bruk или Trasa',
  ],
  [
    'tires',
    'use=passenger&inStock=1',
    'Opony do aut osobowych dostępne od ręki',
    'Tires for passenger cars in stock',
    'Шины для легковых в наличии',
  ],
  ['tires', 'season=allseason', 'Opony całoroczne', 'Tires, all-season', 'Шины всесезонные'],
  ['tires', 'condition=retreaded', 'Opony bieżnikowane', 'Tires, retreaded', 'Шины восстановленные'],
  ['tires', 'class=XL', 'Opony wzmocnione XL', 'Tires, extra load XL', 'Шины усиленные XL'],
  ['tires', 'snow=3pmsf', 'Opony ze znakiem 3PMSF', 'Tires with 3PMSF', 'Шины со знаком 3PMSF'],
  [
    'wheels',
    'color=black_matt&material=aluminium',
    'Felgi czarne matowe aluminiowe',
    'Wheels, matt black, alloy',
    'Диски чёрные матовые литые',
  ],
  [
    'wheels',
    'color=black&color=white',
    'Felgi czarne lub białe',
    'Wheels, black or white',
    'Диски чёрные или белые',
  ],
  [
    'wheels',
    'boreFrom=57.1&etFrom=35&etTo=45',
    'Felgi z otworem od 57,1 mm, ET od 35, ET do 45',
    'Wheels with a bore from 57.1 mm, ET from 35, ET up to 45',
    'Диски с отверстием от 57,1 мм, ET от 35, ET до 45',
  ],
  [
    'spacers',
    'system=bolt_on&thickness=20',
    'Dystanse do kół przykręcane o grubości 20 mm',
    'Wheel spacers, bolt-on, 20 mm thick',
    'Проставки для колёс накручиваемые толщиной 20 мм',
  ],
  ['tires', 'sort=newest', 'Opony', 'Tires', 'Шины'],
])('names %s narrowed by %s', async (kind, by, ...names) => {
  const named: string[] = []
  for (const locale of ['pl', 'en', 'ru'] as const) named.push(await nameIn(locale, kind, by))
  expect(named).toEqual(names)
})

it('names the list of a whole kind as it is called', async () => {
  for (const locale of routing.locales) expect(await nameIn(locale, 'tires', '')).toBe('Wszystko')
})

it('names three conditions, and says that there are more', async () => {
  page.locale = 'pl'
  const by = 'use=truck&season=allseason&loadFrom=100&priceTo=300&inStock=1'
  expect(await nameIn('pl', 'tires', by)).toBe(
    'Opony do aut dostawczych całoroczne o indeksie nośności od 100 …',
  )
  const all = 'pattern=A&pattern=B&pattern=C&pattern=D'
  expect(await nameIn('pl', 'tires', all)).toBe('Opony z bieżnikiem A, B, C lub …')
})

it('names a value that no message knows as it is', async () => {
  page.locale = 'en'
  const nameOf = await facetedNames()
  expect(nameOf('Wheels', { ...noFacetChoice, values: { color: ['sea_green'] } })).toBe('Wheels, sea_green')
  expect(nameOf('', readFacetChoice('tires', 'use=4X4'))).toBe(' for 4x4s and SUVs')
})
