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

/**
 * The line of the phone number and the account, then brand, ways in, search, language and cart. In less room other two rows: brand,
 * search, account and cart, then ways in and languages.
 */
export function SiteHeader({ account, cart, language }: SiteHeaderProps) {
  return (
    <header className="site-header">
      <div className="site-line">
        <div className="page-width">
          <PhoneLink />
          <div>{account}</div>
        </div>
      </div>
      <div className="page-width site-bar">
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
