'use client'

import { FITS_ALL } from '@bieznik/contract/catalogue/facet-path'
import { listKinds, productTypeOf } from '@bieznik/contract/catalogue/facets'
import { currentCar, type Car } from '@bieznik/contract/catalogue/fit/car'
import { readCarNumbers, writeCarNumbers } from '@bieznik/contract/catalogue/fit/car-numbers'
import { useLocale, useTranslations } from 'next-intl'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { FitRowProps } from '@/components/catalogue/fit-row'
import { MyCarLink } from '@/components/product/fit/my-car-link'
import { Checkbox } from '@/components/ui/checkbox'
import { TextLink } from '@/components/ui/text-link'
import { resultCountSchema } from '@/lib/catalogue/result-count'
import { requestJson } from '@/lib/http/request-json'
import { FitMessages } from '@/lib/i18n/fit-messages'
import { logFailure } from '@/lib/log/browser'
import { carName, useCars } from '@/lib/my-car/cars'
import { fitListAt, type FitList } from '@/lib/my-car/fit-list'

/** Leaves in a list only what fits: the car of its address, else the one that is noted in this browser. */
export default function FitSwitch({ products = [] }: FitRowProps) {
  const cars = useCars()
  const [shown, another] = listKinds.filter((kind) =>
    products.some(({ productType }) => productType === productTypeOf[kind]),
  )
  const list = fitListAt(location, another ? null : (shown ?? null))
  const own = cars && currentCar(cars)
  const said = list?.fits ? readCarNumbers(list.fits) : null
  if (!list || (!own && !said)) return <MyCarLink />
  const ownNumbers = own ? writeCarNumbers(list.kind, own) : ''
  const numbers = said && list.fits ? list.fits : ownNumbers
  const car = own && numbers === ownNumbers ? own : said
  return (
    <FitMessages fallback={<MyCarLink />}>
      {car && numbers !== '' ? (
        <Switch key={numbers} list={list} numbers={numbers} car={car} isOn={said !== null} />
      ) : (
        <MoreOfCar />
      )}
    </FitMessages>
  )
}

/** Nothing that is known of the car decides what of this list fits. */
function MoreOfCar() {
  const t = useTranslations('fit')
  return (
    <TextLink href="/my-car" prefetch={false}>
      {t('complete')}
    </TextLink>
  )
}

interface SwitchProps {
  list: FitList
  numbers: string
  car: Car
  isOn: boolean
}

function Switch({ list, numbers, car, isOn }: SwitchProps) {
  const t = useTranslations('fit')
  const count = useCount(list.countPath(numbers, useLocale()))
  const isUsed = useIsUsed()
  const isDue = list.fits === null && !list.isFurtherPage && count !== null && count > 0
  const narrowed = list.addressWith(numbers)
  // On by default; the address says so, and the list without it is not gone back to.
  useEffect(() => {
    if (isDue && !isUsed()) location.replace(narrowed)
  }, [isDue, isUsed, narrowed])
  const name = carName(car)
  if (count === 0 && !isOn) return <p>{t('none_fits', { car: name })}</p>
  return (
    <Checkbox
      checked={isOn}
      onChange={() => location.assign(isOn ? list.addressWith(FITS_ALL) : narrowed)}
      label={t('only_fitting', { car: name }) + (count === null ? '' : ` (${count})`)}
    />
  )
}

const IN_USE = 'main :is(a, button, input, select)'

/** Whether somebody has begun to use the list, for example opened a product of it: then the page is not replaced any more. */
function useIsUsed(): () => boolean {
  const used = useRef(false)
  useEffect(() => {
    const use = () => {
      used.current = true
    }
    window.addEventListener('pointerdown', use, true)
    window.addEventListener('keydown', use, true)
    return () => {
      window.removeEventListener('pointerdown', use, true)
      window.removeEventListener('keydown', use, true)
    }
  }, [])
  // What was pressed before this script was there has the focus.
  return useCallback(() => used.current || document.activeElement?.matches(IN_USE) === true, [])
}

/** How many results there are; null: not known. */
function useCount(path: string): number | null {
  const [count, setCount] = useState<number | null>(null)
  useEffect(() => {
    const stop = new AbortController()
    requestJson(path, { reply: resultCountSchema, signal: stop.signal }).then(
      ({ total }) => setCount(total),
      (error: unknown) => {
        if (!stop.signal.aborted) logFailure('how many products fit could not be had', error)
      },
    )
    return () => stop.abort()
  }, [path])
  return count
}
