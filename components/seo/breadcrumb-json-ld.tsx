import { requireLocale } from '@/lib/i18n/locale.server'
import { breadcrumbJsonLd } from '@/lib/seo/breadcrumb-json-ld'
import { pageUrl } from '@/lib/seo/site-address.server'
import { JsonLd } from './json-ld'

interface BreadcrumbJsonLdProps {
  items: readonly { label: string; href?: string }[]
}

/** The same trail that `Breadcrumbs` shows, for search engines. */
export async function BreadcrumbJsonLd({ items }: BreadcrumbJsonLdProps) {
  const locale = await requireLocale()
  const steps = items.map(({ label, href }) => ({ name: label, url: href && pageUrl(href, locale) }))
  return <JsonLd data={breadcrumbJsonLd(steps)} />
}
