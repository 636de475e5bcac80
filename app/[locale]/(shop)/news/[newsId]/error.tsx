'use client'

import { problemStatuses } from '@bieznik/contract/problem-codes'
import { useTranslations } from 'next-intl'
import { LoadFailure, type ErrorPageProps } from '../../load-failure'

/** Which failure it was stays on the server; to the reader the news does not answer. */
export default function NewsError({ retry }: ErrorPageProps) {
  const t = useTranslations('catalogue.failed')
  return <LoadFailure title={t('news_item', { status: problemStatuses.unavailable })} retry={retry} />
}
