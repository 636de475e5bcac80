'use client'

import { useEffect, useEffectEvent, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { Select } from '@/components/ui/select'

/** A value of the form; empty: the usual order. */
export type SortOption = readonly [value: string, name: string]

interface ListSortProps {
  /** The list's own address, with its language. */
  action: string
  label: string
  options: readonly SortOption[]
  chosen: string
  /** Hidden fields of the form: the facets that are chosen, so that a change of the order preserves them. */
  hiddenFields?: readonly (readonly [name: string, value: string])[]
}

/**
 * Sorts a list as soon as another order is selected. Arrow keys step through the options, each of which is a change event: by keyboard, and
 * without JavaScript, a button submits the form.
 */
export function ListSort({ action, label, options, chosen, hiddenFields = [] }: ListSortProps) {
  const isByKeyboard = useRef(false)
  const form = useRef<HTMLFormElement>(null)

  function sort() {
    if (!isByKeyboard.current) form.current?.requestSubmit()
  }

  /** The page in the back/forward cache shows the order of its own list. */
  function resetWithPage() {
    window.addEventListener('pagehide', () => form.current?.reset(), { once: true })
  }

  const catchUp = useEffectEvent(() => {
    const select = form.current?.elements.namedItem('sort')
    if (select instanceof HTMLSelectElement && select.value !== chosen) sort()
  })
  // An order that was selected before hydration fired no handler.
  useEffect(() => catchUp(), [])

  return (
    <form
      ref={form}
      method="get"
      action={action}
      autoComplete="off"
      onSubmit={resetWithPage}
      className="flex min-w-0 flex-1"
    >
      {hiddenFields.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <Select
        key={chosen}
        name="sort"
        aria-label={label}
        defaultValue={chosen}
        onKeyDown={() => (isByKeyboard.current = true)}
        onPointerDown={() => (isByKeyboard.current = false)}
        onChange={sort}
        className="min-w-0"
      >
        {options.map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </Select>
      <span className="sr-only focus-within:not-sr-only noscript:not-sr-only">
        <Button type="submit" variant="secondary">
          {label}
        </Button>
      </span>
    </form>
  )
}
