'use client'

import { useTranslations } from 'next-intl'
import { LoadFailure, type ErrorPageProps } from '../load-failure'

export default function SpacersError({ retry }: ErrorPageProps) {
  const t = useTranslations('catalogue.failed')
  return <LoadFailure title={t('spacers')} retry={retry} />
}
