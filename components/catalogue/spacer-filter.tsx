'use client'

import { useTranslations } from 'next-intl'
import { FitFilter, type FitFilterProps } from '@/components/catalogue/fit-filter'
import { spacerChoice } from '@/lib/catalogue/choices'

export function SpacerFilter(props: FitFilterProps) {
  const t = useTranslations('spacer_filter')
  return (
    <FitFilter
      {...props}
      kind="spacer"
      choice={(values) => t('choice', spacerChoice(values))}
      labels={{ boltDistance: t('bolt_distance'), thickness: t('thickness') }}
      failures={{ boltDistance: t('failed.boltDistance'), thickness: t('failed.thickness') }}
    />
  )
}
