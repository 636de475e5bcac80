'use client'

import { currentCar, type Cars } from '@bieznik/contract/fit/car'
import type { FitFinding } from '@bieznik/contract/fit/finding'
import { productFit } from '@bieznik/contract/fit/product-fit'
import type { ProductWithoutSafetyData } from '@bieznik/contract/product-without-safety-data'
import clsx from 'clsx'
import { ChevronRight } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Field } from '@/components/ui/field'
import { MeasuredText } from '@/components/ui/measured-text'
import { Select } from '@/components/ui/select'
import { TextLink } from '@/components/ui/text-link'
import { carName, chooseCar } from '@/lib/my-car/cars'
import { verdictColors } from './verdict-colors'

/** The verdict in as much room as the link has, so that nothing moves when it comes, and its reasons on request. */
export function FitVerdict({ product, cars }: { product: ProductWithoutSafetyData; cars: Cars }) {
  const t = useTranslations('fit')
  const car = currentCar(cars)
  if (!car) return null
  const { verdict, findings } = productFit(car, product)
  return (
    <details className="group">
      <summary className="flex min-h-12 cursor-pointer items-center gap-2">
        <ChevronRight aria-hidden className="size-5 shrink-0 group-open:rotate-90" />
        <span
          role="status"
          className={clsx('line-clamp-2 font-semibold wrap-anywhere', verdictColors[verdict])}
        >
          {t(`verdict.${verdict}`, { car: carName(car) })}
        </span>
      </summary>
      <div className="flex flex-col gap-3 border-l-2 border-line py-2 pl-3">
        <ul className="flex flex-col gap-2">
          {findings.map((finding, index) => (
            <Reason key={`${finding.code}${index}`} finding={finding} />
          ))}
        </ul>
        <p className="text-sm text-quiet">{t('not_fitting_room')}</p>
        {cars.cars.length > 1 && (
          <Field label={t('choose')} className="max-w-60">
            <Select required={false} value={car.id} onChange={({ target }) => chooseCar(target.value)}>
              {cars.cars.map((each) => (
                <option key={each.id} value={each.id}>
                  {carName(each)}
                </option>
              ))}
            </Select>
          </Field>
        )}
        <p>
          <TextLink href="/my-car" prefetch={false}>
            {t(verdict === 'not_known' ? 'complete' : 'edit')}
          </TextLink>
        </p>
      </div>
    </details>
  )
}

function Reason({ finding: { code, level, source, values } }: { finding: FitFinding }) {
  const t = useTranslations('fit')
  const words = t(`findings.${code}`, values)
  return (
    <li>
      <b className="font-semibold">{t(`levels.${level}`)}</b>{' '}
      <span key={words}>
        <MeasuredText>{words}</MeasuredText>
      </span>
      <span className="block text-sm text-quiet">{t('source', { source: t(`sources.${source}`) })}</span>
    </li>
  )
}
