'use client'

import { useLocale, useTranslations } from 'next-intl'
import { getPathname } from '@/lib/i18n/navigation'
import { routing } from '@/lib/i18n/routing'
import { companyJsonLd } from '@/lib/seo/company-json-ld'
import { websiteJsonLd } from '@/lib/seo/website-json-ld'
import { JsonLd } from './json-ld'

interface CompanyScriptProps {
  /** Address of the site's root. */
  site: string
  siteName: string
}

export function CompanyScript({ site, siteName }: CompanyScriptProps) {
  const locale = useLocale()
  const t = useTranslations('footer')
  const isDocument = typeof window === 'undefined'
  const urlOf = (path: string) => new URL(path, site).href
  const company = isDocument
    ? companyJsonLd({
        name: t('company'),
        url: site,
        logo: urlOf('/icon.svg'),
        languages: routing.locales,
      })
    : null
  const website = isDocument
    ? websiteJsonLd({
        name: siteName,
        url: urlOf(getPathname({ href: '/', locale })),
        language: locale,
        searchUrl: urlOf(getPathname({ href: '/products/title/', locale })),
      })
    : null
  return (
    <>
      <JsonLd data={company} />
      <JsonLd data={website} />
    </>
  )
}
