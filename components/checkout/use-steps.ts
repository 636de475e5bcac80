'use client'

import { useEffect, useState } from 'react'
import type { CheckoutFormInput, checkoutFormSchema } from '@/lib/checkout/checkout-form'
import {
  checkoutFields,
  fieldsOfStep,
  reachableStep,
  stepOf,
  steps,
  stepsBefore,
  type CheckoutField,
  type Step,
} from '@/lib/checkout/fields'
import { changeQueryState, useQueryState } from '@/lib/url-state'
import type { CheckoutFormReturn } from './use-checkout-form'

const PARAMETER = 'step'

interface Options {
  form: CheckoutFormReturn
  schema: ReturnType<typeof checkoutFormSchema>
  /** Where an address that names no step leads, if all before it is filled in. */
  start: Step
}

/** The step that the address asks for, no further than the form is filled in; and the ways to another. */
export function useSteps({ form, schema, start }: Options) {
  const named = useQueryState().get(PARAMETER)
  const [first] = useState(() => reachableStep(start, wrongFields(schema, form.getValues())))
  const asked = named === null ? first : stepOf(named)
  const step = reachableStep(asked, wrongFields(schema, form.getValues()))

  useEffect(() => {
    if (step !== (named === null ? steps[0] : asked)) changeQueryState('replace', { [PARAMETER]: step })
  }, [step, asked, named])

  function show(target: Step): void {
    if (target !== step) changeQueryState('push', { [PARAMETER]: target })
  }

  /** Back without a question; forward past steps that are right. The first one that is not is shown with its errors. */
  async function goTo(target: Step): Promise<boolean> {
    for (const before of stepsBefore(target)) {
      if (stepsBefore(step).includes(before) || (await form.trigger(fieldsOfStep(before)))) continue
      show(before)
      return false
    }
    show(target)
    return true
  }

  return { step, goTo, show }
}

function wrongFields(
  schema: ReturnType<typeof checkoutFormSchema>,
  values: CheckoutFormInput,
): CheckoutField[] {
  const issues = schema.safeParse(values).error?.issues ?? []
  return checkoutFields.filter((field) => issues.some(({ path }) => path.join('.') === field))
}
