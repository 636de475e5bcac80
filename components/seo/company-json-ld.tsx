import { getTranslations } from 'next-intl/server'
import { company } from '@/lib/company/company.server'
import { requireLocale } from '@/lib/i18n/locale.server'
import { companyJsonLd } from '@/lib/seo/company-json-ld'
import { absoluteUrl, pageUrl } from '@/lib/seo/site-address.server'
import { websiteJsonLd } from '@/lib/seo/website-json-ld'
import { JsonLd } from './json-ld'

/** Who runs the shop and what its site is called: for the first page. */
export async function CompanyJsonLd() {
  const locale = await requireLocale()
  const t = await getTranslations()
  const organization = companyJsonLd(company, {
    name: t('meta.site_name'),
    url: absoluteUrl('/'),
    logo: absoluteUrl('/icon.svg'),
  })
  const website = websiteJsonLd({
    name: t('meta.site_name'),
    url: pageUrl('/', locale),
    language: locale,
  })
  return (
    <>
      <JsonLd data={organization} />
      <JsonLd data={website} />
    </>
  )
}
