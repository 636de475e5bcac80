import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { AdminNav } from '@/components/admin/admin-nav'
import { RemountForPerson } from '@/components/admin/remount-for-person'
import { AccountMenu } from '@/components/layout/account-menu'
import { LanguageSwitch } from '@/components/layout/language-switch'
import { CONTENT_ID } from '@/components/layout/content-id'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { Link } from '@/lib/i18n/navigation'
import { QueryProvider } from '@/lib/query/query-provider'

/** The frame of the staff's screens. It shows nothing of the shop's data: each page checks by itself who asks. */
export default async function AdminLayout({ children }: { children: ReactNode }) {
  const t = await getTranslations('admin')
  return (
    <>
      <header className="border-b-2 border-rubber bg-sheet">
        <div className="page-width flex flex-wrap items-center justify-between gap-x-6">
          <Link
            href="/admin"
            prefetch={false}
            className="inline-flex min-h-11 items-center text-lg font-semibold"
          >
            {t('title')}
          </Link>
          <div className="flex flex-wrap items-center gap-x-2">
            <AccountMenu roomFor="person" />
            <LanguageSwitch />
          </div>
          <div className="w-full">
            <ClientMessages namespaces={['admin']}>
              <AdminNav />
            </ClientMessages>
          </div>
        </div>
      </header>
      <main
        id={CONTENT_ID}
        tabIndex={-1}
        className="page-width flex flex-col gap-4 py-6 has-data-wide:max-w-[120rem] has-data-wide:px-4 has-data-wide:py-2"
      >
        <ClientMessages namespaces={['ui', 'errors', 'failure', 'admin', 'status', 'money']}>
          <QueryProvider>
            <RemountForPerson>{children}</RemountForPerson>
          </QueryProvider>
        </ClientMessages>
      </main>
    </>
  )
}
