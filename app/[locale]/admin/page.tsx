import { getTranslations } from 'next-intl/server'
import { AdminHome } from '@/components/staff/layout/home'
import { AdminOrders } from '@/components/staff/orders/orders'
import { requireStaff } from '@/lib/session/session.server'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { requireLocale } from '@/lib/i18n/locale.server'
import { titleOf } from '@/lib/seo/page-titles.server'

/** Who asks is known before anything is shown. */
export const instant = false

export const generateMetadata = titleOf('admin.orders_title')

export default async function AdminPage() {
  const locale = await requireLocale()
  await requireStaff(locale, '/admin')
  const t = await getTranslations('admin')
  return (
    <div data-wide className="flex flex-col gap-1">
      <h1 className="text-lg leading-6 font-semibold">{t('orders_title')}</h1>
      <ClientMessages
        namespaces={[
          'admin_home',
          'admin_orders',
          'shipments',
          'corrections',
          'delivery',
          'payment',
          'product',
          'invoices',
        ]}
      >
        <AdminHome />
        <AdminOrders />
      </ClientMessages>
    </div>
  )
}
