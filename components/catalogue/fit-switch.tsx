'use client'

import { FITS_ALL } from '@bieznik/contract/catalogue/facet-path'
import type { ListKind } from '@bieznik/contract/catalogue/facets'
import { currentCar, type Car } from '@bieznik/contract/catalogue/fit/car'
import { readCarNumbers, writeCarNumbers } from '@bieznik/contract/catalogue/fit/car-numbers'
import { useTranslations } from 'next-intl'
import { usePathname } from 'next/navigation'
import { useCallback, useEffect, useRef, useState } from 'react'
import { MyCarLink } from '@/components/product/fit/my-car-link'
import { Checkbox } from '@/components/ui/checkbox'
import { TextLink } from '@/components/ui/text-link'
import { resultCountSchema } from '@/lib/catalogue/result-count'
import { requestJson } from '@/lib/http/request-json'
import { FitMessages } from '@/lib/i18n/fit-messages'
import { logFailure } from '@/lib/log/browser'
import { carName } from '@/lib/my-car/car-name'
import { useCars } from '@/lib/my-car/cars'
import { fitListOf, type FitList } from '@/lib/my-car/fit-list'

interface FitSwitchProps {
  kind: ListKind
  /** By what the list is narrowed, the query of its address. */
  by: string
}

/** Leaves in a list only what fits: the car of its address, else the one that is saved in this browser. */
export default function FitSwitch({ kind, by }: FitSwitchProps) {
  const cars = useCars()
  const list = fitListOf({ pathname: usePathname(), kind, by })
  const own = cars && currentCar(cars)
  const linked = list.fits ? readCarNumbers(list.fits) : null
  if (!own && !linked) return <MyCarLink />
  const ownNumbers = own ? writeCarNumbers(kind, own) : ''
  const numbers = linked && list.fits ? list.fits : ownNumbers
  const car = own && numbers === ownNumbers ? own : linked
  return (
    <FitMessages fallback={<MyCarLink />}>
      {car && numbers !== '' ? (
        <Switch key={numbers} list={list} numbers={numbers} car={car} isOn={linked !== null} />
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
  const count = useCount(list.countPath(numbers))
  const isUsed = useIsUsed()
  const narrowsItself = list.fits === null && !list.isFurtherPage && count !== null && count > 0
  const narrowed = list.addressWith(numbers)
  // On by default; the address says so, and the list without it is not gone back to.
  useEffect(() => {
    if (narrowsItself && !isUsed()) location.replace(narrowed)
  }, [narrowsItself, isUsed, narrowed])
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

/** Of a link that led to the list the focus stays in the header; what is typed anywhere would be lost with the page. */
const IN_USE = ':is(main :is(a, button), input, select, textarea)'

const TYPED = 'input:not([type=checkbox], [type=radio])'
const isTypedInto = ({ value, defaultValue }: HTMLInputElement): boolean => value !== defaultValue

/** Whether somebody has begun to use the page, for example opened a product or typed into the search: then it is not replaced any more. */
function useIsUsed(): () => boolean {
  const used = useRef(false)
  useEffect(() => {
    const use = () => {
      used.current = true
    }
    const events = ['pointerdown', 'keydown', 'input'] as const
    for (const event of events) window.addEventListener(event, use, true)
    return () => {
      for (const event of events) window.removeEventListener(event, use, true)
    }
  }, [])
  // What was pressed or typed before this script was there.
  return useCallback(
    () =>
      used.current ||
      document.activeElement?.matches(IN_USE) === true ||
      Array.from(document.querySelectorAll<HTMLInputElement>(TYPED)).some(isTypedInto),
    [],
  )
}

/** How many results there are; null: not known. */
function useCount(path: string): number | null {
  const [count, setCount] = useState<number | null>(null)
  useEffect(() => {
    const stop = new AbortController()
    requestJson(path, { reply: resultCountSchema, signal: stop.signal }).then(
      ({ total }) => setCount(total),
      (error: unknown) => {
        if (!stop.signal.aborted) logFailure('the products that fit could not be counted', error)
      },
    )
    return () => stop.abort()
  }, [path])
  return count
}
