import { getTranslations } from 'next-intl/server'
import { connection } from 'next/server'
import { RegistrationForm } from '@/components/account/registration-form'
import { WholePageLink } from '@/components/account/whole-page-link'
import { Card } from '@/components/ui/card'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { requireLocale } from '@/lib/i18n/locale.server'
import { titleOf } from '@/lib/seo/page-titles.server'

/** Made for each request, so that its scripts carry the nonce of the strict policy. */
export const instant = false

export const generateMetadata = titleOf('registration.title')

export default async function RegistrationPage() {
  await connection()
  await requireLocale()
  const t = await getTranslations()
  return (
    <>
      <header className="flex flex-col gap-2">
        <h1 className="text-3xl font-semibold">{t('registration.title')}</h1>
        <p className="text-quiet">{t('registration.lead')}</p>
      </header>
      <Card>
        <ClientMessages namespaces={['ui', 'errors', 'account', 'person', 'registration', 'consent']}>
          <RegistrationForm />
        </ClientMessages>
      </Card>
      <p className="flex flex-wrap gap-x-6 gap-y-2">
        <WholePageLink href="/signIn">{t('registration.have_account')}</WholePageLink>
        <WholePageLink href="/">{t('account.back_to_shop')}</WholePageLink>
      </p>
    </>
  )
}
