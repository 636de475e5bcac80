import { getTranslations } from 'next-intl/server'
import { ContactBlock } from '@/components/company/contact-block'
import { ContactForm } from '@/components/contact/contact-form'
import { NoScriptNotice } from '@/components/contact/no-script-notice'
import { Card } from '@/components/ui/card'
import { MeasuredText } from '@/components/ui/measured-text'
import { registerEntry } from '@/lib/company/company.server'
import { RegisterProvider } from '@/lib/company/register-context'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { requireLocale } from '@/lib/i18n/locale.server'
import { QueryProvider } from '@/lib/query/query-provider'
import { listedHead } from '@/lib/seo/page-titles.server'

export const ensureStatic = 'navigation'

export const generateMetadata = listedHead('/contact', 'contact_page.title', 'contact_page.description')

export default async function ContactPage() {
  await requireLocale()
  const t = await getTranslations('contact_page')
  return (
    <>
      <header className="flex max-w-prose flex-col gap-2">
        <h1 className="text-3xl font-semibold">{t('title')}</h1>
        <p className="text-lg text-quiet">{t('lead')}</p>
      </header>
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-[3fr_2fr] lg:items-start">
        <WriteToUs />
        <div className="grid grid-cols-1 gap-6">
          <ReachUs />
          <ReadyList />
        </div>
      </div>
    </>
  )
}

async function WriteToUs() {
  const t = await getTranslations('contact_form')
  return (
    <Card aria-labelledby="write">
      <h2 id="write" className="mb-4 text-xl font-semibold">
        {t('title')}
      </h2>
      <NoScriptNotice />
      <ClientMessages namespaces={['ui', 'errors.invalid_request', 'contact_form']}>
        <QueryProvider>
          <ContactForm />
        </QueryProvider>
      </ClientMessages>
    </Card>
  )
}

async function ReachUs() {
  const t = await getTranslations('contact_page')
  return (
    <Card aria-labelledby="reach">
      <h2 id="reach" className="mb-4 text-xl font-semibold">
        {t('reach_title')}
      </h2>
      <ClientMessages namespaces={['company']}>
        <RegisterProvider entry={registerEntry}>
          <ContactBlock />
        </RegisterProvider>
      </ClientMessages>
    </Card>
  )
}

async function ReadyList() {
  const t = await getTranslations('contact_page')
  return (
    <section aria-labelledby="ready" className="flex flex-col gap-3">
      <h2 id="ready" className="text-xl font-semibold">
        {t('ready_title')}
      </h2>
      <ul className="flex max-w-prose list-disc flex-col gap-2 pl-6">
        <li>
          <MeasuredText>{t('ready_size')}</MeasuredText>
        </li>
        <li>{t('ready_order')}</li>
        <li>{t('ready_fitting')}</li>
      </ul>
    </section>
  )
}
