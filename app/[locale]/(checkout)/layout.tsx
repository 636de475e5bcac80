import type { ReactNode } from 'react'
import { CheckoutFooter } from '@/components/layout/checkout-footer'
import { CheckoutHeader } from '@/components/layout/checkout-header'
import { CONTENT_ID } from '@/components/layout/content-id'
import { LanguageSwitch } from '@/components/layout/language-switch'

/** The checkout without menu, search and the columns of the footer: nothing leads away from it by chance. */
export default function CheckoutLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <CheckoutHeader language={<LanguageSwitch />} />
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
