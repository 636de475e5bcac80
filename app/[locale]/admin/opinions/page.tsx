import { getTranslations } from 'next-intl/server'
import { OpinionsList } from '@/components/staff/opinions/opinions-list'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { requireLocale } from '@/lib/i18n/locale.server'
import { requireStaff } from '@/lib/session/session.server'
import { titleOf } from '@/lib/seo/page-titles.server'

/** Who asks is known before anything is shown. */
export const instant = false

export const generateMetadata = titleOf('admin_opinions.title')

export default async function AdminOpinionsPage() {
  const locale = await requireLocale()
  await requireStaff(locale, '/admin/opinions')
  const t = await getTranslations('admin_opinions')
  return (
    <>
      <h1 className="text-lg leading-6 font-semibold">{t('title')}</h1>
      <ClientMessages namespaces={['ui', 'errors', 'failure', 'admin_opinions']}>
        <OpinionsList />
      </ClientMessages>
    </>
  )
}
