import { getTranslations } from 'next-intl/server'
import { AdminOrder } from '@/components/staff/orders/order'
import { requireStaff } from '@/lib/session/session.server'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { requireLocale } from '@/lib/i18n/locale.server'
import { titleOf } from '@/lib/seo/page-titles.server'
import { requireId } from '../../../require-id'

/** Who asks is known before anything is shown. */
export const instant = false

type Props = PageProps<'/[locale]/admin/order/[orderId]'>

export const generateMetadata = titleOf('admin.order_title', ({ orderId }: { orderId: string }) => ({
  id: String(requireId(orderId)),
}))

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
