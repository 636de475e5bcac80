'use client'

import { useTranslations } from 'next-intl'
import { useParams } from 'next/navigation'
import { LoadFailure, type ErrorPageProps } from '../../load-failure'

export default function TireError({ retry }: ErrorPageProps) {
  const t = useTranslations('catalogue.failed')
  const { tireId: id } = useParams<{ tireId: string }>()
  return <LoadFailure title={t('product', { id })} retry={retry} />
}
