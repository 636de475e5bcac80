import { contactDetails } from '@bieznik/contract/contact-details'
import { socialLinks } from '@/lib/company/network-links'
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
  url: string
  logo: string
  email: string
  telephone: string
  address: PostalAddress
  contactPoint: {
    '@type': 'ContactPoint'
    contactType: 'customer service'
    email: string
    telephone: string
    availableLanguage: readonly string[]
  }
  sameAs: string[]
}

interface Company {
  name: string
  /** Address of the first page. */
  url: string
  logo: string
  languages: readonly string[]
}

/** The name by which other pieces of structured data mean the company; `siteUrl` is the address of the site's root. */
export function companyId(siteUrl: string): string {
  return new URL('/#company', siteUrl).href
}

/** Organization (https://schema.org/Organization): who runs the shop and how they are reached. */
export function companyJsonLd({ name, url, logo, languages }: Company): CompanyJsonLd {
  const { street, postCode, city, email, phoneLink } = contactDetails
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': companyId(url),
    name,
    url,
    logo,
    email,
    telephone: phoneLink,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      postalCode: postCode,
      addressLocality: city,
      addressCountry: 'PL',
    },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      email,
      telephone: phoneLink,
      availableLanguage: languages,
    },
    sameAs: socialLinks.map(({ href }) => href),
  }
}
