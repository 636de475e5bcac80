import { EntryForm } from '@/components/staff/complaints/entry-form'
import { requireStaff } from '@/lib/session/session.server'
import { requireLocale } from '@/lib/i18n/locale.server'
import { titleOf } from '@/lib/seo/page-titles.server'
import { StaffEntryPage } from '../../staff-page'

/** Who asks is known before anything is shown. */
export const instant = false

export const generateMetadata = titleOf('admin_complaints.new_title')

export default async function NewComplaintPage() {
  await requireStaff(await requireLocale(), '/admin/complaints/new')
  return (
    <StaffEntryPage
      screen="admin_complaints"
      list="/admin/complaints"
      namespaces={[
        'ui',
        'errors',
        'failure',
        'admin_withdrawals',
        'admin_complaints',
        'withdrawal.errors',
        'complaint.errors',
      ]}
    >
      <EntryForm />
    </StaffEntryPage>
  )
}
