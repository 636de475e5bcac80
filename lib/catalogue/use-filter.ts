'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { logFailure } from '@/lib/log/browser'
import { choicesBeforeHydration } from './choices-before-hydration'
import { recallFilter, rememberFilter } from './filter-memory'
import {
  filters,
  lowerFields,
  type FilterField,
  type FilterKind,
  type FilterOptions,
  type FilterValues,
} from './filters'

interface FilterStart {
  kind: FilterKind
  values: FilterValues
  options: FilterOptions
  /** On a page of results the address says what is chosen; elsewhere what was chosen last in this tab. */
  isOnResults: boolean
}

/** What is chosen in a filter, and what can be chosen next. */
export function useFilter({ kind, values: startValues, options: startOptions, isOnResults }: FilterStart) {
  const [values, setValues] = useState(startValues)
  const [options, setOptions] = useState(startOptions)
  /** Whether anything is chosen: until then the values are those of a search without a choice. */
  const [isChosen, setChosen] = useState(isOnResults)
  const form = useRef<HTMLFormElement>(null)
  const pending = useRef<AbortController>(null)

  function choose(field: FilterField, value: string): void {
    chooseAll({ [field]: value }, field)
  }

  /** Sets several fields at once, of which `lowest` is the lowest; what is below that is reset. */
  function chooseAll(chosen: FilterValues, lowest: FilterField): void {
    const lower = lowerFields(kind, lowest)
    const next = { ...values, ...chosen, ...Object.fromEntries(lower.map((name) => [name, ''])) }
    setValues(next)
    setChosen(true)
    rememberFilter(kind, next)
    if (lower.length === 0) return
    // The lists below are those of another choice: they are empty until the response is there.
    setOptions((current) => ({ ...current, ...Object.fromEntries(lower.map((name) => [name, []])) }))
    void refresh(next)
  }

  /** Only the newest request counts. When it fails, the lists that it was to fill are missing. */
  async function refresh(next: FilterValues): Promise<void> {
    pending.current?.abort()
    const controller = new AbortController()
    pending.current = controller
    try {
      // With Zod, which a page that is only read does not load.
      const { requestFilterOptions } = await import('./request-filter-options')
      controller.signal.throwIfAborted()
      setOptions(await requestFilterOptions(kind, next, controller.signal))
    } catch (error) {
      if (controller.signal.aborted) return
      logFailure('the filter lists could not be loaded', error)
      setOptions(withoutEmpty)
    }
  }

  // A page that was left is kept and comes back as it was; this also runs then.
  const catchUp = useEffectEvent(() => {
    const chosen = choicesBeforeHydration(kind, form.current, values)
    const recalled = isOnResults ? null : recallFilter(kind)
    const before = isOnResults ? startValues : { ...startValues, ...(recalled ?? values) }
    const next = { ...before, ...chosen }
    if (recalled || chosen) setChosen(true)
    if (isOnResults || chosen) rememberFilter(kind, next)
    if (isSame(next, values)) return
    setValues(next)
    if (!isSame(next, startValues)) return void refresh(next)
    pending.current?.abort()
    setOptions(startOptions)
  })
  useEffect(() => catchUp(), [])

  /** The highest dropdown whose list could not be had. */
  const failed = filters[kind].cascade.find((field) => options[field] === undefined)
  return {
    form,
    values,
    options,
    failed,
    isOnResults,
    isChosen,
    choose,
    chooseAll,
    retry: () => void refresh(values),
  }
}

export type Filter = ReturnType<typeof useFilter>

function withoutEmpty(options: FilterOptions): FilterOptions {
  return Object.fromEntries(Object.entries(options).filter(([, list]) => list.length > 0))
}

function isSame(one: FilterValues, other: FilterValues): boolean {
  const chosen = (values: FilterValues) =>
    JSON.stringify(
      Object.entries(values)
        .filter(([, value]) => value)
        .toSorted(([field], [otherField]) => field.localeCompare(otherField)),
    )
  return chosen(one) === chosen(other)
}
