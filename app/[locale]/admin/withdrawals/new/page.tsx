import { EntryForm } from '@/components/staff/withdrawals/entry-form'
import { requireStaff } from '@/lib/session/session.server'
import { requireLocale } from '@/lib/i18n/locale.server'
import { titleOf } from '@/lib/seo/page-titles.server'
import { StaffEntryPage } from '../../staff-page'

/** Who asks is known before anything is shown. */
export const instant = false

export const generateMetadata = titleOf('admin_withdrawals.new_title')

export default async function NewWithdrawalPage() {
  await requireStaff(await requireLocale(), '/admin/withdrawals/new')
  return (
    <StaffEntryPage
      screen="admin_withdrawals"
      list="/admin/withdrawals"
      namespaces={['ui', 'errors', 'failure', 'admin_withdrawals', 'withdrawal.errors']}
    >
      <EntryForm />
    </StaffEntryPage>
  )
}
