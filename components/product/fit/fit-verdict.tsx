'use client'

import { currentCar, type Cars } from '@bieznik/contract/catalogue/fit/car'
import type { FitFinding, FitSource } from '@bieznik/contract/catalogue/fit/finding'
import { productFit } from '@bieznik/contract/catalogue/fit/product-fit'
import type { BrowserProduct } from '@bieznik/contract/catalogue/browser-product'
import clsx from 'clsx'
import { ChevronRight } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Field } from '@/components/ui/field'
import { MeasuredText } from '@/components/ui/measured-text'
import { Select } from '@/components/ui/select'
import { TextLink } from '@/components/ui/text-link'
import { carName } from '@/lib/my-car/car-name'
import { chooseCar } from '@/lib/my-car/cars'
import { useVerdictText } from './use-verdict-text'
import { verdictColors } from './verdict-colors'

/** The verdict in as much room as the link has, so that nothing moves when it comes, and its reasons on request. */
export function FitVerdict({ product, cars }: { product: BrowserProduct; cars: Cars }) {
  const t = useTranslations('fit')
  const verdictText = useVerdictText()
  const car = currentCar(cars)
  if (!car) return null
  const fit = productFit(car, product)
  const { verdict, findings } = fit
  const common = mostCommonSource(findings)
  return (
    <details className="group">
      <summary className="flex min-h-12 cursor-pointer items-center gap-2">
        <ChevronRight aria-hidden className="size-5 shrink-0 group-open:rotate-90" />
        <span
          role="status"
          className={clsx('line-clamp-2 font-semibold wrap-anywhere', verdictColors[verdict])}
        >
          {verdictText(fit, carName(car)).whole}
        </span>
      </summary>
      <div className="flex flex-col gap-3 border-l-2 border-line py-2 pl-3">
        <ul className="flex flex-col gap-2">
          {findings.map((finding, index) => (
            <Reason key={`${finding.code}${index}`} finding={finding} common={common} />
          ))}
        </ul>
        {common && (
          <p className="text-sm text-quiet">{t('source_of_all', { source: t(`sources.${common}`) })}</p>
        )}
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

/** Where most of the findings are from; null: no two are from the same. */
function mostCommonSource(findings: readonly FitFinding[]): FitSource | null {
  const counts = Map.groupBy(findings, ({ source }) => source)
  const [most] = [...counts].toSorted(([, one], [, other]) => other.length - one.length)
  return most && most[1].length > 1 ? most[0] : null
}

interface ReasonProps {
  finding: FitFinding
  /** Said once, below the list. */
  common: FitSource | null
}

function Reason({ finding: { code, level, source, values }, common }: ReasonProps) {
  const t = useTranslations('fit')
  const words = t(`findings.${code}`, values)
  return (
    <li>
      <b className="font-semibold">{t(`levels.${level}`)}</b>{' '}
      <span key={words}>
        <MeasuredText>{words}</MeasuredText>
      </span>
      {source !== common && (
        <span className="block text-sm text-quiet">{t('source', { source: t(`sources.${source}`) })}</span>
      )}
    </li>
  )
}
