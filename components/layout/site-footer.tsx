'use client'

import { addressLine, phoneLink } from '@bieznik/contract/platform/company'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Brand } from '@/components/layout/brand'
import { FooterColumn, FooterLink } from '@/components/layout/footer-column'
import { AppLinks, SocialLinks } from '@/components/layout/footer-links'
import { NEW_TAB } from '@/components/layout/outside-link'
import { RegisterLine } from '@/components/layout/register-line'
import { WithdrawalLink } from '@/components/layout/withdrawal-link'
import { Icon } from '@/components/ui/icon'
import { Unbroken } from '@/components/ui/unbroken'
import { useCompany } from '@/lib/company/company-context'

const aboutLinks = [
  { key: 'about_company', href: '/aboutcompany' },
  { key: 'news', href: '/allnews' },
  { key: 'contact_form', href: '/contact' },
] as const

const shoppingLinks = [
  { key: 'my_car', href: '/my-car' },
  { key: 'delivery', href: '/delivery' },
  { key: 'help', href: '/help' },
  { key: 'rules', href: '/rules' },
  { key: 'returns', href: '/returns' },
  { key: 'guarantee', href: '/guarantee' },
  { key: 'privacy', href: '/privacy' },
  { key: 'accessibility', href: '/accessibility' },
  { key: 'data_deletion', href: '/data-delition' },
] as const

export function SiteFooter() {
  return (
    <footer className="mt-auto border-t-2 border-rubber bg-sheet print:hidden">
      <FooterBody />
    </footer>
  )
}

export function FooterBody() {
  const t = useTranslations()
  return (
    <>
      <div className="footer-columns page-width">
        <div>
          <Brand />
          <p className="max-w-xs text-sm text-quiet">{t('footer.claim')}</p>
          <Contact />
          <p className="footer-links">
            <WithdrawalLink />
          </p>
        </div>
        <Links title={t('footer.about')} links={aboutLinks} />
        <Links title={t('footer.shopping')} links={shoppingLinks} />
        <SocialLinks />
      </div>
      <div className="page-width flex flex-wrap items-end justify-between gap-x-8 gap-y-6 border-t border-line py-6">
        <AppLinks />
        <RegisterLine />
      </div>
      <p id={NEW_TAB} hidden>
        {t('ui.new_tab')}
      </p>
    </>
  )
}

type FooterPage = (typeof aboutLinks | typeof shoppingLinks)[number]

interface LinksProps {
  title: string
  links: readonly FooterPage[]
}

function Links({ title, links }: LinksProps) {
  const t = useTranslations('footer')
  return (
    <FooterColumn title={title}>
      {links.map(({ key, href }) => (
        <FooterLink key={key} href={href}>
          {t(key)}
        </FooterLink>
      ))}
    </FooterColumn>
  )
}

function Contact() {
  const t = useTranslations('footer')
  const company = useCompany()
  const { seat, email, phone, weekdayHours, saturdayHours } = company
  return (
    <section aria-label={t('contact')}>
      <dl className="contact-lines">
        <Line icon={<Icon name="pin" />} term={t('address')}>
          <address className="not-italic">
            <span>{company.legalName}</span>
            <br />
            <span>
              <Unbroken>{`${addressLine(seat)}, ${t('country')}`}</Unbroken>
            </span>
          </address>
        </Line>
        <Line icon={<Icon name="mail" />} term={t('email')}>
          <a href={`mailto:${email}`} className="underline underline-offset-3">
            {email}
          </a>
        </Line>
        <Line icon={<Icon name="phone" />} term={t('phone')}>
          <a href={phoneLink(company)} className="figures">
            {phone}
          </a>
        </Line>
        <Line icon={<Icon name="clock" />} term={t('hours')}>
          <span>{`${t('weekdays')} `}</span>
          <span className="figures">{weekdayHours}</span>
          <br />
          <span>
            <Unbroken>{`${t('weekend')}: ${t('weekend_hours', { saturday: saturdayHours })}`}</Unbroken>
          </span>
        </Line>
      </dl>
    </section>
  )
}

function Line({ icon, term, children }: { icon: ReactNode; term: string; children: ReactNode }) {
  return (
    <div>
      <dt>
        {icon}
        <span className="sr-only">{term}</span>
      </dt>
      <dd>{children}</dd>
    </div>
  )
}
