import type { ShownOpinion } from '@bieznik/contract/care/opinion'
import { getTranslations } from 'next-intl/server'
import { NoScriptNotice } from '@/components/contact/no-script-notice'
import { ReportForm } from '@/components/product/opinions/report-form'
import { ContentText } from '@/components/ui/content-text'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'
import { TextLink } from '@/components/ui/text-link'
import { detailPath } from '@bieznik/contract/catalogue/detail-path'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { requireLocale } from '@/lib/i18n/locale.server'
import { getShownOpinion } from '@/lib/product-api/opinions.server'
import { titleOf } from '@/lib/seo/page-titles.server'

/** Which opinion it is stands in the address, so the page is made for each request. */
export const instant = false

export const generateMetadata = titleOf('report_opinion.title')

export default async function ReportOpinionPage({ searchParams }: PageProps<'/[locale]/report-opinion'>) {
  await requireLocale()
  const { opinion: id } = await searchParams
  const opinion = await getShownOpinion(id)
  if (!opinion) return <UnknownOpinion />
  const t = await getTranslations('report_opinion')
  return (
    <div className="flex max-w-prose flex-col gap-5">
      <h1 className="text-3xl font-semibold">{t('title')}</h1>
      <ReportedOpinion opinion={opinion} />
      <p>{t('lead')}</p>
      <NoScriptNotice />
      <ClientMessages namespaces={['ui', 'errors', 'failure', 'report_opinion']}>
        <ReportForm opinionId={opinion.id} />
      </ClientMessages>
    </div>
  )
}

async function ReportedOpinion({ opinion }: { opinion: ShownOpinion }) {
  const t = await getTranslations('opinions')
  const { productId, productType, title, text, name, language } = opinion
  return (
    <figure className="flex flex-col gap-1 border-l-2 border-line pl-3">
      <figcaption className="flex flex-wrap gap-x-3">
        <TextLink href={detailPath({ id: productId, productType })} prefetch={false}>
          <ContentText>{title}</ContentText>
        </TextLink>
        <span>{name ?? t('buyer')}</span>
        <span>{t('stars', { rating: opinion.rating })}</span>
      </figcaption>
      {text !== '' && (
        <blockquote lang={language} className="wrap-anywhere whitespace-pre-line">
          {text}
        </blockquote>
      )}
    </figure>
  )
}

async function UnknownOpinion() {
  const t = await getTranslations('report_opinion')
  return (
    <EmptyState
      titleAs="h1"
      title={t('unknown')}
      action={
        <LinkButton href="/contact" prefetch={false}>
          {t('contact')}
        </LinkButton>
      }
    >
      {t('unknown_hint')}
    </EmptyState>
  )
}
