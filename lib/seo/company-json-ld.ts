import type { Company } from '@bieznik/contract/company'
import { socialLinks } from '@/lib/company/network-links'
import type { JsonLdNode } from './serialize-json-ld'

interface PostalAddress {
  '@type': 'PostalAddress'
  streetAddress: string
  postalCode: string
  addressLocality: string
  addressCountry: 'PL'
}

/** Of every product, as the page on returns says it; search engines read it here once instead of in each offer. */
const returnPolicy = {
  '@type': 'MerchantReturnPolicy',
  applicableCountry: 'PL',
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: 14,
  returnMethod: 'https://schema.org/ReturnByMail',
  returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
  refundType: 'https://schema.org/FullRefund',
} as const

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
  contactPoint: {
    '@type': 'ContactPoint'
    contactType: 'customer service'
    email: string
    telephone: string
    availableLanguage: readonly string[]
  }
  sameAs: string[]
  hasMerchantReturnPolicy: typeof returnPolicy
}

interface Site {
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
export function companyJsonLd(company: Company, { name, url, logo, languages }: Site): CompanyJsonLd {
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
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      email,
      telephone,
      availableLanguage: languages,
    },
    sameAs: socialLinks.map(({ href }) => href),
    hasMerchantReturnPolicy: returnPolicy,
  }
}
