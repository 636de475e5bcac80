'use client'

import { useLocale } from 'next-intl'
import { getPathname } from '@/lib/i18n/navigation'
import type { Locale } from '@/lib/i18n/routing'
import { breadcrumbJsonLd } from '@/lib/seo/breadcrumb-json-ld'
import { JsonLd } from './json-ld'

interface BreadcrumbScriptProps {
  items: readonly { label: string; href?: string }[]
  /** Address of the site's root. */
  site: string
}

export function BreadcrumbScript(props: BreadcrumbScriptProps) {
  const locale = useLocale()
  return <JsonLd data={typeof window === 'undefined' ? describe(props, locale) : null} />
}

function describe({ items, site }: BreadcrumbScriptProps, locale: Locale) {
  return breadcrumbJsonLd(
    items.map(({ label, href }) => ({
      name: label,
      url: href && new URL(getPathname({ href, locale }), site).href,
    })),
  )
}
