import { absoluteUrl } from '@/lib/seo/site-address.server'
import { BreadcrumbScript } from './breadcrumb-script'

interface BreadcrumbJsonLdProps {
  items: readonly { label: string; href?: string }[]
}

/** The same trail that `Breadcrumbs` shows, for search engines. */
export function BreadcrumbJsonLd({ items }: BreadcrumbJsonLdProps) {
  return <BreadcrumbScript items={items} site={absoluteUrl('/')} />
}
