import { getTranslations } from 'next-intl/server'
import { AboutColumn } from '@/components/company/about-column'
import { ContactBlock } from '@/components/company/contact-block'
import { TextLink } from '@/components/ui/text-link'
import { registerEntry } from '@/lib/company/company.server'
import { RegisterProvider } from '@/lib/company/register-context'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { requireLocale } from '@/lib/i18n/locale.server'
import { listedHead } from '@/lib/seo/page-titles.server'

export const ensureStatic = 'navigation'

export const generateMetadata = listedHead('/aboutcompany', 'about.title', 'about.description')

const steps = ['what_select', 'what_buff', 'what_cure', 'what_check'] as const

export default async function AboutPage() {
  await requireLocale()
  const t = await getTranslations('about')
  return (
    <>
      <header className="flex max-w-prose flex-col gap-2">
        <h1 className="text-3xl font-semibold">{t('title')}</h1>
        <p className="text-lg text-quiet">{t('lead')}</p>
      </header>
      <div className="grid gap-8 lg:grid-cols-3">
        <AboutColumn id="who" title={t('who_title')}>
          <p>{t('who_family')}</p>
          <p>{t('who_people')}</p>
          <p>{t('who_promise')}</p>
        </AboutColumn>
        <AboutColumn id="what" title={t('what_title')}>
          <p>{t('what_retreading')}</p>
          <ol className="flex list-decimal flex-col gap-2 pl-6 marker:text-quiet">
            {steps.map((step) => (
              <li key={step} className="pl-1">
                {t(step)}
              </li>
            ))}
          </ol>
          <p>{t('what_approval')}</p>
          <p>
            <TextLink href="/retreading" prefetch={false}>
              {t('what_link')}
            </TextLink>
          </p>
          <p>{t('what_besides')}</p>
        </AboutColumn>
        <AboutColumn id="where" title={t('where_title')}>
          <p>{t('where_workshop')}</p>
          <ClientMessages namespaces={['company']}>
            <RegisterProvider entry={registerEntry}>
              <ContactBlock />
            </RegisterProvider>
          </ClientMessages>
          <p>
            <TextLink href="/contact" prefetch={false}>
              {t('where_contact')}
            </TextLink>
          </p>
        </AboutColumn>
      </div>
    </>
  )
}
