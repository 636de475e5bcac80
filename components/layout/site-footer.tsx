'use client'

import { contactDetails } from '@bieznik/contract/contact-details'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Brand } from '@/components/layout/brand'
import { FooterColumn, FooterLink } from '@/components/layout/footer-column'
import { AppLinks, SocialLinks } from '@/components/layout/footer-links'
import { NEW_TAB } from '@/components/layout/outside-link'
import { Icon } from '@/components/ui/icon'

const aboutLinks = [
  { key: 'about_company', href: '/aboutcompany' },
  { key: 'news', href: '/allnews' },
  { key: 'contact_form', href: '/contact' },
] as const

const shoppingLinks = [
  { key: 'rules', href: '/rules' },
  { key: 'returns', href: '/returns' },
  { key: 'privacy', href: '/privacy' },
  { key: 'data_deletion', href: '/data-delition' },
] as const

export function SiteFooter() {
  const t = useTranslations()
  return (
    <footer className="mt-auto border-t-2 border-rubber bg-sheet print:hidden">
      <div className="footer-columns page-width">
        <div>
          <Brand />
          <p className="max-w-xs text-sm text-quiet">{t('footer.claim')}</p>
          <Contact />
        </div>
        <Links title={t('footer.about')} links={aboutLinks} />
        <Links title={t('footer.shopping')} links={shoppingLinks} />
        <SocialLinks />
      </div>
      <div className="page-width flex flex-wrap items-end justify-between gap-x-8 gap-y-6 border-t border-line py-6">
        <AppLinks />
        <p className="text-sm text-quiet">{t('footer.rights')}</p>
      </div>
      <p id={NEW_TAB} hidden>
        {t('ui.new_tab')}
      </p>
    </footer>
  )
}

type FooterPage = (typeof aboutLinks | typeof shoppingLinks)[number]

function Links({ title, links }: { title: string; links: readonly FooterPage[] }) {
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
  const { street, postCode, city, email, phone, phoneLink, weekdayHours, saturdayHours } = contactDetails
  return (
    <section aria-label={t('contact')}>
      <dl className="contact-lines">
        <Line icon={<Icon name="pin" />} term={t('address')}>
          <address className="not-italic">
            <span>{t('company')}</span>
            <br />
            <span>{`${street}, ${postCode} ${city}, ${t('country')}`}</span>
          </address>
        </Line>
        <Line icon={<Icon name="mail" />} term={t('email')}>
          <a href={`mailto:${email}`} className="underline underline-offset-3">
            {email}
          </a>
        </Line>
        <Line icon={<Icon name="phone" />} term={t('phone')}>
          <a href={`tel:${phoneLink}`} className="figures">
            {phone}
          </a>
        </Line>
        <Line icon={<Icon name="clock" />} term={t('hours')}>
          <span>{`${t('weekdays')} `}</span>
          <span className="figures">{weekdayHours}</span>
          <br />
          <span>{`${t('weekend')}: ${t('weekend_hours', { saturday: saturdayHours })}`}</span>
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
