import { getTranslations } from 'next-intl/server'
import { env } from '@/lib/env.server'
import { returnsJsonLd } from '@/lib/seo/company-json-ld'
import { absoluteUrl } from '@/lib/seo/site-address.server'
import { JsonLd } from './json-ld'

/** What the company takes back: for the page on returns. */
export async function ReturnsJsonLd() {
  const t = await getTranslations('meta')
  const data = returnsJsonLd({
    name: t('site_name'),
    url: absoluteUrl('/'),
    deliveryCountries: env.DELIVERY_COUNTRIES,
  })
  return <JsonLd data={data} />
}
