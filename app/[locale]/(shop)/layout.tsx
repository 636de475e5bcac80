import type { ReactNode } from 'react'
import { PendingAddNotice } from '@/components/cart/pending-add-notice'
import { AccountMenu } from '@/components/layout/account-menu'
import { CartButton } from '@/components/layout/cart-button'
import { LanguageSwitch } from '@/components/layout/language-switch'
import { SiteFooter } from '@/components/layout/site-footer'
import { SiteHeader } from '@/components/layout/site-header'
import { CONTENT_ID } from '@/components/layout/content-id'

export default function ShopLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SiteHeader
        account={<AccountMenu roomFor="visitor" />}
        cart={<CartButton />}
        language={<LanguageSwitch />}
      />
      {/* With the header it fills the window: the footer does not jump when what a person has arrives. */}
      <main
        id={CONTENT_ID}
        tabIndex={-1}
        className="page-width flex min-h-[calc(100svh-6rem)] flex-col gap-6 py-6 lg:py-8"
      >
        <PendingAddNotice />
        {children}
      </main>
      <SiteFooter />
    </>
  )
}
