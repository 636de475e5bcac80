import type { JsonLdNode } from './serialize-json-ld'

interface BreadcrumbJsonLd extends JsonLdNode {
  '@type': 'BreadcrumbList'
  itemListElement: { '@type': 'ListItem'; position: number; name: string; item?: string }[]
}

/** BreadcrumbList (https://schema.org/BreadcrumbList) from the top down; the page where we are needs no address. */
export function breadcrumbJsonLd(
  items: readonly { name: string; url?: string | undefined }[],
): BreadcrumbJsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: items.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(url && { item: url }),
    })),
  }
}
