'use client'

import { useState } from 'react'
import type { DefaultValues, FieldPath, FieldValues } from 'react-hook-form'
import { useForm, type FormOptions } from '@/components/ui/use-form'

interface SeenFormOptions<
  Known,
  Values extends FieldValues,
  Output,
  Name extends FieldPath<Values> & keyof Values,
> extends Omit<FormOptions<Values, Output, Name>, 'defaultValues' | 'send'> {
  /** What is changed, as it is known by now; null: something new. */
  known: Known
  formOf: (known: Known) => Values & DefaultValues<Values>
  /** `seen`: as it was known when what is typed began, so that nothing else is written over. */
  send: (filledIn: Output, seen: Known) => Promise<void>
}

/**
 * A form for what several people change. What is typed stays, whatever becomes of saving and whatever somebody else saves meanwhile, which
 * stands in `changes` until `takeNewest` or `keepMine` decides (`ChangedElsewhere`).
 */
export function useSeenForm<
  Known,
  Values extends FieldValues,
  Output,
  Name extends FieldPath<Values> & keyof Values,
>({ known, formOf, send, ...options }: SeenFormOptions<Known, Values, Output, Name>) {
  const [seen, setSeen] = useState(known)
  const form = useForm<Values, Output, Name>({
    ...options,
    defaultValues: formOf(seen),
    send: (filledIn) => send(filledIn, seen),
  })

  /** With `keepDirtyValues` what was changed here stays typed, and the rest is as in `newest`. */
  function goOnFrom(newest: Known, resetOptions?: { keepDirtyValues: true }): void {
    setSeen(newest)
    form.reset(formOf(newest), resetOptions)
  }

  // `formState` is a proxy: react-hook-form updates only what is read while rendering.
  const { isSubmitting, isDirty, dirtyFields } = form.formState
  const [before, now] = [formOf(seen), formOf(known)]
  const changes =
    isSubmitting || known === null
      ? []
      : options.fields
          .filter((name) => before[name] !== now[name])
          .map((name) => ({ name, value: now[name] }))
  return {
    form,
    seen,
    changes,
    isDirty,
    dirtyFields,
    goOnFrom,
    takeNewest: () => goOnFrom(known),
    keepMine: () => goOnFrom(known, { keepDirtyValues: true }),
  }
}
