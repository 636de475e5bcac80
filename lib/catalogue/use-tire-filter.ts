'use client'

import { useRef, useState } from 'react'
import { requestJson } from '@/lib/http/request-json'
import { logFailure } from '@/lib/log/browser'
import { tireFilterOptionsSchema, type TireFilterOptions } from './tire-filter-options'

/** What is chosen in the dropdowns; 0 and '' mean not chosen. */
export interface ChosenSize {
  width: number
  profile: number
  diameter: number
  protector: string
}

/** The dropdowns from high to low: a change resets all that follow. */
const CASCADE = ['width', 'profile', 'diameter', 'protector'] as const
const NOT_CHOSEN: ChosenSize = { width: 0, profile: 0, diameter: 0, protector: '' }

/** The cascade of the tire filter: width, then profile, then diameter, then protector. */
export function useTireFilter(initial: ChosenSize, initialOptions: TireFilterOptions) {
  const [chosen, setChosen] = useState(initial)
  const [options, setOptions] = useState(initialOptions)
  const pending = useRef<AbortController>(null)

  function choose<Key extends keyof ChosenSize>(key: Key, value: ChosenSize[Key]): void {
    const next = { ...chosen, [key]: value }
    for (const lower of CASCADE.slice(CASCADE.indexOf(key) + 1))
      Object.assign(next, { [lower]: NOT_CHOSEN[lower] })
    setChosen(next)
    if (key === 'protector') return
    setOptions((current) => withoutLower(current, key))
    void refresh(next)
  }

  /** Only the newest request counts; a list that cannot be had stays empty. */
  async function refresh(next: ChosenSize): Promise<void> {
    pending.current?.abort()
    const controller = new AbortController()
    pending.current = controller
    try {
      setOptions(
        await requestJson(optionsPath(next), { reply: tireFilterOptionsSchema, signal: controller.signal }),
      )
    } catch (error) {
      if (!controller.signal.aborted) logFailure('the filter lists could not be loaded', error)
    }
  }

  return { chosen, options, choose }
}

function optionsPath({ width, profile, diameter }: ChosenSize): string {
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries({ width, profile, diameter }))
    if (value) query.set(key, String(value))
  return `/api/tire-filter?${query}`
}

/** The lists below what was changed are those of another size: they are empty until the answer is there. */
function withoutLower(
  options: TireFilterOptions,
  changed: 'width' | 'profile' | 'diameter',
): TireFilterOptions {
  const kept = CASCADE.indexOf(changed)
  return {
    widths: options.widths,
    profiles: kept > 0 ? options.profiles : [],
    diameters: kept > 1 ? options.diameters : [],
    protectors: [],
  }
}
