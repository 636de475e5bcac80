import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { rulesOutline } from '@/components/company/rules-outline'
import { TextPage } from '@/components/company/text-page'
import { languageAlternates } from '@/lib/i18n/alternates'
import { requireLocale } from '@/lib/i18n/locale.server'

export const ensureStatic = 'navigation'

export async function generateMetadata(): Promise<Metadata> {
  const locale = await requireLocale()
  const t = await getTranslations('rules')
  return {
    title: t('title'),
    description: t('description'),
    alternates: languageAlternates('/rules', locale),
  }
}

export default async function RulesPage() {
  await requireLocale()
  return <TextPage outline={rulesOutline} />
}
