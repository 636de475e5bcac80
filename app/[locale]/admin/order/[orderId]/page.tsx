import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { AdminOrder } from '@/components/staff/orders/order'
import { requireStaff } from '@/lib/session/session.server'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { requireLocale } from '@/lib/i18n/locale.server'
import { requireId } from '../../../require-id'

/** Who asks is known before anything is shown. */
export const instant = false

type Props = PageProps<'/[locale]/admin/order/[orderId]'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await requireLocale()
  const t = await getTranslations('admin')
  return {
    title: t('order_title', { id: String(requireId((await params).orderId)) }),
    robots: { index: false },
  }
}

export default async function AdminOrderPage({ params }: Props) {
  const locale = await requireLocale()
  const orderId = requireId((await params).orderId)
  await requireStaff(locale, `/admin/order/${orderId}`)
  const t = await getTranslations('admin')
  return (
    <>
      <h1 className="text-2xl font-semibold">{t('order_title', { id: String(orderId) })}</h1>
      <ClientMessages
        namespaces={[
          'ui',
          'errors',
          'failure',
          'admin',
          'admin_orders',
          'shipments',
          'corrections',
          'status',
          'money',
          'product',
          'delivery',
          'payment',
          'invoices',
        ]}
      >
        <AdminOrder orderId={orderId} />
      </ClientMessages>
    </>
  )
}
