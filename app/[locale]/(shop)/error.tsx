'use client'

import { useTranslations } from 'next-intl'
import { useParams, useSelectedLayoutSegment } from 'next/navigation'
import { useEffect } from 'react'
import { reloadIfOutdated } from '@/lib/page-lifecycle/reload-for-new-version'
import { LoadFailure, type ErrorPageProps } from './load-failure'

/** As in `contract/problem.ts`, which is more than is to come with every page. */
const UNAVAILABLE = 503

/** Header and footer stay. One for all, so that a page brings no script of its own for what hardly ever happens to it. */
export default function PageError({ error, retry }: ErrorPageProps & { error: unknown }) {
  useEffect(() => reloadIfOutdated(error), [error])
  return <LoadFailure title={useFailure()} retry={retry} />
}

/** What could not be shown. */
function useFailure(): string {
  const t = useTranslations('catalogue.failed')
  const failure = useTranslations('failure')
  const { tireId, wheelId, spacerId } = useParams<{ tireId?: string; wheelId?: string; spacerId?: string }>()
  switch (useSelectedLayoutSegment()) {
    case 'tires':
      return t('tires')
    case 'wheels':
      return t('wheels')
    case 'spacer':
      return t('spacers')
    case 'allnews':
      return t('news')
    case 'tireDetail':
      return t('product', { id: tireId ?? '' })
    case 'wheelDetail':
      return t('wheel', { id: wheelId ?? '' })
    case 'spacerDetail':
      return t('spacer', { id: spacerId ?? '' })
    case 'news':
      // The browser is not sent the error itself, so the message is that the news is unavailable.
      return t('news_item', { status: UNAVAILABLE })
    default:
      return failure('title')
  }
}
