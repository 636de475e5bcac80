'use client'

import type { ReactNode } from 'react'
import { HomeLink } from '@/components/layout/home-link'
import { PhoneLink } from '@/components/layout/phone-link'

/** Whose shop it is and whom to call. */
export function CheckoutHeader({ language }: { language: ReactNode }) {
  return (
    <header className="border-b-2 border-rubber bg-sheet print:hidden">
      <div className="page-width flex min-h-16 flex-wrap items-center justify-between gap-x-6">
        <HomeLink />
        <div className="flex items-center gap-4">
          <PhoneLink />
          {language}
        </div>
      </div>
    </header>
  )
}
