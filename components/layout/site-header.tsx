'use client'

import type { ReactNode } from 'react'
import { HomeLink } from '@/components/layout/home-link'
import { MainNav } from '@/components/layout/main-nav'
import { PhoneLink } from '@/components/layout/phone-link'
import { SearchForm } from '@/components/layout/search-form'

type SiteHeaderProps = {
  /** Register and sign in, or the menu of who is signed in. */
  account: ReactNode
  cart: ReactNode
  language: ReactNode
}

/** The line of the phone and the account, then brand, ways in, search, language and cart: one line, or three on a phone. */
export function SiteHeader({ account, cart, language }: SiteHeaderProps) {
  return (
    <header className="border-b-2 border-rubber bg-sheet print:hidden">
      <div className="border-b border-line">
        <div className="page-width flex min-h-11 items-center justify-between gap-4">
          <PhoneLink />
          <div className="flex min-w-0 grow items-center justify-end">{account}</div>
        </div>
      </div>
      <div className="site-bar page-width">
        <HomeLink />
        <div>
          <MainNav />
        </div>
        <div>
          <SearchForm />
        </div>
        <div>
          {language}
          {cart}
        </div>
      </div>
    </header>
  )
}
