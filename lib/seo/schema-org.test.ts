import { exampleCompany } from '@bieznik/contract/platform/company-schema'
import { grosze } from '@bieznik/contract/money/money'
import { describe, expect, it } from 'vitest'
import { aLabel, aSpacer, aTire, aWheel } from '@/tests/shop-examples'
import { breadcrumbJsonLd } from './breadcrumb-json-ld'
import { companyId, companyJsonLd, returnsJsonLd } from './company-json-ld'
import { newsJsonLd } from './news-json-ld'
import { opinionsJsonLd } from './opinions-json-ld'
import { productJsonLd } from './product-json-ld'
import facts from './schema-org.json'
import { websiteJsonLd } from './website-json-ld'

/*
 * The types, properties and values of our structured data, held against the vocabulary of schema.org (`schema-org.json`, which
 * `scripts/schema-org-facts.mjs` writes).
 */

type Node = Readonly<Record<string, unknown>>

const types: Readonly<Record<string, string[]>> = facts.types
const properties: Readonly<Record<string, { on: string[]; holds: string[] }>> = facts.properties
const values: Readonly<Record<string, string[]>> = facts.values

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value])

/** Google documents the address of a page as the item of a breadcrumb (https://developers.google.com/search/docs/appearance/structured-data/breadcrumb). */
const addressesTaken = new Set(['item'])

const WRITTEN = ['Text', 'URL', 'Date', 'DateTime']

function kindsOf(name: string, value: unknown): string[] {
  if (typeof value === 'number') return ['Number', ...(Number.isInteger(value) ? ['Integer'] : [])]
  if (typeof value === 'string') {
    const known = value.startsWith('https://schema.org/')
      ? values[value.slice('https://schema.org/'.length)]
      : WRITTEN
    return [...(known ?? []), ...(addressesTaken.has(name) ? ['Thing'] : [])]
  }
  if (!isNode(value)) return []
  // A mere reference to what is described elsewhere.
  const { '@type': type, '@id': id } = value
  if (typeof type !== 'string') return typeof id === 'string' ? ['Organization'] : []
  return types[type] ?? []
}

/** What the vocabulary does not have of a piece of structured data. */
function faultsIn(node: Node): string[] {
  const type = String(node['@type'])
  const kinds = types[type]
  if (!kinds) return [`no type ${type}`]
  return Object.entries(node).flatMap(([name, value]) => {
    if (name.startsWith('@')) return []
    const property = properties[name]
    if (!property?.on.some((each) => kinds.includes(each))) return [`no ${type}.${name}`]
    return listOf(value).flatMap((each) => [
      ...(kindsOf(name, each).some((kind) => property.holds.includes(kind))
        ? []
        : [`${type}.${name} holds no ${JSON.stringify(each)}`]),
      ...(isNode(each) && each['@type'] !== undefined ? faultsIn(each) : []),
    ])
  })
}

const SITE = 'https://shop.example/'
const maker = {
  id: 1,
  name: 'Felgart Sp. z o.o.',
  mark: 'Felgart',
  address: 'Bielsko-Biała',
  contact: 'biuro@felgart.example',
  country: 'PL',
  responsibleName: '',
  responsibleAddress: '',
  responsibleContact: '',
}
const reduction = {
  lowestPrice: grosze(20_000),
  regularPrice: grosze(25_000),
  startsAt: '2026-11-20T08:00:00.000Z',
  endsAt: '2026-12-01T22:59:59.000Z',
}
const known = {
  model: 'Trasa',
  ean: '5901234123457',
  partNumber: 'T-1',
  weight: 9.5,
  price: grosze(19_900),
  reduction,
}
const page = {
  url: `${SITE}tireDetail/7`,
  images: [`${SITE}pictures/7.webp`],
  description: 'Opona.',
  deliveryCountries: ['PL', 'DE'],
  sellerId: companyId(SITE),
  maker,
}
const site = { name: 'Bieżnik', url: SITE, logo: `${SITE}icon.svg` }
const newsPage = {
  url: `${SITE}news/3`,
  image: `${SITE}pl/share/shop.png`,
  description: 'Opis.',
  publisher: { id: companyId(SITE), name: 'Bieżnik', url: SITE },
  video: { embedUrl: 'https://video.example/embed/1', thumbnailUrl: 'https://video.example/1.jpg' },
}
const news = {
  id: 3,
  title: 'Prasa',
  description: 'Opis.',
  url: null,
  urlVideo: null,
  createdDate: '2026-11-01T10:00:00.000Z',
}

const documents: Record<string, Node> = {
  tire: {
    ...productJsonLd({ ...aTire(), ...known, icVc: '104S' }, page),
    ...opinionsJsonLd({ count: 7, average: 4.4 }),
  },
  newTire: { ...productJsonLd({ ...aTire(aLabel), ...known }, page) },
  wheel: { ...productJsonLd({ ...aWheel, ...known, et: 38 }, page) },
  spacer: { ...productJsonLd({ ...aSpacer, ...known, boreHub: 66.6 }, page) },
  company: { ...companyJsonLd(exampleCompany, site) },
  returns: returnsJsonLd({ ...site, deliveryCountries: ['PL'] }),
  website: { ...websiteJsonLd({ name: 'Bieżnik', url: `${SITE}en`, language: 'en' }) },
  breadcrumb: { ...breadcrumbJsonLd([{ name: 'Opony', url: `${SITE}tires` }, { name: 'Trasa' }]) },
  news: { ...newsJsonLd(news, newsPage) },
}

describe('the vocabulary of schema.org', () => {
  it.each(Object.entries(documents))('has every type, property and value of the %s', (_what, data) => {
    expect(faultsIn(data)).toEqual([])
  })

  it.each([
    [{ '@type': 'Products' }, 'no type Products'],
    [{ '@type': 'Offer', cost: '1.00' }, 'no Offer.cost'],
    [{ '@type': 'Brand', price: '1.00' }, 'no Brand.price'],
    [
      { '@type': 'Offer', availability: 'https://schema.org/Soon' },
      'Offer.availability holds no "https://schema.org/Soon"',
    ],
    [
      { '@type': 'Offer', availability: 'https://schema.org/NewCondition' },
      'Offer.availability holds no "https://schema.org/NewCondition"',
    ],
    [{ '@type': 'Product', brand: { '@type': 'Offer' } }, 'Product.brand holds no {"@type":"Offer"}'],
    [{ '@type': 'Product', image: 7 }, 'Product.image holds no 7'],
  ])('has not %j', (data, fault) => {
    expect(faultsIn(data)).toEqual([fault])
  })

  it('is named by its source, version and licence, and no sentence of it is here', () => {
    const { info, ...rest } = facts
    expect(info).toMatchObject({ version: '30.0', licence: expect.stringContaining('CC BY-SA 3.0') })
    expect(JSON.stringify(rest)).not.toMatch(/\s/)
  })

  it('is here with nothing that no page uses', () => {
    const written = JSON.stringify(documents)
    for (const name of Object.keys(properties)) expect(written).toContain(`"${name}":`)
    for (const name of Object.keys(types)) expect(written).toContain(`"@type":"${name}"`)
  })
})
