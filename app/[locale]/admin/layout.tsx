import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { StaffMain, StaffNav } from '../staff-frame'
import { AccountMenu } from '@/components/layout/account-menu'
import { LanguageSwitch } from '@/components/layout/language-switch'
import { Link } from '@/lib/i18n/navigation'

/** The frame of the staff's screens. It shows nothing of the shop's data: each page checks by itself who asks. */
export default async function AdminLayout({ children }: { children: ReactNode }) {
  const t = await getTranslations('admin')
  return (
    <>
      <header className="border-b-2 border-rubber bg-sheet">
        <div className="page-width flex items-center justify-between gap-x-2 sm:flex-wrap sm:gap-x-6">
          <Link
            href="/admin"
            prefetch={false}
            className="inline-flex min-h-11 min-w-0 items-center text-lg font-semibold max-sm:mr-auto"
          >
            <span className="line-clamp-2 max-sm:text-[0.8125rem] max-sm:leading-4">{t('title')}</span>
          </Link>
          <div className="flex items-center gap-x-2 max-sm:shrink-0">
            <AccountMenu roomFor="person" />
            <LanguageSwitch />
          </div>
          <div className="sm:w-full">
            <StaffNav />
          </div>
        </div>
      </header>
      <StaffMain>{children}</StaffMain>
    </>
  )
}
