import { getTranslations } from 'next-intl/server'
import { MyData } from '@/components/account/my-data'
import { SecondFactorNotice } from '@/components/account/second-factor-notice'
import { requireSession } from '@/lib/session/session.server'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { requireLocale } from '@/lib/i18n/locale.server'
import { QueryProvider } from '@/lib/query/query-provider'
import { titleOf } from '@/lib/seo/page-titles.server'

/** Who asks is known before anything is shown. */
export const instant = false

export const generateMetadata = titleOf('my_data.title')

export default async function DetailsPage({ searchParams }: PageProps<'/[locale]/details'>) {
  const locale = await requireLocale()
  await requireSession(locale, '/details')
  const t = await getTranslations('my_data')
  const { reason } = await searchParams
  return (
    <>
      <h1 className="text-3xl font-semibold">{t('title')}</h1>
      <div className="flex max-w-3xl flex-col gap-6">
        {reason === 'second_factor' && <SecondFactorNotice />}
        <ClientMessages
          namespaces={[
            'ui',
            'errors',
            'account',
            'person',
            'my_data',
            'my_sessions',
            'second_factor',
            'consents',
          ]}
        >
          <QueryProvider>
            <MyData />
          </QueryProvider>
        </ClientMessages>
      </div>
    </>
  )
}
