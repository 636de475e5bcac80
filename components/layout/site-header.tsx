'use client'

import clsx from 'clsx'
import { useTranslations } from 'next-intl'
import { useState, type ReactNode } from 'react'
import { CarLink } from '@/components/layout/car-link'
import { MainNav } from '@/components/layout/main-nav'
import { SearchForm } from '@/components/layout/search-form'
import { Button } from '@/components/ui/button'
import { Brand } from '@/components/layout/brand'
import { Link } from '@/lib/i18n/navigation'
import { phoneLink } from '@bieznik/contract/platform/company'
import { Icon } from '@/components/ui/icon'
import { useCompany } from '@/lib/company/company-context'

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
          <CarLink />
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
  const company = useCompany()
  return (
    <a href={phoneLink(company)} aria-label={company.phone} className="phone-link">
      <Icon name="phone" />
      <span className="figures max-sm:hidden">{company.phone}</span>
    </a>
  )
}
