import type { MetadataRoute } from 'next'
import { connection } from 'next/server'
import { routing } from '@/lib/i18n/routing'
import { getPathname } from '@/lib/i18n/navigation'
import { absoluteUrl } from '@/lib/seo/site-address.server'

/** Screens that are made for one person, or for staff. */
const personal = ['/cart', '/CreateOrder', '/Payment', '/details', '/orders', '/admin', '/create']

/** Search engines may read everything else. Asked for, not built: the shop's address is known only where it runs. */
export default async function robots(): Promise<MetadataRoute.Robots> {
  await connection()
  const screens = routing.locales.flatMap((locale) => personal.map((href) => getPathname({ href, locale })))
  return {
    rules: { userAgent: '*', allow: '/', disallow: ['/api/', ...screens] },
    sitemap: absoluteUrl('/sitemap.xml'),
  }
}
