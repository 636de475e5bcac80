import { getTranslations } from 'next-intl/server'
import { OrderPaymentView } from '@/components/orders/payment/order-payment-view'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { requireLocale } from '@/lib/i18n/locale.server'
import { QueryProvider } from '@/lib/query/query-provider'
import { requireSession } from '@/lib/session/session.server'
import { titleOf } from '@/lib/seo/page-titles.server'
import { requireId } from '../../../../require-id'

/** Who asks is known before anything is shown. */
export const instant = false

type Props = PageProps<'/[locale]/orders/[orderId]/payment'>

export const generateMetadata = titleOf('order_payment.title', ({ orderId }: { orderId: string }) => ({
  id: String(requireId(orderId)),
}))

export default async function OrderPaymentPage({ params }: Props) {
  const locale = await requireLocale()
  const orderId = requireId((await params).orderId)
  await requireSession(locale, `/orders/${orderId}/payment`)
  const t = await getTranslations('order_payment')
  return (
    <>
      <h1 className="text-3xl font-semibold">{t('title', { id: String(orderId) })}</h1>
      <ClientMessages
        namespaces={[
          ...(['ui', 'errors', 'failure', 'money', 'order_payment', 'transfer'] as const),
          ...(['orders', 'status', 'delivery', 'payment', 'invoices'] as const),
        ]}
      >
        <QueryProvider>
          <OrderPaymentView orderId={orderId} />
        </QueryProvider>
      </ClientMessages>
    </>
  )
}
