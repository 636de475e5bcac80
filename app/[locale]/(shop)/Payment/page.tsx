import { getTranslations } from 'next-intl/server'
import { PaymentView } from '@/components/wallet/payment-view'
import { requireSession } from '@/lib/session/session.server'
import { ownPath } from '@/lib/http/own-path'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { requireLocale } from '@/lib/i18n/locale.server'
import { QueryProvider } from '@/lib/query/query-provider'
import { titleOf } from '@/lib/seo/page-titles.server'

/** Who asks is known before anything is shown. */
export const instant = false

export const generateMetadata = titleOf('payment_page.title')

export default async function PaymentPage({ searchParams }: PageProps<'/[locale]/Payment'>) {
  const locale = await requireLocale()
  const { next } = await searchParams
  await requireSession(
    locale,
    typeof next === 'string' ? `/Payment?next=${encodeURIComponent(next)}` : '/Payment',
  )
  const t = await getTranslations('payment_page')
  return (
    <>
      <h1 className="text-3xl font-semibold">{t('title')}</h1>
      <ClientMessages namespaces={['ui', 'errors', 'failure', 'account', 'cart', 'money', 'payment_page']}>
        <QueryProvider>
          <PaymentView next={ownPath(typeof next === 'string' ? next : null, '/cart')} />
        </QueryProvider>
      </ClientMessages>
    </>
  )
}
