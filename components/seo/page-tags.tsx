import { getTranslations } from 'next-intl/server'
import { routing } from '@/lib/i18n/routing'
import type { PageHead } from '@/lib/seo/page-head.server'
import { absoluteUrl } from '@/lib/seo/site-address.server'
import { NetworkTags } from './network-tags'

/** What networks show when a page is shared, and where it is in other languages. */
export async function PageTags({ head }: { head: PageHead }) {
  const { title, description, href, picture, languages = routing.locales } = head
  const t = await getTranslations()
  return (
    <NetworkTags
      title={title}
      description={description}
      href={href}
      languages={languages}
      picture={picture ?? { alt: t('seo.picture_shop_alt') }}
      site={absoluteUrl('/')}
      siteName={t('meta.site_name')}
    />
  )
}
