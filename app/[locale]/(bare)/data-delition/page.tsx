import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { dataDeletionOutline } from '@/components/company/data-deletion-outline'
import { TextSections } from '@/components/company/text-page'
import { languageAlternates } from '@/lib/i18n/alternates'
import { requireLocale } from '@/lib/i18n/locale.server'

export const ensureStatic = 'navigation'

export async function generateMetadata(): Promise<Metadata> {
  const locale = await requireLocale()
  const t = await getTranslations('data_deletion')
  return {
    title: t('title'),
    description: t('description'),
    alternates: languageAlternates('/data-delition', locale),
  }
}

/** In Russian whatever the language of the shop, as it has always been; assistive technology is told so. */
export default async function DataDeletionPage() {
  await requireLocale()
  const t = await getTranslations('data_deletion')
  return (
    <article lang="ru" className="flex flex-col gap-8">
      <header className="flex flex-col gap-3">
        <h1 className="text-3xl font-semibold">{t('title')}</h1>
        <p className="text-lg text-quiet">{t('lead')}</p>
      </header>
      <TextSections outline={dataDeletionOutline} />
    </article>
  )
}
