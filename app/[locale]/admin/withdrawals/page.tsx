import { WithdrawalsList } from '@/components/staff/withdrawals/withdrawals-list'
import { requireStaff } from '@/lib/session/session.server'
import { requireLocale } from '@/lib/i18n/locale.server'
import { titleOf } from '@/lib/seo/page-titles.server'
import { StaffListPage } from '../staff-page'

/** Who asks is known before anything is shown. */
export const instant = false

export const generateMetadata = titleOf('admin_withdrawals.title')

export default async function AdminWithdrawalsPage() {
  await requireStaff(await requireLocale(), '/admin/withdrawals')
  return (
    <StaffListPage
      screen="admin_withdrawals"
      add="/admin/withdrawals/new"
      namespaces={['ui', 'errors', 'failure', 'admin_withdrawals']}
    >
      <WithdrawalsList />
    </StaffListPage>
  )
}
