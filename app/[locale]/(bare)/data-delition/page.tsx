import { getTranslations } from 'next-intl/server'
import { dataDeletionOutline } from '@/components/company/data-deletion-outline'
import { TextSections } from '@/components/company/text-page'
import { PageTags } from '@/components/seo/page-tags'
import { requireLocale } from '@/lib/i18n/locale.server'
import { pageMetadata, type PageHead } from '@/lib/seo/page-head.server'

export const ensureStatic = 'navigation'

export const generateMetadata = async () => pageMetadata(await describe())

async function describe(): Promise<PageHead> {
  await requireLocale()
  const t = await getTranslations('data_deletion')
  return { title: t('title'), description: t('description'), href: '/data-delition' }
}

/** In Russian whatever the language of the shop, as it has always been; assistive technology is told so. */
export default async function DataDeletionPage() {
  await requireLocale()
  const t = await getTranslations('data_deletion')
  return (
    <article lang="ru" className="flex flex-col gap-8">
      <PageTags head={await describe()} />
      <header className="flex flex-col gap-3">
        <h1 className="text-3xl font-semibold">{t('title')}</h1>
        <p className="text-lg text-quiet">{t('lead')}</p>
      </header>
      <TextSections outline={dataDeletionOutline} />
    </article>
  )
}
