'use client'

import { useTranslations } from 'next-intl'
import { useParams } from 'next/navigation'
import { LoadFailure, type ErrorPageProps } from '../../load-failure'

export default function WheelError({ retry }: ErrorPageProps) {
  const t = useTranslations('catalogue.failed')
  const { wheelId: id } = useParams<{ wheelId: string }>()
  return <LoadFailure title={t('wheel', { id })} retry={retry} />
}
