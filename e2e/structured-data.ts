/** One piece of structured data with everything in it. */
export type Node = Readonly<Record<string, unknown>>

type Check = RegExp | 'text' | 'number' | 'node' | 'nodes' | 'addresses' | 'countries'

const ADDRESS = /^https?:\/\/[^\s]+$/
const ON_SCHEMA_ORG = /^https:\/\/schema\.org\/\w+$/
const DATE = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

/**
 * What search engines require of each type that we use, and what we promise on top of it (price with two decimals, PLN).
 * A type that is not here is not known, and an error.
 */
const required: Record<string, Record<string, Check>> = {
  Product: { name: 'text', description: 'text', sku: 'text', image: 'addresses', offers: 'node' },
  Brand: { name: 'text' },
  AggregateRating: { ratingValue: 'number', reviewCount: 'number' },
  Offer: {
    url: ADDRESS,
    price: /^\d+\.\d\d$/,
    priceCurrency: /^PLN$/,
    availability: /^https:\/\/schema\.org\/(InStock|OutOfStock|Discontinued)$/,
    itemCondition: /^https:\/\/schema\.org\/(New|Refurbished)Condition$/,
    shippingDetails: 'node',
  },
  UnitPriceSpecification: {
    priceType: /^https:\/\/schema\.org\/StrikethroughPrice$/,
    price: /^\d+\.\d\d$/,
    priceCurrency: /^PLN$/,
  },
  OfferShippingDetails: { shippingRate: 'node', shippingDestination: 'nodes', deliveryTime: 'node' },
  MonetaryAmount: { value: /^\d+\.\d\d$/, currency: /^PLN$/ },
  DefinedRegion: { addressCountry: /^[A-Z]{2}$/ },
  ShippingDeliveryTime: { handlingTime: 'node', transitTime: 'node' },
  QuantitativeValue: { unitCode: /^[A-Z]{3}$/ },
  MerchantReturnPolicy: {
    applicableCountry: 'countries',
    returnPolicyCountry: /^[A-Z]{2}$/,
    returnPolicyCategory: ON_SCHEMA_ORG,
    merchantReturnDays: 'number',
  },
  PropertyValue: { name: 'text' },
  BreadcrumbList: { itemListElement: 'nodes' },
  ListItem: { position: 'number', name: 'text' },
  Organization: { '@id': ADDRESS, name: 'text', url: ADDRESS },
  /** The one that made a product: an e-mail address or a page, as its maker has it. */
  'Organization of .manufacturer': { name: 'text', address: 'text' },
  PostalAddress: {
    streetAddress: 'text',
    postalCode: 'text',
    addressLocality: 'text',
    addressCountry: 'text',
  },
  ContactPoint: { contactType: 'text', telephone: /^\+\d{7,15}$/ },
  WebSite: { name: 'text', url: ADDRESS },
  NewsArticle: {
    headline: /^.{1,110}$/s,
    image: 'addresses',
    datePublished: DATE,
    author: 'node',
    publisher: 'node',
  },
  VideoObject: {
    name: 'text',
    description: 'text',
    thumbnailUrl: ADDRESS,
    uploadDate: DATE,
    embedUrl: ADDRESS,
  },
}

/** The structured data in a page as it was sent. Throws when one of them is no JSON object. */
export function structuredDataIn(html: string): Node[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)
  return [...scripts].map(([, json = '']) => {
    const data: unknown = JSON.parse(json)
    if (!isNode(data)) throw new Error(`no object: ${json}`)
    return data
  })
}

/** What is wrong with a piece of structured data, by where it is; nothing: it can be used. */
export function problemsOf(data: Node): string[] {
  return [...(data['@context'] === 'https://schema.org' ? [] : ['@context']), ...problemsIn(data, '')]
}

function problemsIn(value: unknown, path: string): string[] {
  if (Array.isArray(value)) return value.flatMap((each, index) => problemsIn(each, `${path}[${index}]`))
  if (!isNode(value)) return []
  return [
    ...missingIn(value, path),
    ...Object.entries(value).flatMap(([key, child]) => problemsIn(child, `${path}.${key}`)),
  ]
}

function missingIn(node: Node, path: string): string[] {
  const type = node['@type']
  // A mere reference to something that is described elsewhere.
  if (type === undefined && typeof node['@id'] === 'string') return []
  const known = `${String(type)}${path === '.manufacturer' ? ' of .manufacturer' : ''}`
  const checks = typeof type === 'string' ? required[known] : undefined
  if (!checks) return [`${path}: ${String(type)} is no type that we know`]
  return Object.entries(checks)
    .filter(([key, check]) => !passes(node[key], check))
    .map(([key]) => `${path} ${String(type)}.${key}: ${JSON.stringify(node[key])}`)
}

function passes(value: unknown, check: Check): boolean {
  if (check instanceof RegExp) return typeof value === 'string' && check.test(value)
  const list = Array.isArray(value) ? value : []
  switch (check) {
    case 'text':
      return typeof value === 'string' && value.trim() !== ''
    case 'number':
      return typeof value === 'number'
    case 'node':
      return isNode(value)
    case 'nodes':
      return list.length > 0 && list.every(isNode)
    case 'addresses':
      return isListOf(list, ADDRESS)
    case 'countries':
      return isListOf(list, /^[A-Z]{2}$/)
  }
}

const isListOf = (list: readonly unknown[], form: RegExp): boolean =>
  list.length > 0 && list.every((each) => typeof each === 'string' && form.test(each))

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
