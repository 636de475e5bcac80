import { exampleCompany } from '@bieznik/contract/platform/company-schema'
import { grosze } from '@bieznik/contract/money/money'
import type { Spacer, Wheel } from '@bieznik/contract/catalogue/product'
import { noSafetyData } from '@bieznik/contract/catalogue/safety-fields'
import { describe, expect, it } from 'vitest'
import { aLabel, aTire } from '@/tests/shop-examples'
import { breadcrumbJsonLd } from './breadcrumb-json-ld'
import { companyId, companyJsonLd, returnsJsonLd } from './company-json-ld'
import { newsJsonLd } from './news-json-ld'
import { opinionsJsonLd } from './opinions-json-ld'
import { productJsonLd } from './product-json-ld'
import { websiteJsonLd } from './website-json-ld'

const SITE = 'https://shop.example/'
const page = {
  url: `${SITE}tireDetail/7`,
  images: [`${SITE}pl/share/7.png`],
  description: 'Opona.',
  deliveryCountries: ['PL', 'DE'],
  sellerId: companyId(SITE),
  maker: null,
}

const wheel: Wheel = {
  id: 8,
  productType: 'Wheel',
  title: 'Felga stalowa 6Jx15 5x112',
  price: grosze(29_900),
  url: null,
  quantityInStock: 0,
  inArchive: false,
  typeOfWheel: 'steel',
  diameter: 15,
  width: 6,
  centralBoreDiameter: 66.6,
  boltSpacing: '5x112',
  color: 'czarny',
  material: 'stal',
  ...noSafetyData,
}

const spacer: Spacer = {
  id: 9,
  productType: 'Spacer',
  title: 'Dystans 20 mm 5x112',
  price: grosze(14_999),
  url: null,
  quantityInStock: 8,
  inArchive: false,
  boltDistance: '5x112',
  boltInfo: 'M14x1.5',
  thickness: 20,
  ...noSafetyData,
}

describe('opinions', () => {
  it('are described by their count and average', () => {
    expect(opinionsJsonLd({ count: 7, average: 4.4 })).toEqual({
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.4, reviewCount: 7 },
    })
  })

  it('are not there when nobody wrote', () => {
    expect(opinionsJsonLd({ count: 0, average: null })).toEqual({})
  })
})

describe('a product', () => {
  it('is a retreaded tire of its maker, at its price in PLN', () => {
    expect(productJsonLd(aTire(), page)).toMatchObject({
      '@type': 'Product',
      name: 'Nadbieg Trasa 195/80 R15 96T',
      sku: '7',
      image: page.images,
      brand: { '@type': 'Brand', name: 'Nadbieg' },
      size: '195/80 R15',
      offers: {
        '@type': 'Offer',
        url: page.url,
        price: '412.50',
        priceCurrency: 'PLN',
        availability: 'https://schema.org/InStock',
        itemCondition: 'https://schema.org/RefurbishedCondition',
        seller: { '@id': 'https://shop.example/#company' },
      },
    })
  })

  // Shows D38a
  it('is delivered to the countries of the shop', () => {
    const { shippingDetails } = productJsonLd(aTire(), page).offers
    expect(shippingDetails.shippingDestination.map(({ addressCountry }) => addressCountry)).toEqual([
      'PL',
      'DE',
    ])
  })

  it('is packed and on its way for the two to three days that the pages promise', () => {
    const { shippingDetails } = productJsonLd(aTire(), page).offers
    const { handlingTime, transitTime } = shippingDetails.deliveryTime
    expect(handlingTime.minValue + transitTime.minValue).toBe(2)
    expect(handlingTime.maxValue + transitTime.maxValue).toBe(3)
  })

  it.each([
    ['2026-12-01T22:59:59.000Z', '2026-12-01'],
    // Midnight in Poland: the last day was the one before.
    ['2026-12-01T23:00:00.000Z', '2026-12-01'],
    ['2026-12-01T23:00:01.000Z', '2026-12-02'],
  ])('that is reduced until %s has its price until %s', (endsAt, day) => {
    const reduction = { lowestPrice: grosze(39_900), regularPrice: grosze(41_250), startsAt: endsAt, endsAt }
    expect(productJsonLd(aTire({ price: grosze(35_000), reduction }), page).offers.priceValidUntil).toBe(day)
    expect(productJsonLd(aTire(), page).offers).not.toHaveProperty('priceValidUntil')
  })

  it('that is reduced has the lowest price of the thirty days before as the one to strike through', () => {
    const at = (price: number, lowestPrice: number) => {
      const reduction = { lowestPrice: grosze(lowestPrice), regularPrice: grosze(41_250) }
      return productJsonLd(aTire({ price: grosze(price), reduction }), page).offers
    }
    expect(at(35_000, 39_900)).toMatchObject({
      price: '350.00',
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        priceType: 'https://schema.org/StrikethroughPrice',
        price: '399.00',
        priceCurrency: 'PLN',
      },
    })
    expect(at(35_000, 35_000)).not.toHaveProperty('priceSpecification')
    expect(productJsonLd(aTire(), page).offers).not.toHaveProperty('priceSpecification')
  })

  it.each([wheel, spacer])('$title is new, and of no maker that we know', (product) => {
    const data = productJsonLd(product, page)
    expect(data.offers.itemCondition).toBe('https://schema.org/NewCondition')
    expect(data).not.toHaveProperty('brand')
  })

  it('says what a tire weighs, and that a new one is new', () => {
    const data = productJsonLd(aTire({ icVc: '104S', weight: 14.2, isRetreaded: false }), page)
    expect(data).toMatchObject({
      weight: { '@type': 'QuantitativeValue', value: 14.2, unitCode: 'KGM' },
      offers: { itemCondition: 'https://schema.org/NewCondition' },
    })
  })

  it('says where a new tire is registered, and what its label says', () => {
    const data = productJsonLd(aTire({ ...aLabel, icVc: 'ICVC007' }), page)
    expect(data).toMatchObject({
      hasCertification: {
        '@type': 'Certification',
        issuedBy: { '@type': 'Organization', name: 'European_Commission' },
        name: 'EPREL',
        certificationIdentification: '381667',
      },
      additionalProperty: [
        { '@type': 'PropertyValue', name: 'noise', value: 71, unitCode: '2N' },
        { '@type': 'PropertyValue', name: 'fuelClass', value: 'C' },
        { '@type': 'PropertyValue', name: 'wetGrip', value: 'B' },
        { '@type': 'PropertyValue', name: 'noiseClass', value: 'B' },
      ],
    })
  })

  it('says no label of a retread, which has none', () => {
    const data = productJsonLd(aTire({ ...aLabel, isRetreaded: true, icVc: 'ICVC007' }), page)
    expect(data).not.toHaveProperty('hasCertification')
    expect(data).not.toHaveProperty('additionalProperty')
    expect(data.offers.itemCondition).toBe('https://schema.org/RefurbishedCondition')
  })

  it('leaves out numbers that are not known', () => {
    expect(productJsonLd(aTire({ icVc: 'ICVC007' }), page)).not.toHaveProperty('additionalProperty')
    expect(productJsonLd({ ...wheel, et: 38 }, page).additionalProperty).toMatchObject([
      { name: 'et', value: 38, unitCode: 'MMT' },
      { name: 'centralBoreDiameter' },
    ])
  })

  it('has its numbers and its manufacturer, where they are known', () => {
    const responsible = { responsibleName: '', responsibleAddress: '', responsibleContact: '' }
    const maker = {
      id: 1,
      name: 'Felgart',
      mark: '',
      address: 'Bielsko-Biała',
      country: 'PL',
      ...responsible,
    }
    const known = { ...wheel, model: 'Orla', ean: '5901234123457', partNumber: 'O-15' }
    const byMail = productJsonLd(known, { ...page, maker: { ...maker, contact: 'biuro@felgart.example' } })
    expect(byMail).toMatchObject({
      brand: { '@type': 'Brand', name: 'Felgart' },
      model: 'Orla',
      gtin: '5901234123457',
      mpn: 'O-15',
      manufacturer: {
        '@type': 'Organization',
        name: 'Felgart',
        address: 'Bielsko-Biała',
        email: 'biuro@felgart.example',
      },
    })
    const marked = { ...maker, mark: 'Orzeł', contact: 'biuro@felgart.example' }
    expect(productJsonLd(spacer, { ...page, maker: marked })).toMatchObject({ brand: { name: 'Orzeł' } })
    const byPage = productJsonLd(known, { ...page, maker: { ...maker, contact: 'https://felgart.example' } })
    expect(byPage.manufacturer).toMatchObject({ url: 'https://felgart.example' })
    for (const ean of ['0000000000000', '2001234567893'])
      expect(productJsonLd({ ...known, ean }, page)).not.toHaveProperty('gtin')
    for (const name of ['gtin', 'mpn', 'model', 'manufacturer'])
      expect(productJsonLd(wheel, page)).not.toHaveProperty(name)
  })

  it.each([
    [aTire({ quantityInStock: 0 }), 'OutOfStock'],
    [aTire({ quantityInStock: 5, inArchive: true }), 'Discontinued'],
    [wheel, 'OutOfStock'],
    [spacer, 'InStock'],
  ])('%o is %s', (product, availability) => {
    expect(productJsonLd(product, page).offers.availability).toBe(`https://schema.org/${availability}`)
  })

  it.each([
    [1, '0.01'],
    [100, '1.00'],
    [41_200, '412.00'],
    [1_000_000_000, '10000000.00'],
  ])('of %i grosze costs %s', (price, text) => {
    expect(productJsonLd(aTire({ price: grosze(price) }), page).offers.price).toBe(text)
  })
})

it('the company is one with its address, its phone and its pages elsewhere', () => {
  const data = companyJsonLd(exampleCompany, {
    name: 'Bieżnik',
    url: SITE,
    logo: `${SITE}icon.svg`,
  })
  expect(data).toMatchObject({
    '@type': 'Organization',
    '@id': 'https://shop.example/#company',
    legalName: exampleCompany.legalName,
    vatID: `PL${exampleCompany.nip}`,
    telephone: exampleCompany.phone.replaceAll(' ', ''),
    address: { '@type': 'PostalAddress', addressLocality: exampleCompany.seat.city, addressCountry: 'PL' },
  })
  expect(data.sameAs).toHaveLength(5)
})

it('the site is published by the company', () => {
  const data = websiteJsonLd({ name: 'Bieżnik', url: `${SITE}en`, language: 'en' })
  expect(data.publisher).toEqual({ '@id': companyId(SITE) })
})

it('the company takes back within fourteen days, for all that it sells', () => {
  const { deliveryCountries } = page
  const data = returnsJsonLd({ name: 'Bieżnik', url: SITE, deliveryCountries })
  expect(data.hasMerchantReturnPolicy).toEqual({
    '@type': 'MerchantReturnPolicy',
    applicableCountry: ['PL', 'DE'],
    returnPolicyCountry: 'PL',
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: 14,
    returnMethod: 'https://schema.org/ReturnByMail',
    returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
    refundType: 'https://schema.org/FullRefund',
  })
})

it('a trail counts from one and ends where we are', () => {
  const data = breadcrumbJsonLd([{ name: 'Opony', url: `${SITE}tires` }, { name: 'Trasa' }])
  expect(data.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Opony', item: 'https://shop.example/tires' },
    { '@type': 'ListItem', position: 2, name: 'Trasa' },
  ])
})

describe('a news item', () => {
  const item = {
    id: 3,
    title: `Nowa prasa ${'w zakładzie '.repeat(20)}`,
    description: 'Opis.',
    url: null,
    urlVideo: null,
    createdDate: '2026-11-01T10:00:00.000Z',
  }
  const newsPage = {
    url: `${SITE}news/3`,
    image: `${SITE}pl/share/shop.png`,
    description: 'Opis.',
    publisher: { id: companyId(SITE), name: 'Bieżnik', url: SITE },
  }

  it('has its date, its picture, who publishes it and a headline of a length that is read', () => {
    const data = newsJsonLd(item, newsPage)
    expect(data).toMatchObject({
      '@type': 'NewsArticle',
      datePublished: item.createdDate,
      image: [newsPage.image],
      publisher: { '@type': 'Organization', '@id': companyId(SITE) },
    })
    expect(data.headline).toHaveLength(110)
    expect(data).not.toHaveProperty('video')
  })

  it('has its video with all that a video needs', () => {
    const video = { embedUrl: 'https://video.example/embed/1', thumbnailUrl: 'https://video.example/1.jpg' }
    expect(newsJsonLd(item, { ...newsPage, video }).video).toEqual({
      '@type': 'VideoObject',
      name: item.title,
      description: 'Opis.',
      uploadDate: item.createdDate,
      ...video,
    })
  })
})
