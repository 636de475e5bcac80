import { OrderConfirmation } from '@/components/order/order-confirmation'
import { requireStaff } from '@/lib/session/session.server'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { registerEntry } from '@/lib/company/company.server'
import { RegisterProvider } from '@/lib/company/register-context'
import { requireLocale } from '@/lib/i18n/locale.server'
import { paperMessages } from '@/lib/orders/document-messages.server'
import { titleOf } from '@/lib/seo/page-titles.server'
import { requireId } from '../../../../require-id'

/** Who asks is known before anything is shown. */
export const instant = false

type Props = PageProps<'/[locale]/admin/order/[orderId]/confirmation'>

export const generateMetadata = titleOf('print.confirmation_title', ({ orderId }: { orderId: string }) => ({
  id: String(requireId(orderId)),
}))

export default async function ConfirmationPage({ params }: Props) {
  const locale = await requireLocale()
  const orderId = requireId((await params).orderId)
  await requireStaff(locale, `/admin/order/${orderId}/confirmation`)
  return (
    <ClientMessages namespaces={['ui', 'errors', 'failure', 'print']}>
      <RegisterProvider entry={registerEntry}>
        <OrderConfirmation orderId={orderId} reader="staff" messages={paperMessages()} />
      </RegisterProvider>
    </ClientMessages>
  )
}
