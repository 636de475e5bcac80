'use client'

import { useTranslations } from 'next-intl'
import { FitFilter, type FitFilterProps } from '@/components/catalogue/fit-filter'
import { wheelChoice } from '@/lib/catalogue/choices'

export function WheelFilter(props: FitFilterProps) {
  const t = useTranslations('wheel_filter')
  return (
    <FitFilter
      {...props}
      kind="wheel"
      choice={(values) => t('choice', wheelChoice(values))}
      labels={{
        diameter: t('diameter'),
        boltSpacing: t('bolt_spacing'),
        width: t('width'),
        centralBoreDiameter: t('central_bore'),
      }}
      failures={{
        diameter: t('failed.diameter'),
        boltSpacing: t('failed.boltSpacing'),
        width: t('failed.width'),
        centralBoreDiameter: t('failed.centralBoreDiameter'),
      }}
    />
  )
}
