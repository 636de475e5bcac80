import { getTranslations } from 'next-intl/server'
import { GuestWay } from '@/components/account/guest-way'
import { SignInForm } from '@/components/account/sign-in-form'
import { SignInNotice } from '@/components/account/sign-in-notice'
import { WholePageLink } from '@/components/account/whole-page-link'
import { Card } from '@/components/ui/card'
import { signInReasonOf } from '@/lib/account/sign-in-reason'
import { isDemonstration } from '@/lib/env.server'
import { ownPath } from '@/lib/http/own-path'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { requireLocale } from '@/lib/i18n/locale.server'
import { getPathname } from '@/lib/i18n/navigation'
import { titleOf } from '@/lib/seo/page-titles.server'

/** The way on stands in the address, so the page is made for each request. */
export const instant = false

export const generateMetadata = titleOf('account.sign_in_title')

/** What somebody without an account may do as well. */
const isForBuying = (path: string): boolean => /^\/(?:cart|CreateOrder)\b/.test(path)

export default async function SignInPage({ searchParams }: PageProps<'/[locale]/signIn'>) {
  const locale = await requireLocale()
  const t = await getTranslations('account')
  const { next, reason } = await searchParams
  const wanted = typeof next === 'string' ? next : null
  const href = ownPath(wanted, '/cart')
  const staffHref = ownPath(wanted, '/admin')
  const why = signInReasonOf(reason) ?? (href.startsWith('/CreateOrder') ? 'sign_in' : null)
  return (
    <>
      <header className="flex flex-col gap-2">
        <h1 className="text-3xl font-semibold">{t('sign_in_title')}</h1>
        <p className="text-quiet">{t('sign_in_lead')}</p>
      </header>
      {why && <SignInNotice reason={why} />}
      <Card>
        <ClientMessages namespaces={['ui', 'errors', 'account', 'second_factor']}>
          <SignInForm
            next={getPathname({ href, locale })}
            staffNext={getPathname({ href: staffHref, locale })}
          />
        </ClientMessages>
      </Card>
      {isForBuying(href) && (
        <ClientMessages namespaces={['account']}>
          <GuestWay next={getPathname({ href, locale })} />
        </ClientMessages>
      )}
      {isDemonstration && <p className="text-sm text-quiet">{t('demo_accounts')}</p>}
      <p className="flex flex-wrap gap-x-6 gap-y-2">
        <WholePageLink href="/reset-password">{t('forgot_password')}</WholePageLink>
        <WholePageLink href="/registration">{t('register')}</WholePageLink>
        <WholePageLink href="/">{t('back_to_shop')}</WholePageLink>
      </p>
    </>
  )
}
