'use client'

import clsx from 'clsx'
import { useRef, useState } from 'react'
import { FilterPanel } from '@/components/catalogue/filter-panel'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { optionKey } from '@/lib/catalogue/option-key'
import type { ChosenCount } from '@/lib/catalogue/result-count'
import { logFailure } from '@/lib/log/browser'

/** `count`: of the products that are shown when it is chosen. */
export type FacetOption = readonly [value: string, name: string, count: number, isChosen: boolean]

/** Several of the values may be chosen, or one bound of a number. */
export interface FacetField {
  name: string
  label: string
  isBound: boolean
  options: readonly FacetOption[]
}

interface FacetFormProps {
  /** Whether the form is open at first. */
  isOpen?: boolean
  /** The list's own address; the browser puts what is chosen behind it. */
  action: string
  /** Where the number of results of a choice is asked for. */
  countPath: string
  texts: {
    /** Where the form is beside the list. */
    heading: string
    /** Of what opens the form on a phone. */
    title: string
    apply: string
    /** While the number of results is not known. */
    applyUnknown: string
    any: string
    inStock: string
  }
  fields: readonly FacetField[]
  /** What stays whatever is chosen here: the order, and in a search the kind. */
  hiddenFields: readonly (readonly [name: string, value: string])[]
  isInStock: boolean
  inStockCount: number
  prices: readonly { name: string; label: string; placeholder: string; value: string }[]
}

const PAUSE_MS = 300

/**
 * What a list can be narrowed by. A form that the browser sends by itself; with scripts the button says before it is pressed how many
 * results there are, and each option how many it leaves beside what is ticked.
 */
export function FacetForm({
  isOpen = false,
  action,
  countPath,
  texts,
  fields,
  hiddenFields,
  isInStock,
  inStockCount,
  prices,
}: FacetFormProps) {
  const { counted, countAgain } = useCount(countPath, texts.applyUnknown)
  const countOf: CountOf = (field, value, first) => counted?.counts[optionKey(field, value)] ?? first
  const isEmpty: IsEmpty = (field, value) => {
    const key = optionKey(field, value)
    return counted?.counts[key] === 0 && !counted.chosen.has(key)
  }
  return (
    <FilterPanel heading={texts.heading} chosen={texts.title} open={isOpen}>
      <form
        method="get"
        action={action}
        autoComplete="off"
        onChange={(event) => countAgain(event.currentTarget)}
      >
        {hiddenFields.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {prices.map(({ name, label, placeholder, value }) => (
          <Field key={name} label={label}>
            <Input
              required={false}
              name={name}
              inputMode="decimal"
              placeholder={placeholder}
              defaultValue={value}
            />
          </Field>
        ))}
        <Checkbox
          name="inStock"
          value="1"
          defaultChecked={isInStock}
          label={withCount(texts.inStock, countOf('inStock', '1', inStockCount))}
          className="col-span-full"
        />
        {fields.map((field) =>
          field.isBound ? (
            <Bound key={field.name} field={field} any={texts.any} countOf={countOf} />
          ) : (
            <Values key={field.name} field={field} countOf={countOf} isEmpty={isEmpty} />
          ),
        )}
        <Button type="submit" className="col-span-full max-lg:bottom-0 max-lg:tall:sticky">
          {counted?.text ?? texts.apply}
        </Button>
        <span role="status" className="sr-only">
          {counted?.text}
        </span>
      </form>
    </FilterPanel>
  )
}

/** `first`: the count when the page was made. */
type CountOf = (field: string, value: string, first: number) => number

/** Whether an option that is not ticked leads to nothing beside what is. It is shown so, and may be ticked all the same: focus and what was ticked by mistake stay where they are. */
type IsEmpty = (field: string, value: string) => boolean

const withCount = (name: string, count: number): string => `${name} (${count})`

interface ValuesProps {
  field: FacetField
  countOf: CountOf
  isEmpty: IsEmpty
}

function Values({ field: { name, label, options }, countOf, isEmpty }: ValuesProps) {
  return (
    <fieldset className="col-span-full">
      <legend className="font-semibold">{label}</legend>
      {options.map(([value, text, first, isChosen]) => (
        <Checkbox
          key={value}
          name={name}
          value={value}
          defaultChecked={isChosen}
          label={withCount(text, countOf(name, value, first))}
          className={clsx(isEmpty(name, value) && 'text-quiet')}
        />
      ))}
    </fieldset>
  )
}

interface BoundProps {
  field: FacetField
  any: string
  countOf: CountOf
}

function Bound({ field: { name, label, options }, any, countOf }: BoundProps) {
  return (
    <Field label={label}>
      <Select
        required={false}
        name={name}
        defaultValue={options.find(([, , , isChosen]) => isChosen)?.[0] ?? ''}
      >
        <option value="">{any}</option>
        {options.map(([value, text, first]) => (
          <option key={value} value={value}>
            {withCount(text, countOf(name, value, first))}
          </option>
        ))}
      </Select>
    </Field>
  )
}

/** The counts of what is chosen in the form; null: nothing was changed yet. The newest request counts. */
function useCount(countPath: string, unknown: string) {
  const [counted, setCounted] = useState<ChosenCount | null>(null)
  const asked = useRef<AbortController>(null)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)

  async function ask(form: HTMLFormElement): Promise<void> {
    const controller = new AbortController()
    asked.current = controller
    try {
      const { requestResultCount } = await import('@/lib/catalogue/request-result-count')
      setCounted(await requestResultCount(countPath, new FormData(form), controller.signal))
    } catch (error) {
      if (controller.signal.aborted) return
      // The button works without the number, and says none of an earlier choice.
      setCounted({ text: unknown, total: 0, counts: {}, chosen: new Set() })
      logFailure('facets: not counted', error)
    }
  }

  function countAgain(form: HTMLFormElement): void {
    asked.current?.abort()
    clearTimeout(pause.current)
    pause.current = setTimeout(() => void ask(form), PAUSE_MS)
  }

  return { counted, countAgain }
}
