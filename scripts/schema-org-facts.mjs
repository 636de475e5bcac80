/*
 * node scripts/schema-org-facts.mjs <schemaorg-current-https.jsonld>: writes what the vocabulary says of the types, properties and values that
 * the pages use into lib/seo/schema-org.json: what is a kind of what, where a property may stand, and what it may hold. Descriptions are left
 * out. Throws when the vocabulary has no such name.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './env.mjs'
import { lines } from './contracts/facts-file.mjs'
import { reduceVocabulary } from './contracts/reduce-vocabulary.mjs'

const info = {
  source: 'https://github.com/schemaorg/schemaorg',
  document: 'data/releases/30.0/schemaorg-current-https.jsonld',
  version: '30.0',
  commit: 'cc71c8e064859e912aac8b11ec06e6bc53255b6a',
  licence: 'CC BY-SA 3.0, https://schema.org/docs/terms.html',
}

const words = (/** @type {string} */ text) => text.trim().split(/\s+/)

const used = {
  types:
    words(`AggregateRating Brand BreadcrumbList Certification DefinedRegion ListItem MerchantReturnPolicy MonetaryAmount NewsArticle Offer
    OfferShippingDetails Organization PostalAddress Product PropertyValue QuantitativeValue ShippingDeliveryTime UnitPriceSpecification
    VideoObject WebSite`),
  properties:
    words(`additionalProperty address addressCountry addressLocality aggregateRating applicableCountry author availability brand
    certificationIdentification color currency datePublished deliveryTime description email embedUrl gtin handlingTime hasCertification hasMerchantReturnPolicy headline image inLanguage issuedBy
    item itemCondition itemListElement legalName logo mainEntityOfPage manufacturer material maxValue merchantReturnDays minValue model mpn
    name offers position postalCode price priceCurrency priceSpecification priceType priceValidUntil publisher ratingValue refundType
    returnFees returnMethod returnPolicyCategory returnPolicyCountry reviewCount sameAs seller shippingDestination shippingDetails
    shippingRate size sku streetAddress telephone thumbnailUrl transitTime unitCode uploadDate url value vatID video weight`),
  values:
    words(`Discontinued FullRefund InStock MerchantReturnFiniteReturnWindow NewCondition OutOfStock RefurbishedCondition ReturnByMail
    ReturnFeesCustomerResponsibility StrikethroughPrice`),
}

const [path] = process.argv.slice(2)
if (path === undefined) throw new Error('Say where schemaorg-current-https.jsonld is.')
/** @type {unknown} */
const vocabulary = JSON.parse(await readFile(path, 'utf8'))
const facts = Object.entries(reduceVocabulary(vocabulary, used)).map(
  ([kind, entries]) => `${JSON.stringify(kind)}: ${lines(entries)}`,
)
await writeFile(
  join(root, 'lib/seo/schema-org.json'),
  `{\n"info": ${JSON.stringify(info)},\n${facts.join(',\n')}\n}\n`,
)
