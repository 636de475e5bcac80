import { companyId } from './company-json-ld'
import type { JsonLdNode } from './serialize-json-ld'

interface WebsiteJsonLd extends JsonLdNode {
  '@type': 'WebSite'
  '@id': string
  name: string
  url: string
  inLanguage: string
  publisher: { '@id': string }
}

interface Website {
  name: string
  /** Address of the first page in this language. */
  url: string
  language: string
}

/** WebSite (https://schema.org/WebSite): the name of the site, which Google shows. It shows no search box of a site since November 2024. */
export function websiteJsonLd({ name, url, language }: Website): WebsiteJsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': `${url}#website`,
    name,
    url,
    inLanguage: language,
    publisher: { '@id': companyId(url) },
  }
}
