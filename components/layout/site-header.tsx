'use client'

import clsx from 'clsx'
import { useTranslations } from 'next-intl'
import { useState, type ReactNode } from 'react'
import { HomeLink } from '@/components/layout/home-link'
import { MainNav } from '@/components/layout/main-nav'
import { PhoneLink } from '@/components/layout/phone-link'
import { SearchForm } from '@/components/layout/search-form'
import { Button } from '@/components/ui/button'

type SiteHeaderProps = {
  /** Register and sign in, or the menu of who is signed in. */
  account: ReactNode
  cart: ReactNode
  language: ReactNode
  /** In less room than a desktop's, ways in and search come at the press of a button. */
  isFolded?: boolean
}

/**
 * The line of the phone number and the account, then brand, ways in, search, language and cart. In less room other two rows: brand,
 * search, account and cart, then ways in and languages.
 */
export function SiteHeader({ account, cart, language, isFolded = false }: SiteHeaderProps) {
  const t = useTranslations('header')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <header className={clsx('site-header', isFolded && 'is-folded', isOpen && 'is-open')}>
      <div className="site-line">
        <div className="page-width">
          <PhoneLink />
          <div>{account}</div>
        </div>
      </div>
      <div className="page-width site-bar">
        <HomeLink />
        {isFolded && (
          <Button
            variant="quiet"
            className="site-menu lg:hidden"
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          >
            {t('menu')}
          </Button>
        )}
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
