import { getTranslations } from 'next-intl/server'
import { privacyOutline } from '@/components/company/privacy-outline'
import { TextPage } from '@/components/company/text-page'
import { PageTags } from '@/components/seo/page-tags'
import { requireLocale } from '@/lib/i18n/locale.server'
import { pageMetadata, type PageHead } from '@/lib/seo/page-head.server'

export const ensureStatic = 'navigation'

export const generateMetadata = async () => pageMetadata(await describe())

async function describe(): Promise<PageHead> {
  await requireLocale()
  const t = await getTranslations('privacy')
  return { title: t('title'), description: t('description'), href: '/privacy' }
}

export default async function PrivacyPage() {
  await requireLocale()
  return (
    <>
      <PageTags head={await describe()} />
      <TextPage outline={privacyOutline} />
    </>
  )
}
