import { idParamSchema } from '@bieznik/contract/platform/id-param'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { OrderPaymentView } from '@/components/orders/payment/order-payment-view'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { requireLocale } from '@/lib/i18n/locale.server'
import { QueryProvider } from '@/lib/query/query-provider'
import { requireSession } from '@/lib/session/session.server'

/** Who asks is known before anything is shown. */
export const instant = false

type Props = PageProps<'/[locale]/orders/[orderId]/payment'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await requireLocale()
  const t = await getTranslations('order_payment')
  return { title: t('title', { id: String(await requireOrderId(params)) }), robots: { index: false } }
}

export default async function OrderPaymentPage({ params }: Props) {
  const locale = await requireLocale()
  const orderId = await requireOrderId(params)
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

async function requireOrderId(params: Props['params']): Promise<number> {
  const id = idParamSchema.safeParse((await params).orderId)
  return id.success ? id.data : notFound()
}
