import { getTranslations } from 'next-intl/server'
import { PhoneOrderScreen } from '@/components/staff/corrections/phone-order-form'
import { requireStaff } from '@/lib/session/session.server'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { requireLocale } from '@/lib/i18n/locale.server'
import { phonePayments } from '@/lib/orders/phone-order-form'
import { laterProviders } from '@/lib/payment/later-providers.server'
import { titleOf } from '@/lib/seo/page-titles.server'

/** Who asks is known before anything is shown. */
export const instant = false

export const generateMetadata = titleOf('phone_order.title')

const methods = phonePayments.filter(
  (method) => method === 'payment_at_delivery' || laterProviders.includes(method),
)

export default async function PhoneOrderPage() {
  const locale = await requireLocale()
  await requireStaff(locale, '/admin/phone-order')
  const t = await getTranslations('phone_order')
  return (
    <>
      <h1 className="text-2xl font-semibold">{t('title')}</h1>
      <p className="max-w-prose">{t('lead')}</p>
      <ClientMessages
        namespaces={[
          'ui',
          'errors',
          'failure',
          'phone_order',
          'corrections',
          'admin_orders',
          'delivery',
          'payment',
        ]}
      >
        <PhoneOrderScreen methods={methods} />
      </ClientMessages>
    </>
  )
}
