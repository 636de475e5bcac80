import { getTranslations } from 'next-intl/server'
import { connection } from 'next/server'
import { ResetPasswordForm } from '@/components/account/reset-password-form'
import { WholePageLink } from '@/components/account/whole-page-link'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { requireLocale } from '@/lib/i18n/locale.server'
import { titleOf } from '@/lib/seo/page-titles.server'

/** Made for each request, so that its scripts carry the nonce of the strict policy. */
export const instant = false

export const generateMetadata = titleOf('reset_password.title')

export default async function ResetPasswordPage() {
  await connection()
  await requireLocale()
  const t = await getTranslations('reset_password')
  return (
    <>
      <header className="flex flex-col gap-2">
        <h1 className="text-3xl font-semibold">{t('title')}</h1>
        <p className="text-quiet">{t('lead')}</p>
      </header>
      <ClientMessages namespaces={['ui', 'errors', 'account', 'person', 'reset_password']}>
        <ResetPasswordForm />
      </ClientMessages>
      <p>
        <WholePageLink href="/signIn">{t('to_sign_in')}</WholePageLink>
      </p>
    </>
  )
}
