import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { privacyOutline } from '@/components/company/privacy-outline'
import { TextPage } from '@/components/company/text-page'
import { languageAlternates } from '@/lib/i18n/alternates'
import { requireLocale } from '@/lib/i18n/locale.server'

export const ensureStatic = 'navigation'

export async function generateMetadata(): Promise<Metadata> {
  const locale = await requireLocale()
  const t = await getTranslations('privacy')
  return {
    title: t('title'),
    description: t('description'),
    alternates: languageAlternates('/privacy', locale),
  }
}

export default async function PrivacyPage() {
  await requireLocale()
  return <TextPage outline={privacyOutline} />
}
