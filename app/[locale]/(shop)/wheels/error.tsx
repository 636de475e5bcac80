'use client'

import { useTranslations } from 'next-intl'
import { LoadFailure, type ErrorPageProps } from '../load-failure'

export default function WheelsError({ retry }: ErrorPageProps) {
  const t = useTranslations('catalogue.failed')
  return <LoadFailure title={t('wheels')} retry={retry} />
}
