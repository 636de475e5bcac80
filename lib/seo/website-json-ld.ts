import { companyId } from './company-json-ld'
import type { JsonLdNode } from './serialize-json-ld'

interface WebsiteJsonLd extends JsonLdNode {
  '@type': 'WebSite'
  '@id': string
  name: string
  url: string
  inLanguage: string
  publisher: { '@id': string }
  potentialAction: {
    '@type': 'SearchAction'
    target: { '@type': 'EntryPoint'; urlTemplate: string }
    'query-input': string
  }
}

interface Website {
  name: string
  /** Address of the first page in this language. */
  url: string
  language: string
  /** Address of the search results, up to where the searched text begins. */
  searchUrl: string
}

/** WebSite with a SearchAction (https://schema.org/SearchAction): where the shop can be searched. */
export function websiteJsonLd({ name, url, language, searchUrl }: Website): WebsiteJsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': `${url}#website`,
    name,
    url,
    inLanguage: language,
    publisher: { '@id': companyId(url) },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${searchUrl}{search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  }
}
