import type { ReactNode } from 'react'
import { AdminNav } from '@/components/staff/layout/nav'
import { RemountForPerson } from '@/components/staff/parts/remount-for-person'
import { CONTENT_ID } from '@/components/layout/content-id'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { QueryProvider } from '@/lib/query/query-provider'

export function StaffNav() {
  return (
    <ClientMessages namespaces={['admin']}>
      <AdminNav />
    </ClientMessages>
  )
}

/** What a screen of staff stands in, whatever is around it. */
export function StaffMain({ children }: { children: ReactNode }) {
  return (
    <main
      id={CONTENT_ID}
      tabIndex={-1}
      className="page-width flex flex-col gap-3 py-3 has-data-wide:max-w-[120rem] has-data-wide:px-4 has-data-wide:py-2"
    >
      <ClientMessages namespaces={['ui', 'errors', 'failure', 'admin', 'status', 'money']}>
        <QueryProvider>
          <RemountForPerson>{children}</RemountForPerson>
        </QueryProvider>
      </ClientMessages>
    </main>
  )
}
