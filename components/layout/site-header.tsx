'use client'

import { contactDetails } from '@bieznik/contract/contact-details'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Brand } from '@/components/layout/brand'
import { MainNav } from '@/components/layout/main-nav'
import { SearchForm } from '@/components/layout/search-form'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/lib/i18n/navigation'

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
          <div className="flex grow items-center justify-end">{account}</div>
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

function HomeLink() {
  const t = useTranslations('header')
  return (
    <Link href="/" aria-label={t('home')}>
      <Brand />
    </Link>
  )
}

/** The number itself is left out where there is no room for it; the link still says it. */
function PhoneLink() {
  const { phone, phoneLink } = contactDetails
  return (
    <a href={`tel:${phoneLink}`} aria-label={phone} className="phone-link">
      <Icon name="phone" />
      <span className="figures max-sm:hidden">{phone}</span>
    </a>
  )
}
