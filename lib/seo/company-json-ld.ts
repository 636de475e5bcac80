import type { Company } from '@bieznik/contract/platform/company'
import { socialLinks } from '@/lib/company/network-links'
import { returnPolicy } from './offer-terms'
import type { JsonLdNode } from './serialize-json-ld'

interface PostalAddress {
  '@type': 'PostalAddress'
  streetAddress: string
  postalCode: string
  addressLocality: string
  addressCountry: 'PL'
}

interface CompanyJsonLd extends JsonLdNode {
  '@type': 'Organization'
  '@id': string
  name: string
  legalName: string
  vatID: string
  url: string
  logo: string
  email: string
  telephone: string
  address: PostalAddress
  sameAs: string[]
}

interface Site {
  name: string
  /** Address of the first page. */
  url: string
  logo: string
}

/** The name by which other pieces of structured data mean the company; `siteUrl` is the address of the site's root. */
export function companyId(siteUrl: string): string {
  return new URL('/#company', siteUrl).href
}

/** Organization (https://schema.org/Organization): who runs the shop and how they are reached. */
export function companyJsonLd(company: Company, { name, url, logo }: Site): CompanyJsonLd {
  const { legalName, seat, email, phone, nip } = company
  const telephone = phone.replaceAll(' ', '')
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': companyId(url),
    name,
    legalName,
    vatID: `PL${nip}`,
    url,
    logo,
    email,
    telephone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: seat.street,
      postalCode: seat.postCode,
      addressLocality: seat.city,
      addressCountry: 'PL',
    },
    sameAs: socialLinks.map(({ href }) => href),
  }
}

type Returns = Pick<Site, 'name' | 'url'> & { deliveryCountries: readonly string[] }

/** What the same company takes back, and how; `name` and `url` are those of the company. */
export const returnsJsonLd = ({ name, url, deliveryCountries }: Returns) => ({
  '@context': 'https://schema.org' as const,
  '@type': 'Organization',
  '@id': companyId(url),
  name,
  url,
  hasMerchantReturnPolicy: returnPolicy(deliveryCountries),
})
