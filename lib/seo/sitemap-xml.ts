import { escapeMarkup } from '@bieznik/backend-kit/escape-markup'

/** One page in all its languages. */
export interface SitemapPage {
  /** The absolute address in each language. */
  addresses: Readonly<Record<string, string>>
  /** For everyone whose language is none of them. */
  defaultAddress: string
  /** ISO 8601. */
  lastModified?: string | undefined
}

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n'
const SITEMAPS = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const XHTML = 'http://www.w3.org/1999/xhtml'

/** A part of the sitemap, page by page: each language has its entry, and each entry names all languages. */
export function* writeUrlSet(pages: Iterable<SitemapPage>): Generator<string> {
  yield `${DECLARATION}<urlset xmlns="${SITEMAPS}" xmlns:xhtml="${XHTML}">\n`
  for (const page of pages) yield writePage(page)
  yield '</urlset>\n'
}

/** The list of the parts (https://www.sitemaps.org/protocol.html#index). */
export function writeSitemapIndex(
  parts: readonly { address: string; lastModified?: string | undefined }[],
): string {
  const entries = parts.map(
    ({ address, lastModified }) =>
      `<sitemap><loc>${escapeMarkup(address)}</loc>${writeDate(lastModified)}</sitemap>\n`,
  )
  return `${DECLARATION}<sitemapindex xmlns="${SITEMAPS}">\n${entries.join('')}</sitemapindex>\n`
}

function writePage({ addresses, defaultAddress, lastModified }: SitemapPage): string {
  const links = [...Object.entries(addresses), ['x-default', defaultAddress] as const]
    .map(
      ([language, address]) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeMarkup(address)}"/>`,
    )
    .join('')
  return Object.values(addresses)
    .map((address) => `<url><loc>${escapeMarkup(address)}</loc>${writeDate(lastModified)}${links}</url>\n`)
    .join('')
}

function writeDate(date: string | undefined): string {
  return date ? `<lastmod>${escapeMarkup(date)}</lastmod>` : ''
}
