import type { ReactNode } from 'react'
import { AccountMenu } from '@/components/layout/account-menu'
import { CartButton } from '@/components/layout/cart-button'
import { LanguageSwitch } from '@/components/layout/language-switch'
import { SiteFooter } from '@/components/layout/site-footer'
import { SiteHeader } from '@/components/layout/site-header'
import { StaffMain, StaffNav } from '../staff-frame'

/** The shared layout, with the navigation of staff below the header. */
export default function CreateLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SiteHeader
        account={<AccountMenu roomFor="person" />}
        cart={<CartButton />}
        language={<LanguageSwitch />}
      />
      <div className="page-width border-b border-line bg-sheet">
        <StaffNav />
      </div>
      <StaffMain>{children}</StaffMain>
      <SiteFooter />
    </>
  )
}
