import type { ReactNode } from 'react'
import { AccountMenu } from '@/components/layout/account-menu'
import { CartButton } from '@/components/layout/cart-button'
import { CheckoutFooter } from '@/components/layout/checkout-footer'
import { CONTENT_ID } from '@/components/layout/content-id'
import { LanguageSwitch } from '@/components/layout/language-switch'
import { SiteHeader } from '@/components/layout/site-header'

/** The shared layout at the checkout: the footer is folded, and on a phone menu and search are, so that the form comes first. */
export default function CheckoutLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SiteHeader
        isFolded
        account={<AccountMenu roomFor="person" />}
        cart={<CartButton />}
        language={<LanguageSwitch />}
      />
      <main
        id={CONTENT_ID}
        tabIndex={-1}
        className="page-width flex min-h-[calc(100svh-6rem)] flex-col gap-6 py-6 lg:py-8"
      >
        {children}
      </main>
      <CheckoutFooter />
    </>
  )
}
