'use client'

import { useTranslations } from 'next-intl'
import { LoadFailure, type ErrorPageProps } from '../load-failure'

export default function AllNewsError({ retry }: ErrorPageProps) {
  const t = useTranslations('catalogue.failed')
  return <LoadFailure title={t('news')} retry={retry} />
}
