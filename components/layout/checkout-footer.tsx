'use client'

import { useTranslations } from 'next-intl'
import { FooterLink } from '@/components/layout/footer-column'
import { RegisterLine } from '@/components/layout/register-line'
import { FooterBody } from '@/components/layout/site-footer'
import { WithdrawalLink } from '@/components/layout/withdrawal-link'

const links = ['rules', 'returns', 'privacy'] as const

/** What the law wants at the foot of every page, and the rest of the shop's footer folded: the form comes first. */
export function CheckoutFooter() {
  const t = useTranslations('footer')
  return (
    <footer className="mt-auto border-t-2 border-rubber bg-sheet print:hidden">
      <div className="page-width flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-4 text-sm">
        <ul className="footer-links flex flex-wrap gap-x-6">
          {links.map((key) => (
            <FooterLink key={key} href={`/${key}`}>
              {t(key)}
            </FooterLink>
          ))}
          <li>
            <WithdrawalLink />
          </li>
        </ul>
        <RegisterLine />
      </div>
      <details className="border-t border-line">
        <summary className="page-width flex min-h-11 cursor-pointer items-center text-sm text-quiet">
          {t('all')}
        </summary>
        <FooterBody />
      </details>
    </footer>
  )
}
