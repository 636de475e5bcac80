'use client'

import { useEffect, useRef, type RefObject } from 'react'
import { readEarlyInput } from '@/lib/late/early-input'
import { useIsReady } from './use-is-ready'

/**
 * A form is on the screen before its scripts run: what was typed or filled in by the browser until then is taken over, and
 * `isReady` tells when it may be sent, which before would write it into the address. Both arguments are to stay the same.
 */
export function useEarlyInput<Field extends string>(
  fields: readonly Field[],
  setValue: (field: Field, text: string) => void,
): { form: RefObject<HTMLFormElement | null>; isReady: boolean } {
  const form = useRef<HTMLFormElement>(null)
  const isReady = useIsReady()
  useEffect(() => {
    const early = readEarlyInput(form.current, fields)
    for (const field of fields) {
      const text = early[field]
      if (text !== undefined) setValue(field, text)
    }
  }, [fields, setValue])
  return { form, isReady }
}
