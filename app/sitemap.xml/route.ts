import { connection } from 'next/server'
import { absoluteUrl } from '@/lib/seo/site-address.server'
import { partPath } from '@/lib/seo/sitemap-kinds'
import { listSitemapParts } from '@/lib/seo/sitemap-parts.server'
import { writeSitemapIndex } from '@/lib/seo/sitemap-xml'
import { xmlResponse } from '@/lib/seo/xml-response.server'

/** The list of the sitemap's parts. Not made while building: neither the catalogue nor the shop's address is there. */
export async function GET(request: Request): Promise<Response> {
  await connection()
  return xmlResponse(request, async () => {
    const parts = await listSitemapParts()
    return writeSitemapIndex(
      parts.map(({ kind, number, lastModified }) => ({
        address: absoluteUrl(partPath(kind, number)),
        lastModified,
      })),
    )
  })
}
