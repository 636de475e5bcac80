'use client'

import { useEffect, useEffectEvent, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { Select } from '@/components/ui/select'

/** A value of the form; empty: the usual order, which no address names. */
export type SortOption = readonly [value: string, name: string]

interface ListSortProps {
  /** The list's own address, with its language. */
  action: string
  label: string
  options: readonly SortOption[]
  chosen: string
  /** By what the list is narrowed, which stays. */
  kept?: readonly (readonly [name: string, value: string])[]
}

/**
 * The order of a list, which is another one as soon as it is chosen. By keyboard it is chosen among the options one after the other: only then,
 * and without JavaScript, is there a button.
 */
export function ListSort({ action, label, options, chosen, kept = [] }: ListSortProps) {
  const isByKeyboard = useRef(false)
  const form = useRef<HTMLFormElement>(null)

  function sort() {
    if (isByKeyboard.current) return
    // Whoever comes back finds the list as it was, and its order named.
    window.addEventListener('pagehide', () => form.current?.reset(), { once: true })
    form.current?.requestSubmit()
  }

  const catchUp = useEffectEvent(() => {
    const select = form.current?.elements.namedItem('sort')
    if (select instanceof HTMLSelectElement && select.value !== chosen) sort()
  })
  // What was chosen before hydration counts as well.
  useEffect(() => catchUp(), [])

  return (
    <form ref={form} method="get" action={action} autoComplete="off" className="flex min-w-0 flex-1">
      {kept.map(([name, value]) => (
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
