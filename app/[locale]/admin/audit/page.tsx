import { AuditScreen } from '@/components/staff/audit/audit-screen'
import { auditedNamespaces } from '@/lib/audit/audited-words'
import { requireStaff } from '@/lib/session/session.server'
import { requireLocale } from '@/lib/i18n/locale.server'
import { titleOf } from '@/lib/seo/page-titles.server'
import { StaffPage } from '../staff-page'

/** Who asks is known before anything is shown. */
export const instant = false

export const generateMetadata = titleOf('admin_audit.title')

export default async function AdminAuditPage() {
  await requireStaff(await requireLocale(), '/admin/audit')
  return (
    <StaffPage screen="admin_audit" namespaces={['ui', 'errors', 'failure', ...auditedNamespaces]}>
      <AuditScreen />
    </StaffPage>
  )
}
