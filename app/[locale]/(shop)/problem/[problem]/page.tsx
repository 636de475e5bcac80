import { problemStatuses } from '@bieznik/contract/platform/problem-codes'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { buttonClass } from '@/components/ui/button-class'
import { requireLocale } from '@/lib/i18n/locale.server'
import { FailureNotice } from '../../failure-notice'
import NewsNotFound from '../../news/[newsId]/not-found'
import NotFound from '../../not-found'
import { Refusal } from '../../../refusal'

export const ensureStatic = 'navigation'

export function generateStaticParams() {
  return [{ problem: 'not-found' }]
}

type Props = PageProps<'/[locale]/problem/[problem]'>

/** The server puts the id that was asked for in its place. */
const id = '__id__'

/** What an empty address means to a browser, so that trying again needs no JavaScript. */
const SAME_PAGE = ''

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await requireLocale()
  return { title: await titleOf((await params).problem), robots: { index: false } }
}

/** Not for people to open: the storefront's server sends these where a page is missing or has failed. */
export default async function ProblemPage({ params }: Props) {
  await requireLocale()
  const { problem } = await params
  if (problem === 'not-found') return <NotFound />
  if (problem === 'news-not-found') return <NewsNotFound />
  if (problem === 'forbidden') return <Refusal reason="forbidden" />
  const t = await getTranslations('failure')
  const retry = (
    <a href={SAME_PAGE} className={buttonClass({})}>
      {t('retry')}
    </a>
  )
  return <FailureNotice title={await titleOf(problem)} action={retry} />
}

async function titleOf(problem: string): Promise<string> {
  const t = await getTranslations()
  switch (problem) {
    case 'not-found':
      return t('not_found.title')
    case 'news-not-found':
      return t('news.not_found')
    case 'forbidden':
      return t('forbidden.title')
    case 'failure':
      return t('failure.title')
    case 'tires':
    case 'wheels':
    case 'spacers':
    case 'news':
      return t(`catalogue.failed.${problem}`)
    case 'product':
    case 'wheel':
    case 'spacer':
      return t(`catalogue.failed.${problem}`, { id })
    case 'news-item':
      return t('catalogue.failed.news_item', { status: problemStatuses.unavailable })
    default:
      notFound()
  }
}
