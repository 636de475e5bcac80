import { withdrawalNumber } from '@bieznik/contract/care/withdrawal-status'
import { getTranslations } from 'next-intl/server'
import { WithdrawalScreen } from '@/components/staff/withdrawals/withdrawal-screen'
import { requireStaff } from '@/lib/session/session.server'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { requireLocale } from '@/lib/i18n/locale.server'
import { titleOf } from '@/lib/seo/page-titles.server'
import { requireId } from '../../../require-id'

/** Who asks is known before anything is shown. */
export const instant = false

type Props = PageProps<'/[locale]/admin/withdrawals/[withdrawalId]'>

export const generateMetadata = titleOf(
  'admin_withdrawals.one_title',
  ({ withdrawalId }: { withdrawalId: string }) => ({ number: withdrawalNumber(requireId(withdrawalId)) }),
)

export default async function AdminWithdrawalPage({ params }: Props) {
  const locale = await requireLocale()
  const id = requireId((await params).withdrawalId)
  await requireStaff(locale, `/admin/withdrawals/${id}`)
  const t = await getTranslations('admin_withdrawals')
  return (
    <>
      <h1 className="text-2xl font-semibold">{t('one_title', { number: withdrawalNumber(id) })}</h1>
      <ClientMessages namespaces={['ui', 'errors', 'failure', 'admin_withdrawals']}>
        <WithdrawalScreen withdrawalId={id} />
      </ClientMessages>
    </>
  )
}
