'use client'

import { useTranslations } from 'next-intl'
import { LoadFailure, type ErrorPageProps } from './load-failure'

/** Header and footer stay. */
export default function PageError({ retry }: ErrorPageProps) {
  const t = useTranslations('failure')
  return <LoadFailure title={t('title')} retry={retry} />
}
