import { connection } from 'next/server'
import { routing } from '@/lib/i18n/routing'
import { pageUrl } from '@/lib/seo/site-address.server'
import { parsePartName } from '@/lib/seo/sitemap-kinds'
import { listSitemapEntries } from '@/lib/seo/sitemap-parts.server'
import { writeUrlSet, type SitemapPage } from '@/lib/seo/sitemap-xml'
import { xmlResponse } from '@/lib/seo/xml-response.server'

type Context = { params: Promise<{ part: string }> }

/** One part of the sitemap, written while it is read: at no time is more of it in memory than one page. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  await connection()
  return xmlResponse(request, async () => {
    const part = parsePartName((await params).part)
    const entries = part ? await listSitemapEntries(part.kind, part.number) : []
    return entries.length > 0 ? () => writeUrlSet(pagesOf(entries)) : null
  })
}

type Entries = Awaited<ReturnType<typeof listSitemapEntries>>

function* pagesOf(entries: Entries): Generator<SitemapPage> {
  for (const { href, languages = routing.locales, lastModified } of entries)
    yield {
      addresses: Object.fromEntries(languages.map((locale) => [locale, pageUrl(href, locale)])),
      defaultAddress: pageUrl(href, routing.defaultLocale),
      lastModified,
    }
}
