import { getTranslations } from 'next-intl/server'
import { OwnOpinions } from '@/components/orders/opinions/own-opinions'
import { OrdersView } from '@/components/orders/orders-view'
import { requireSession } from '@/lib/session/session.server'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { requireLocale } from '@/lib/i18n/locale.server'
import { QueryProvider } from '@/lib/query/query-provider'
import { titleOf } from '@/lib/seo/page-titles.server'

/** Who asks is known before anything is shown. */
export const instant = false

export const generateMetadata = titleOf('orders.title')

export default async function OrdersPage({ searchParams }: PageProps<'/[locale]/orders'>) {
  const locale = await requireLocale()
  const { order } = await searchParams
  await requireSession(
    locale,
    typeof order === 'string' ? `/orders?order=${encodeURIComponent(order)}` : '/orders',
  )
  const t = await getTranslations('orders')
  return (
    <>
      <h1 className="text-3xl font-semibold">{t('title')}</h1>
      <ClientMessages
        namespaces={[
          ...(['ui', 'errors', 'orders', 'status', 'delivery', 'payment', 'money', 'failure'] as const),
          ...(['own_opinions', 'opinions.stars', 'pictures', 'invoices', 'transfer'] as const),
        ]}
      >
        <QueryProvider>
          <OrdersView />
          <OwnOpinions />
        </QueryProvider>
      </ClientMessages>
    </>
  )
}
