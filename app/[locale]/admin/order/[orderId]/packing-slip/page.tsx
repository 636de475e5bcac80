import { PackingSlip } from '@/components/order/packing-slip'
import { requireStaff } from '@/lib/session/session.server'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { requireLocale } from '@/lib/i18n/locale.server'
import { titleOf } from '@/lib/seo/page-titles.server'
import { requireId } from '../../../../require-id'

/** Who asks is known before anything is shown. */
export const instant = false

type Props = PageProps<'/[locale]/admin/order/[orderId]/packing-slip'>

export const generateMetadata = titleOf('print.packing_slip_title', ({ orderId }: { orderId: string }) => ({
  id: String(requireId(orderId)),
}))

export default async function PackingSlipPage({ params }: Props) {
  const locale = await requireLocale()
  const orderId = requireId((await params).orderId)
  await requireStaff(locale, `/admin/order/${orderId}/packing-slip`)
  return (
    <ClientMessages namespaces={['ui', 'errors', 'failure', 'print', 'meta', 'delivery', 'payment']}>
      <PackingSlip orderId={orderId} />
    </ClientMessages>
  )
}
