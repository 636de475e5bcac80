'use client'

import { useTranslations } from 'next-intl'
import { useParams } from 'next/navigation'
import { LoadFailure, type ErrorPageProps } from '../../load-failure'

export default function SpacerError({ retry }: ErrorPageProps) {
  const t = useTranslations('catalogue.failed')
  const { spacerId: id } = useParams<{ spacerId: string }>()
  return <LoadFailure title={t('spacer', { id })} retry={retry} />
}
