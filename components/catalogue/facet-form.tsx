'use client'

import { useRef, useState, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Field } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { logFailure } from '@/lib/log/browser'

/** Value, what it is called with its count, and whether it is chosen. */
export type FacetOption = readonly [value: string, name: string, isChosen: boolean]

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
    title: string
    apply: string
    /** While the number of results is not known. */
    applyUnknown: string
    any: string
    inStock: string
  }
  fields: readonly FacetField[]
  /** The chosen order, which stays; null: the usual one. */
  sort: string | null
  isInStock: boolean
  prices: readonly { name: string; label: string; placeholder: string; value: string }[]
  /** The choice of the order, beside the form while that is closed, and above it. */
  order?: ReactNode
  /** What is chosen, each with a way to take it back. */
  children?: ReactNode
}

const PAUSE_MS = 300

/**
 * What a list can be narrowed by. A form that the browser sends by itself; with scripts the button says before it is pressed how
 * many results there are.
 */
export function FacetForm({
  isOpen = false,
  action,
  countPath,
  texts,
  fields,
  sort,
  isInStock,
  prices,
  order,
  children,
}: FacetFormProps) {
  const { counted, countAgain } = useCount(countPath, texts.applyUnknown)
  return (
    <div className="flex flex-wrap gap-3">
      <details open={isOpen} className="border border-line open:order-1 open:basis-full">
        <summary className="flex min-h-11 items-center gap-2 px-4 font-semibold">
          <Icon name="filter" />
          <span>{texts.title}</span>
          <Icon name="down" />
        </summary>
        <form
          method="get"
          action={action}
          autoComplete="off"
          onChange={(event) => countAgain(event.currentTarget)}
          className="grid gap-4 border-t border-line p-4 sm:grid-cols-2 xl:grid-cols-3"
        >
          {sort !== null && <input type="hidden" name="sort" value={sort} />}
          <Checkbox
            name="inStock"
            value="1"
            defaultChecked={isInStock}
            label={texts.inStock}
            className="self-end"
          />
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
          {fields.map((field) =>
            field.isBound ? (
              <Bound key={field.name} field={field} any={texts.any} />
            ) : (
              <Values key={field.name} field={field} />
            ),
          )}
          <div className="sticky bottom-0 col-span-full bg-paper py-2">
            <Button type="submit">{counted ?? texts.apply}</Button>
            <span role="status" className="sr-only">
              {counted}
            </span>
          </div>
        </form>
      </details>
      {order}
      {children && <div className="order-2 basis-full">{children}</div>}
    </div>
  )
}

function Values({ field: { name, label, options } }: { field: FacetField }) {
  return (
    <fieldset>
      <legend className="font-semibold">{label}</legend>
      {options.map(([value, text, isChosen]) => (
        <Checkbox key={value} name={name} value={value} defaultChecked={isChosen} label={text} />
      ))}
    </fieldset>
  )
}

function Bound({ field: { name, label, options }, any }: { field: FacetField; any: string }) {
  return (
    <Field label={label}>
      <Select
        required={false}
        name={name}
        defaultValue={options.find(([, , isChosen]) => isChosen)?.[0] ?? ''}
      >
        <option value="">{any}</option>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </Select>
    </Field>
  )
}

/** The number of results of what is chosen in the form, in the words of the button; null: nothing was changed yet. The newest request counts. */
function useCount(countPath: string, unknown: string) {
  const [counted, setCounted] = useState<string | null>(null)
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
      setCounted(unknown)
      logFailure('the number of results could not be had', error)
    }
  }

  function countAgain(form: HTMLFormElement): void {
    asked.current?.abort()
    clearTimeout(pause.current)
    pause.current = setTimeout(() => void ask(form), PAUSE_MS)
  }

  return { counted, countAgain }
}
