import { getTranslations } from 'next-intl/server'
import { absoluteUrl } from '@/lib/seo/site-address.server'
import { CompanyScript } from './company-script'

/** Who runs the shop and where it can be searched: for the first page. */
export async function CompanyJsonLd() {
  const t = await getTranslations('meta')
  return <CompanyScript site={absoluteUrl('/')} siteName={t('site_name')} />
}
