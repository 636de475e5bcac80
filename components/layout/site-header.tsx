'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Brand } from '@/components/layout/brand'
import { MainNav } from '@/components/layout/main-nav'
import { SearchForm } from '@/components/layout/search-form'
import { Icon } from '@/components/ui/icon'
import { contactDetails } from '@/lib/company/contact-details'
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
          <div className="flex items-center">{account}</div>
        </div>
      </div>
      <div className="page-width grid grid-cols-[1fr_auto] items-center gap-x-3 gap-y-1 py-2 lg:grid-cols-[auto_auto_1fr_auto] lg:gap-x-8">
        <HomeLink />
        <div className="flex items-center gap-2 lg:order-last">
          {language}
          {cart}
        </div>
        <div className="col-span-2 lg:order-3 lg:col-span-1 lg:w-full lg:max-w-md lg:justify-self-end">
          <SearchForm />
        </div>
        <div className="col-span-2 lg:order-2 lg:col-span-1">
          <MainNav />
        </div>
      </div>
    </header>
  )
}

function HomeLink() {
  const t = useTranslations('header')
  return (
    <Link href="/" aria-label={t('home')} className="inline-flex min-h-11 items-center justify-self-start">
      <Brand />
    </Link>
  )
}

/** The number itself is left out where there is no room for it; the link still says it. */
function PhoneLink() {
  const { phone, phoneLink } = contactDetails
  return (
    <a
      href={`tel:${phoneLink}`}
      aria-label={phone}
      className="inline-flex min-h-11 min-w-11 items-center gap-2 text-sm hover:text-signal"
    >
      <Icon name="phone" className="size-4" />
      <span className="figures max-sm:hidden">{phone}</span>
    </a>
  )
}
