import { unlistedScreens } from '@bieznik/contract/pages'
import { connection } from 'next/server'
import { conditionalResponse } from '@/lib/http/conditional-response.server'
import { getPathname } from '@/lib/i18n/navigation'
import { routing } from '@/lib/i18n/routing'
import { absoluteUrl } from '@/lib/seo/site-address.server'

/** Search engines may read everything else. Asked for, not built: the shop's address is known only where it runs. */
export async function GET(request: Request): Promise<Response> {
  await connection()
  const screens = routing.locales.flatMap((locale) =>
    unlistedScreens.map((href) => getPathname({ href, locale })),
  )
  const lines = [
    'User-Agent: *',
    'Allow: /',
    ...['/api/', ...screens].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${absoluteUrl('/sitemap.xml')}`,
  ]
  return conditionalResponse(request, `${lines.join('\n')}\n`, {
    'content-type': 'text/plain; charset=utf-8',
  })
}
